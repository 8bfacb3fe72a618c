import { expect, type Page } from '@playwright/test';
import { model } from '../machines/installation/installation.model.ts';
import { nodeOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { answerPrompt, offerInstallation } from './support/install-prompt.ts';
import { fails, happens, type Condition } from './support/steps.ts';
import { absent, testTours, type Stage } from './support/tour.ts';
import { openProfile } from './support/passkeys-stage.ts';

const kept = happens('copies.kept');
const refused = happens('copies.refused');
const manual = happens('installation.manual');
const offered = happens('installation.offered');
const asked = happens('installation.request');
const installed = happens('app.installed');
const dies = fails('watchDevice');
const isAtStart = (step: Edge): boolean => [kept, refused, manual, dies].some((report) => report(step));
const answers =
  (isAccepted: boolean): Condition =>
  ({ cause }) =>
    cause.kind === 'done' && cause.result === isAccepted;

const walks = {
  'accepted, with copies erased and kept again': chosenWalk(model, [
    kept,
    happens('copies.erase'),
    happens('copies.keep'),
    offered,
    asked,
    answers(true),
  ]),
  'dismissed, and installed by the menu': chosenWalk(model, [
    refused,
    offered,
    asked,
    answers(false),
    installed,
  ]),
  'a browser that cannot ask': chosenWalk(model, [kept, offered, asked, fails('askToInstall')]),
  'installed by the menu': chosenWalk(model, [kept, offered, installed]),
  'a phone whose browser has no question': chosenWalk(model, [kept, manual]),
  'a browser that allows no listener': chosenWalk(model, [kept, dies]),
};

testTours('installation', { model, walks }, async ({ page, walk }) => {
  const hasStep = (step: Condition): boolean => walk.steps.some(step);
  if (hasStep(dies)) await forbidListening(page, 'appinstalled');
  if (hasStep(refused)) await page.addInitScript(() => localStorage.setItem('mates.copies-off', 'yes'));
  if (hasStep(manual))
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }));
  await openProfile(page);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  // The page is shown when the browser has reported what it can.
  const reports = walk.steps.filter((step) => isAtStart(step));
  const shown = reports.at(-1)?.to ?? walk.start.key;
  return {
    ...stageOn(page),
    walk: { start: nodeOf(model, shown), steps: walk.steps.slice(reports.length) },
  };
});

function stageOn(page: Page): Stage {
  const copies = page.getByRole('switch', { name: 'Keep recent chats on this device' });
  const press = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen(edge: Edge): Promise<void> {
    const { cause } = edge;
    if (offered(edge)) await offerInstallation(page);
    else if (asked(edge)) await press('Install').click();
    else if (installed(edge)) await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    else if (cause.kind === 'done')
      await answerPrompt(page, cause.result === true ? 'accepted' : 'dismissed');
    else if (cause.kind === 'error') await answerPrompt(page, null);
    else await copies.click();
  }

  const isAbsent = absent(press('Install'));
  return {
    happen,
    assertions: [
      [{ app: 'unavailable' }, isAbsent],
      [{ app: 'offered' }, press('Install')],
      [{ app: 'asking' }, press('Installing…')],
      [{ app: 'installed' }, page.getByText('The app is installed on this device.')],
      [{ app: 'manual' }, page.getByText('tap Share in Safari')],
      [{ copies: 'kept' }, () => expect(copies).toBeChecked()],
      [{ copies: 'refused' }, () => expect(copies).not.toBeChecked()],
    ],
  };
}
