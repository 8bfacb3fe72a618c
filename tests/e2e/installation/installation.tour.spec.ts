import { model } from '../../machines/installation/installation.model.ts';
import { answerPrompt, installationStarts, offerInstallation } from '../support/stand-ins/install-prompt.ts';
import { happens, writtenWalks, type Condition } from '../support/tours/steps.ts';
import { absent, checked, on, testTours } from '../support/tours/tour.ts';

const refused = happens('copies.refused');
const manual = happens('installation.manual');

const walks = writtenWalks(model, {
  'accepted, with copies erased and kept again':
    'copies.kept › copies.erase › copies.keep › installation.offered › installation.request › done askToInstall(true)',
  'dismissed, and installed by the menu':
    'copies.refused › installation.offered › installation.request › done askToInstall(false) › app.installed',
  'a browser that cannot ask':
    'copies.kept › installation.offered › installation.request › error askToInstall',
  'installed by the menu': 'copies.kept › installation.offered › app.installed',
  'a phone whose browser has no question': 'copies.kept › installation.manual',
  'a browser that allows no listener': 'copies.kept › error watchDevice',
});

testTours('installation', { model, walks }, ({ page, walk }) => {
  const copies = page.getByRole('switch', { name: 'Keep recent chats on this device' });
  const { button } = on(page);
  const has = (step: Condition): boolean => walk.steps.some(step);
  return {
    opening: {
      place: '/app',
      prepare: async () => {
        if (has(refused)) await page.addInitScript(() => localStorage.setItem('mates.copies-off', 'yes'));
        if (has(manual))
          await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }));
      },
    },
    begin: () => installationStarts(page),
    // The page is shown when the browser has reported what it can.
    tookAtStart: (step) => [happens('copies.kept'), refused, manual].some((report) => report(step)),
    forbidden: { watchDevice: ['appinstalled'] },
    answers: {
      askToInstall: (how, result) =>
        answerPrompt(page, how === 'error' ? null : result === true ? 'accepted' : 'dismissed'),
    },
    causes: {
      'installation.offered': () => offerInstallation(page),
      'installation.request': 'Install',
      'app.installed': () => page.evaluate(() => dispatchEvent(new Event('appinstalled'))),
      copies: () => copies.click(),
    },
    assertions: [
      [{ app: 'unavailable' }, absent(button('Install'))],
      [{ app: 'offered' }, button('Install')],
      [{ app: 'asking' }, button('Installing…')],
      [{ app: 'installed' }, 'The app is installed on this device.'],
      [{ app: 'manual' }, page.getByText('tap Share in Safari')],
      [{ copies: 'kept' }, checked(copies)],
      [{ copies: 'refused' }, checked(copies, () => false)],
    ],
  };
});
