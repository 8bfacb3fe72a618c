import { expect, type Page } from '@playwright/test';
import { some, storeOf } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/email/email-verification.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { openStill } from './support/clock.ts';
import { Gate, isOlder, refusal, success, type Envelope } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { signedIn } from './support/people.ts';
import { persistUser } from './support/storage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';
import { setVisibility } from './support/visibility.ts';

const check = '/user/verify/status';

testTours('emailVerification', { model }, async ({ page, observer }) => {
  const gate = new Gate(page);
  await gate.hold([check]);
  await gate.answer('/user/benefits', success(some));
  await persistUser(page, storeOf({ registerEmail: 'ann@example.org' }));
  await gate.keepPage();
  await openStill(page, () => gate.open('/verify-email-address'));
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const isLate = cause.kind !== 'event' && cause.kind !== 'timer' && isOlder(cause.child, snapshot);
    const settle = (answer: Envelope) =>
      isLate ? gate.settleOldest(check, answer) : gate.settle(check, answer);
    // Only a visible page can be clicked. It retries as if it was visible.
    if (['load.retry', 'verification.start'].includes(event.type))
      await page.evaluate(setVisibility, 'visible' as const);
    if (cause.kind === 'done') await settle(success(cause.result));
    else if (cause.kind === 'error' && cause.child.startsWith('check.'))
      await settle(refusal(4000, 'This address is taken.'));
    else if (event.type === 'verification.start')
      await page.getByRole('button', { name: 'Check again' }).click();
    else if (event.type === 'page.hidden') await page.evaluate(setVisibility, 'hidden' as const);
    else if (event.type === 'page.shown') await page.evaluate(setVisibility, 'visible' as const);
    // A test cannot make the browser fail to report its visibility.
    else await observer.send('emailVerification', event);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const heading = (name: string) => () => expect(page.getByRole('heading', { name })).toBeVisible();
  const status = (text: string) => () =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  return [
    ['polling', heading('Your link is ready')],
    [{ polling: { check: 'paused' } }, status('Paused while you’re away')],
    ['expired', page.getByText('Ten minutes have passed')],
    ['failed', heading('We stopped checking')],
    ['done', signedIn(page)],
  ];
}
