import { expect } from '@playwright/test';
import { model, wren } from '../machines/trial/trial-offer.model.ts';
import { almostOver } from '../machines/trial/trial-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { forbidListening } from './support/failing-listeners.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { fails, happens } from './support/steps.ts';
import { absent, testTours } from './support/tour.ts';

const found = happens('trial.found');
const missing = happens('trial.missing');
const accepted = happens('offer.accept');
const dismissed = happens('offer.dismiss');
const dies = fails('watchTrials');

const walks = {
  'imported in another tab': chosenWalk(model, [found, missing]),
  accepted: chosenWalk(model, [found, accepted]),
  dismissed: chosenWalk(model, [found, dismissed]),
  'a browser that allows no listener': chosenWalk(model, [dies]),
};

testTours('trialOffer', { model, walks }, async ({ page, observer, walk }) => {
  if (walk.steps.some(dies)) await forbidListening(page, 'storage');
  await openSignedIn(page, '/support', { held: ['/mate/getMateDetail'] });
  await expect.poll(() => observer.valueOf('trialOffer')).toBe('none');
  await page.getByRole('link', { name: 'Discover' }).first().focus();
  const notice = page.getByRole('status').filter({ hasText: 'You chatted with Wren' });
  const press = (name: string) => notice.getByRole('button', { name, exact: true }).press('Enter');
  const key = `trial/${wren.mateId}`;

  async function happen(edge: Edge): Promise<void> {
    if (accepted(edge)) await press('Add to my chats');
    else if (dismissed(edge)) await press('Not now');
    else
      // As the browser reports what another tab has stored or removed.
      await page.evaluate(
        ([name, text]) => {
          if (text === null) localStorage.removeItem(name);
          else localStorage.setItem(name, text);
          dispatchEvent(new StorageEvent('storage', { key: name }));
        },
        [key, found(edge) ? stored : null] as const,
      );
  }

  return {
    happen,
    tookAtStart: dies,
    assertions: [
      ['none', absent(notice)],
      ['offered', notice.getByRole('button', { name: 'Add to my chats' })],
    ],
  };
});

const stored = JSON.stringify({
  name: wren.name,
  endsAt: Number.MAX_SAFE_INTEGER,
  isDeclined: false,
  chat: almostOver,
});
