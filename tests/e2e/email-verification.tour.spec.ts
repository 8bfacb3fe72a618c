import { some, storeOf } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/email/email-verification.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { openStill } from './support/clock.ts';
import { Gate, isOlder, refusal, success, type Envelope } from './support/gate.ts';
import { signedIn } from './support/people.ts';
import { persistUser } from './support/storage.ts';
import { testTours } from './support/tour.ts';
import { setVisibility } from './support/page-events.ts';

const check = '/user/verify/status';

testTours('emailVerification', { model }, async ({ page, observer }) => {
  const gate = new Gate(page);
  await gate.hold([check]);
  await gate.answer('/user/benefits', success(some));
  await persistUser(page, storeOf({ registerEmail: 'ann@example.org' }));
  await gate.keepPage();
  await openStill(page, () => gate.open('/verify-email-address'));
  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    const isLate = cause.kind !== 'event' && cause.kind !== 'timer' && isOlder(cause.child, snapshot);
    const settle = (answer: Envelope) =>
      isLate ? gate.settleOldest(check, answer) : gate.settle(check, answer);
    // Only a visible page can be clicked. It retries as if it was visible.
    if (['load.retry', 'verification.start'].includes(event.type)) await setVisibility(page, 'visible');
    if (cause.kind === 'done') await settle(success(cause.result));
    else if (cause.kind === 'error' && cause.child.startsWith('check.'))
      await settle(refusal(4000, 'This address is taken.'));
    else if (event.type === 'verification.start')
      await page.getByRole('button', { name: 'Check again' }).click();
    else if (event.type === 'page.hidden') await setVisibility(page, 'hidden');
    else if (event.type === 'page.shown') await setVisibility(page, 'visible');
    // A test cannot make the browser fail to report its visibility.
    else await observer.send('emailVerification', event);
  }
  const heading = (name: string) => page.getByRole('heading', { name });
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  return {
    happen,
    assertions: [
      ['polling', heading('Your link is ready')],
      [{ polling: { check: 'paused' } }, status('Paused while you’re away')],
      ['expired', page.getByText('Ten minutes have passed')],
      ['failed', heading('We stopped checking')],
      ['done', signedIn(page)],
    ],
  };
});
