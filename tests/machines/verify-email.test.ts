import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { verifyEmailMachine } from '../../src/machines/verify-email.machine.ts';
import {
  selectFailure,
  selectResend,
  selectView,
  selectWait,
} from '../../src/machines/verify-email.selectors.ts';
import type { VerifyEmailInput } from '../../src/machines/verify-email.types.ts';
import { ApiError } from '../../src/services/api-error.ts';
import { unreachable, refuse } from './catalogue-samples.ts';
import { settled } from './deferred.ts';

interface Answers {
  readonly confirmations?: ReadonlyArray<() => Promise<void>>;
  readonly mails?: ReadonlyArray<() => Promise<{ wait: number }>>;
}

const start = (input: Partial<VerifyEmailInput>, { confirmations = [], mails = [] }: Answers = {}) => {
  const [left, mailsLeft] = [[...confirmations], [...mails]];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    verifyEmailMachine.provide({
      actors: {
        confirmEmail: fromPromise<void, { code: string }>(({ input: { code } }) => {
          log.push(`confirm ${code}`);
          return (left.shift() ?? refuse)();
        }),
        resendMail: fromPromise<{ wait: number }, undefined>(() => {
          log.push('resend');
          return (mailsLeft.shift() ?? refuse)();
        }),
      },
      actions: {
        startWatching: () => void log.push('watch'),
        goOn: () => void log.push('go on'),
        notifyFailure: (_, { message }) => void log.push(`told: ${message}`),
      },
    }),
    { input: { code: null, isRegistered: false, isSignedIn: false, ...input }, clock },
  );
  actor.start();
  return { actor, log, clock };
};

describe('verify e-mail', () => {
  test('[S2.14] [S4.4] who has registered waits here, and the asking begins', () => {
    const { actor, log } = start({ isRegistered: true });
    expect(selectView(actor.getSnapshot())).toEqual('waiting');
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
    expect(log).toEqual(['watch']);
  });

  test('the mail is sent again, and not once more until the seconds are over', async () => {
    const { actor, log, clock } = start(
      { isRegistered: true },
      { mails: [() => Promise.resolve({ wait: 3 })] },
    );
    actor.send({ type: 'resend.request' });
    actor.send({ type: 'resend.request' });
    await settled();
    expect(selectResend(actor.getSnapshot())).toEqual('cooling');
    const seen = [1, 2].map(() => {
      clock.increment(1000);
      return selectWait(actor.getSnapshot());
    });
    expect(seen).toEqual([2, 1]);
    actor.send({ type: 'resend.request' });
    expect(selectResend(actor.getSnapshot())).toEqual('cooling');
    clock.increment(1000);
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
    expect(log).toEqual(['watch', 'resend']);
  });

  test('a refusal for being too early is told and waited out', async () => {
    const early = new ApiError('rejected', 'Not yet.', { code: 4290, retryAfter: 2 });
    const { actor, log, clock } = start({ isRegistered: true }, { mails: [() => Promise.reject(early)] });
    actor.send({ type: 'resend.request' });
    await settled();
    expect(log).toEqual(['watch', 'resend', 'told: Not yet.']);
    expect(selectWait(actor.getSnapshot())).toEqual(2);
    clock.increment(1000);
    clock.increment(1000);
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
  });

  test('a host that cannot send again is not asked twice', async () => {
    const missing = new ApiError('rejected', 'not available yet', { code: 5010 });
    const { actor, log } = start({ isRegistered: true }, { mails: [() => Promise.reject(missing)] });
    actor.send({ type: 'resend.request' });
    await settled();
    actor.send({ type: 'resend.request' });
    expect(selectResend(actor.getSnapshot())).toEqual('withheld');
    expect(log).toEqual(['watch', 'resend']);
  });

  test('[S8.10] a mail that could not be sent may be tried again', async () => {
    const { actor, log } = start({ isRegistered: true });
    actor.send({ type: 'resend.request' });
    await settled();
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
    expect(log).toEqual(['watch', 'resend', `told: ${unreachable.message}`]);
  });

  test('the mailed link confirms the address, whoever is signed in', async () => {
    const { actor, log } = start(
      { code: 'abc', isSignedIn: true },
      { confirmations: [() => Promise.resolve()] },
    );
    expect(selectView(actor.getSnapshot())).toEqual('confirming');
    await settled();
    expect(selectView(actor.getSnapshot())).toEqual('confirmed');
    expect(log).toEqual(['confirm abc']);
  });

  test('[S8.10] a refused link says why and may be tried again', async () => {
    const old = new ApiError('rejected', 'This link is too old.', { code: 4000 });
    const { actor, log } = start(
      { code: 'abc' },
      { confirmations: [() => Promise.reject(old), () => Promise.resolve()] },
    );
    await settled();
    expect(selectView(actor.getSnapshot())).toEqual('refused');
    expect(selectFailure(actor.getSnapshot())).toEqual({
      kind: 'rejected',
      code: 4000,
      message: 'This link is too old.',
    });
    actor.send({ type: 'confirm.retry' });
    await settled();
    expect(selectView(actor.getSnapshot())).toEqual('confirmed');
    expect(log).toEqual(['confirm abc', 'confirm abc']);
  });

  test('who is signed in already goes on to where they were', () => {
    const { actor, log } = start({ isSignedIn: true, isRegistered: true });
    expect(selectView(actor.getSnapshot())).toEqual('settled');
    expect(log).toEqual(['go on']);
  });

  test('without a registration there is nothing to wait for', () => {
    const { actor, log } = start({});
    expect(selectView(actor.getSnapshot())).toEqual('idle');
    expect(log).toEqual([]);
  });

  test('[S8.10] after fifteen seconds the wait is told, and the code may be sent anew', () => {
    const never = new Promise<void>(() => {});
    const { actor, log, clock } = start({ code: 'abc' }, { confirmations: [() => never, () => never] });
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toEqual({ confirming: 'slow' });
    actor.send({ type: 'confirm.retry' });
    expect(actor.getSnapshot().value).toEqual({ confirming: 'prompt' });
    expect(log).toEqual(['confirm abc', 'confirm abc']);
  });
});
