import type { InstallOfferInput } from '../../../src/machines/installation/install-offer.machine.ts';
import { model } from '../../machines/installation/install-offer.model.ts';
import { pollStill } from '../support/clock.ts';
import { answerPrompt, offerInstallation } from '../support/stand-ins/install-prompt.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { absent, on, sent, testTours } from '../support/tours/tour.ts';

const impossible = [
  // It listens to nothing that a browser could refuse.
  'installOffer.counting —xstate.error.actor.watchTurns→ installOffer.done',
  // A listener that is refused fails in the step that adds it: no page shows the state between.
  'installOffer.watching —xstate.error.actor.watchPrompt→ installOffer.done',
];

const counted = 'turn.ended › turn.ended › turn.ended';
const asked = `${counted} › installation.offered › installation.request`;
const [, firstVisit, answered] = model.starts;
if (firstVisit === undefined || answered === undefined) throw new Error('The model has three visits.');

const walks = {
  ...writtenWalks(model, {
    accepted: `${asked} › done`,
    dismissed: `${counted} › installation.offered › offer.dismiss`,
    'dismissed while the browser asks': `${asked} › offer.dismiss`,
    'a browser that cannot ask': `${asked} › error askToInstall`,
    'installed by the menu': `${counted} › app.installed`,
  }),
  'a first visit': { start: firstVisit, steps: [] },
  'an offer that was answered': { start: answered, steps: [] },
};

testTours('installOffer', { model, walks, impossible }, ({ page, observer, walk }) => {
  const { visit, isAnswered } = walk.start.input as InstallOfferInput;
  const notice = on(page).status('Install Mates');
  const { button } = on(notice);
  return {
    opening: {
      place: '/support',
      store: {},
      prepare: () =>
        page.addInitScript(
          (use) => localStorage.setItem('page-use', use),
          JSON.stringify({ visit: visit - 1, openedAt: 0, isAnswered }),
        ),
    },
    begin: async () => {
      await pollStill(page, () => observer.valueOf('installOffer'), 'the offer has started').not.toBeNull();
      await page.getByRole('link', { name: 'Discover' }).first().focus();
    },
    answers: { askToInstall: (how) => answerPrompt(page, how === 'done' ? 'accepted' : null) },
    causes: {
      'turn.ended': sent,
      'installation.offered': () => offerInstallation(page),
      'installation.request': 'Install',
      'offer.dismiss': 'Not now',
      'app.installed': () => page.evaluate(() => dispatchEvent(new Event('appinstalled'))),
    },
    within: notice,
    assertions: [
      [['counting', { watching: 'waiting' }, 'done'], absent(notice)],
      [{ watching: 'offered' }, button('Install')],
      ['asking', button('Installing…')],
    ],
  };
});
