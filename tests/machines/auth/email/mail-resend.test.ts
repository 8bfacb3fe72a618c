import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  mailResendMachine,
  type ResendResult,
} from '../../../../src/machines/auth/email/mail-resend.machine.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toFailure } from '../../../../src/machines/shared/failure.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { refuse, unreachable } from '../../mates/catalogue-samples.ts';
import { sendAndSettle } from '../../support/deferred.ts';

const start = (send: () => Promise<ResendResult> = refuse) => {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    mailResendMachine.provide({
      actors: {
        resendMail: toAttempt(
          fromPromise<ResendResult, undefined>(() => {
            log.push('resend');
            return send();
          }),
        ),
      },
      actions: {
        showToast: (_, toast) =>
          void log.push(`notified: ${'error' in toast ? toFailure(toast.error).message : toast.key}`),
      },
    }),
    { clock },
  );
  actor.start();
  const passMinute = () => {
    for (let second = 0; second < 60; second += 1) clock.increment(1000);
  };
  return { actor, log, clock, passMinute };
};

describe('mailResend', () => {
  test('waits without a message where another tab has sent the mail shortly before', async () => {
    const { actor, log, passMinute } = start(() => Promise.resolve({ wait: 5, sent: false }));
    passMinute();
    await sendAndSettle(actor, { type: 'resend.request' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.wait]).toEqual(['coolingDown', 5]);
    expect(log).toEqual(['resend']);
  });

  test('resends the mail, and blocks another resend until the countdown ends', async () => {
    const { actor, log, clock, passMinute } = start(() => Promise.resolve({ wait: 3 }));
    passMinute();
    actor.send({ type: 'resend.request' });
    await sendAndSettle(actor, { type: 'resend.request' });
    expect(actor.getSnapshot().value).toEqual('coolingDown');
    clock.increment(999);
    expect(actor.getSnapshot().context.wait).toEqual(3);
    clock.increment(1);
    expect(actor.getSnapshot().context.wait).toEqual(2);
    clock.increment(1000);
    expect(actor.getSnapshot().context.wait).toEqual(1);
    actor.send({ type: 'resend.request' });
    expect(actor.getSnapshot().value).toEqual('coolingDown');
    clock.increment(1000);
    expect(actor.getSnapshot().value).toEqual('ready');
    expect(log).toEqual(['resend', 'notified: mailSentAgain']);
  });

  test('[S2.14] waits from the beginning, because the first mail was just sent', () => {
    const { actor, log, passMinute } = start();
    actor.send({ type: 'resend.request' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.wait]).toEqual(['coolingDown', 60]);
    passMinute();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(log).toEqual([]);
  });

  test('does not say that a mail was sent where another tab had sent it shortly before', async () => {
    const { actor, log, passMinute } = start(() => Promise.resolve({ wait: 40, sent: false }));
    passMinute();
    await sendAndSettle(actor, { type: 'resend.request' });
    expect([log, actor.getSnapshot().context.wait]).toEqual([['resend'], 40]);
  });

  test('reports a rejected early resend and waits', async () => {
    const early = new ApiError('rejected', 'Not yet.', { code: 4290, retryAfter: 2 });
    const { actor, log, clock, passMinute } = start(() => Promise.reject(early));
    passMinute();
    await sendAndSettle(actor, { type: 'resend.request' });
    expect(log).toEqual(['resend', 'notified: Not yet.']);
    expect(actor.getSnapshot().context.wait).toEqual(2);
    clock.increment(1000);
    clock.increment(1000);
    expect(actor.getSnapshot().value).toEqual('ready');
  });

  test('a host that cannot resend is not asked twice', async () => {
    const missing = new ApiError('rejected', 'not available yet', { code: 5010 });
    const { actor, log, passMinute } = start(() => Promise.reject(missing));
    passMinute();
    await sendAndSettle(actor, { type: 'resend.request' });
    actor.send({ type: 'resend.request' });
    expect(actor.getSnapshot().value).toEqual('unsupported');
    expect(log).toEqual(['resend']);
  });

  test('[S8.10] the user can stop waiting for a resend that hangs', async () => {
    const { actor, log, clock, passMinute } = start(() => new Promise(() => {}));
    passMinute();
    await sendAndSettle(actor, { type: 'resend.request' });
    clock.increment(15_000);
    actor.getSnapshot().children.resendMail?.send({ type: 'command.cancel' });
    expect(actor.getSnapshot().value).toEqual('ready');
    expect(log).toEqual(['resend']);
  });

  test('[S8.10] a failed resend can be retried', async () => {
    const { actor, log, passMinute } = start();
    passMinute();
    await sendAndSettle(actor, { type: 'resend.request' });
    expect(actor.getSnapshot().value).toEqual('ready');
    expect(log).toEqual(['resend', `notified: ${unreachable.message}`]);
  });
});
