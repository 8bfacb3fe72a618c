import { model } from '../../machines/auth/email/email-verification.model.ts';
import { isOlder, type Envelope } from '../support/stand-ins/gate.ts';
import { setVisibility } from '../support/page-events.ts';
import { signedIn } from '../support/users/people.ts';
import { on, pressIn, refusal, sent, success, testTours, type Cause } from '../support/tours/tour.ts';

const check = '/user/verify/status';

testTours('emailVerification', { model }, ({ page, gate, observer }) => {
  const { heading, status } = on(page);
  const show = (state: 'visible' | 'hidden') => () => setVisibility(page, state);
  /** Answers a check, which may be an older one that hung. */
  const answerCheck =
    (answerTo: (result: unknown) => Envelope): Cause =>
    (_, { snapshot }, { cause }) => {
      if (!('child' in cause)) throw new Error('A check ends.');
      const answer = answerTo(cause.result);
      return isOlder(cause.child, snapshot) ? gate.settleOldest(check, answer) : gate.settle(check, answer);
    };
  /** Only a visible page can be clicked. It retries as if it was visible. */
  const press = (name: string) => async () => {
    await setVisibility(page, 'visible');
    await pressIn(page, name);
  };
  return {
    opening: {
      place: '/verify-email-address',
      store: { registerEmail: 'ann@example.org' },
      held: [check],
      isKept: true,
    },
    causes: {
      'page.hidden': show('hidden'),
      'page.shown': show('visible'),
      'verification.start': press('Check again'),
      'load.retry': async (event) => {
        await setVisibility(page, 'visible');
        await observer.send('emailVerification', event);
      },
      'xstate.done.actor.check': answerCheck(success),
      'xstate.error.actor.check': answerCheck(() => refusal(4000, 'This address is taken.')),
      // A test cannot make the browser fail to report its visibility.
      '*': sent,
      'xstate.error': sent,
    },
    assertions: [
      ['polling', heading('Your link is ready')],
      [{ polling: { check: 'paused' } }, status('Paused while you’re away')],
      ['expired', 'Ten minutes have passed'],
      ['failed', heading('We stopped checking')],
      ['done', signedIn(page)],
    ],
  };
});
