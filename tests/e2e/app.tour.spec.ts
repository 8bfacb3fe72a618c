import { expect } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import { model } from '../machines/app/app.model.ts';
import { iris } from '../machines/mates/catalogue-samples.ts';
import { startingFrom, type Edge } from '../../tools/statechart-tests/model.ts';
import { chosenWalk } from '../../tools/statechart-tests/walks.ts';
import { growingIntervals } from './support/clock.ts';
import { refusal, success } from './support/gate.ts';
import { completes, fails, happens } from './support/steps.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { attached, numbered, testTours } from './support/tour.ts';

const catalogueCall = '/mate/recommend';
const signInCall = '/user/loginDiscord';

const [visit, callback] = (model.samples.inputs ?? []).map((input) => startingFrom(model, [input]));
if (visit === undefined || callback === undefined) throw new Error('the root has two inputs');

const vital = ['notifications', 'auth', 'theme', 'language', 'connection', 'favorites', 'navigation'];
const walks = numbered([
  ...vital.map((child) => chosenWalk(visit, [fails(child), happens('page.reload')])),
  chosenWalk(visit, [happens('view.crashed')]),
  chosenWalk(callback, [completes]),
  chosenWalk(callback, [fails('oauthCallback')]),
]);

testTours('[S3.5] app', { model, walks }, async ({ page, observer, walk }) => {
  await page.addInitScript(storeFlow);
  const { isOAuthCallback }: { isOAuthCallback: boolean } = walk.start.snapshot.context;
  const path = isOAuthCallback ? '/?code=word&state=this' : '/';
  const gate = await openVisiting(page, path, { held: [catalogueCall, signInCall] });
  // What starts after the first screen subscribes to the children as well, and reports those that have crashed before. It waits
  // three seconds for a screen whose calls are held.
  await expect
    .poll(() => page.clock.runFor(500).then(() => observer.valueOf('appUpdate')), {
      intervals: growingIntervals,
    })
    .not.toBeNull();
  await gate.keepPage();
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(signInCall, refusal(code.notAvailable, 'Not here.'));
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'page.reload') await page.getByRole('button', { name: 'Reload page' }).click();
    else {
      await page.evaluate(removeSkeleton);
      await gate.settle(catalogueCall, success({ pick: iris, mates: [iris] }));
    }
  }
  return {
    happen,
    assertions: [
      [{ running: 'returning' }, attached(page.getByText('Signing you in with Discord…'))],
      ['running', attached(page.getByRole('contentinfo'))],
      ['broken', () => expect(page.getByRole('alert')).toContainText('Something went wrong')],
    ],
  };
});

/** Imitates a browser extension that removes a part of the page which React renders. */
function removeSkeleton(): void {
  document.querySelector('main [aria-hidden]')?.remove();
}

const storeFlow = (): void =>
  sessionStorage.setItem(
    'sign-in-flow',
    JSON.stringify({ provider: 'discord', state: 'this', secret: 'a'.repeat(43), startedAt: Date.now() }),
  );
