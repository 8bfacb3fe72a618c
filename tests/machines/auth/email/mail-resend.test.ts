import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mailResendMachine } from '../../../../src/machines/auth/email/mail-resend.machine.ts';
import { selectResend, selectWait } from '../../../../src/machines/auth/email/mail-resend.selectors.ts';
import { toFailure } from '../../../../src/machines/shared/failure.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { refuse, unreachable } from '../../mates/catalogue-samples.ts';
import { sendAndSettle } from '../../support/deferred.ts';

const start = (send: () => Promise<{ wait: number }> = refuse) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    mailResendMachine.provide({
      actors: {
        resendMail: fromPromise<{ wait: number }, undefined>(() => {
          log.push('resend');
          return send();
        }),
      },
      actions: {
        showToast: (_, toast) =>
          void log.push(`notified: ${'error' in toast ? toFailure(toast.error).message : ''}`),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, log, clock };
};

describe('mailResend', () => {
  test('resends the mail, and blocks another resend until the countdown ends', async () => {
    const { actor, log, clock } = start(() => Promise.resolve({ wait: 3 }));
    actor.send({ type: 'resend.request' });
    await sendAndSettle(actor, { type: 'resend.request' });
    expect(selectResend(actor.getSnapshot())).toEqual('coolingDown');
    clock.increment(999);
    expect(selectWait(actor.getSnapshot())).toEqual(3);
    clock.increment(1);
    expect(selectWait(actor.getSnapshot())).toEqual(2);
    clock.increment(1000);
    expect(selectWait(actor.getSnapshot())).toEqual(1);
    actor.send({ type: 'resend.request' });
    expect(selectResend(actor.getSnapshot())).toEqual('coolingDown');
    clock.increment(1000);
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
    expect(log).toEqual(['resend']);
  });

  test('reports a rejected early resend and waits', async () => {
    const early = new ApiError('rejected', 'Not yet.', { code: 4290, retryAfter: 2 });
    const { actor, log, clock } = start(() => Promise.reject(early));
    await sendAndSettle(actor, { type: 'resend.request' });
    expect(log).toEqual(['resend', 'notified: Not yet.']);
    expect(selectWait(actor.getSnapshot())).toEqual(2);
    clock.increment(1000);
    clock.increment(1000);
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
  });

  test('a host that cannot resend is not asked twice', async () => {
    const missing = new ApiError('rejected', 'not available yet', { code: 5010 });
    const { actor, log } = start(() => Promise.reject(missing));
    await sendAndSettle(actor, { type: 'resend.request' });
    actor.send({ type: 'resend.request' });
    expect(selectResend(actor.getSnapshot())).toEqual('unsupported');
    expect(log).toEqual(['resend']);
  });

  test('[S8.10] a failed resend can be retried', async () => {
    const { actor, log } = start();
    await sendAndSettle(actor, { type: 'resend.request' });
    expect(selectResend(actor.getSnapshot())).toEqual('ready');
    expect(log).toEqual(['resend', `notified: ${unreachable.message}`]);
  });
});
