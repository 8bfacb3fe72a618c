import { expect } from '@playwright/test';
import type { InstallOfferInput } from '../../src/machines/installation/install-offer.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk, type Walk } from '../../tools/statechart-tests/walks.ts';
import { model } from '../machines/installation/install-offer.model.ts';
import { answerPrompt, offerInstallation } from './support/install-prompt.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { completes, fails, happens, type Condition } from './support/steps.ts';
import { absent, testTours } from './support/tour.ts';

const turn = happens('turn.ended');
const offered = happens('installation.offered');
const asked = happens('installation.request');
const dismissed = happens('offer.dismiss');
const installed = happens('app.installed');

const impossible = [
  // It listens to nothing that a browser could refuse.
  'installOffer.counting —xstate.error.actor.watchTurns→ installOffer.done',
  // A listener that is refused fails in the step that adds it: no page shows the state between.
  'installOffer.watching —xstate.error.actor.watchPrompt→ installOffer.done',
];

const afterTurns = (...steps: readonly Condition[]): Walk => chosenWalk(model, [turn, turn, turn, ...steps]);

/** A visit in which nothing is offered. */
const silent = (name: keyof InstallOfferInput, value: unknown): Walk => {
  const start = model.starts.find(({ input }) => Object(input)[name] === value);
  if (start === undefined) throw new Error(`The model has no such visit: ${name}.`);
  return { start, steps: [] };
};

const walks = {
  accepted: afterTurns(offered, asked, completes),
  dismissed: afterTurns(offered, dismissed),
  'dismissed while the browser asks': afterTurns(offered, asked, dismissed),
  'a browser that cannot ask': afterTurns(offered, asked, fails('askToInstall')),
  'installed by the menu': afterTurns(installed),
  'a first visit': silent('visit', 1),
  'an offer that was answered': silent('isAnswered', true),
};

testTours('installOffer', { model, walks, impossible }, async ({ page, observer, walk }) => {
  const { visit, isAnswered } = walk.start.input as InstallOfferInput;
  await page.addInitScript((use) => localStorage.setItem('page-use', use), use(visit, isAnswered));
  await openVisiting(page, '/support', {});
  await expect.poll(() => observer.valueOf('installOffer')).not.toBeNull();
  await page.getByRole('link', { name: 'Discover' }).first().focus();
  const notice = page.getByRole('status').filter({ hasText: 'Install Mates' });
  const press = (name: string) => notice.getByRole('button', { name, exact: true }).press('Enter');

  async function happen(edge: Edge): Promise<void> {
    if (turn(edge)) await observer.send('installOffer', { type: 'turn.ended' });
    else if (offered(edge)) await offerInstallation(page);
    else if (asked(edge)) await press('Install');
    else if (dismissed(edge)) await press('Not now');
    else if (installed(edge)) await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    else await answerPrompt(page, completes(edge) ? 'accepted' : null);
  }

  const isAbsent = absent(notice);
  return {
    happen,
    assertions: [
      ['counting', isAbsent],
      [{ watching: 'waiting' }, isAbsent],
      [{ watching: 'offered' }, notice.getByRole('button', { name: 'Install', exact: true })],
      ['asking', notice.getByRole('button', { name: 'Installing…' })],
      ['done', isAbsent],
    ],
  };
});

/** What the browser has stored before this visit. */
const use = (visit: number, isAnswered: boolean): string =>
  JSON.stringify({ visit: visit - 1, openedAt: 0, isAnswered });
