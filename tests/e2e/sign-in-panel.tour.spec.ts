import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { storeOf } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/sign-in-panel.model.ts';
import type { Edge } from '../model/model.ts';
import { describeSteps, edgeWalks } from '../model/walks.ts';
import { openStill } from './support/clock.ts';
import { test } from './support/fixtures.ts';
import { Gate } from './support/gate.ts';
import { holdCode, type HeldCode } from './support/held-code.ts';
import type { Observer } from './support/observer.ts';
import { panel } from './support/people.ts';
import { completePanel, kindOf } from './support/sign-in-panel.ts';
import { persistUser } from './support/storage.ts';
import { Journal, textIn, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);

// A walk each: code that has loaded stays in the page, and the next load of it would be over at once.
for (const [index, walk] of edgeWalks(model).entries()) {
  test(`signInPanel, tour ${index + 1}: ${describeSteps(walk.steps)}`, async ({ page, observer }) => {
    const gate = new Gate(page);
    await gate.hold(['/user/login', '/user/benefits']);
    const code = await holdCode(page, '**/assets/auth-panel-*.js');
    await persistUser(page, storeOf({}));
    await gate.keepPage();
    await openStill(page, () => gate.open('/nowhere'));
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await tour({ page, observer, journal }, stageOn(page, gate, observer, code), walk);
  });
}

test('signInPanel: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate, observer: Observer, code: HeldCode): Stage {
  /** Another part of the page asks for the panel again. */
  const chooseMode = (event: EventObject) => {
    const request = { type: 'panel.open', mode: textIn(event, 'mode') };
    return observer.send('auth', request);
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'event') code.hold();
    if (event.type === 'mode.choose') await chooseMode(event);
    else if (event.type === 'load.retry') await page.getByRole('button', { name: 'Try again' }).click();
    else if (cause.kind === 'done' && cause.child === 'signIn')
      await completePanel(page, gate, kindOf(cause.result));
    else if (cause.kind === 'done') await code.come();
    else if (cause.kind === 'error' && cause.child === 'loadSignInPanel') await code.fail();
    // Only a mistake in its code ends the dialog.
    else await observer.send('signInPanel', event);
  }

  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page.' });
  const sights: Sight[] = [
    {
      in: 'loading',
      see: () => expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible(),
    },
    { in: 'failed', see: () => expect(failed).toBeVisible() },
    { in: 'open', see: () => expect(panel(page)).toBeVisible() },
    { in: 'done', see: () => expect(panel(page)).toHaveCount(0) },
  ];
  return { model, happen, sights };
}
