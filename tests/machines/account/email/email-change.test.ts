import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { EmailChange } from '../../../../contract/account/email-change.ts';
import {
  emailChangeMachine,
  type EmailCheck,
  type EmailReport,
  type NewEmail,
} from '../../../../src/machines/account/email/email-change.machine.ts';
import { toCommand } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { createParent } from '../../support/parent.ts';
import { ada, emailPending } from '../account-samples.ts';

interface Answers {
  readonly stored?: EmailChange;
  readonly requests?: ReadonlyArray<() => Promise<EmailChange>>;
  readonly cancellations?: ReadonlyArray<() => Promise<null>>;
  readonly checks?: ReadonlyArray<() => Promise<EmailCheck>>;
}

const start = async ({ stored, requests = [], cancellations = [], checks = [] }: Answers = {}) => {
  const [requestsLeft, cancellationsLeft, checksLeft] = [[...requests], [...cancellations], [...checks]];
  const { parentRef, received } = createParent<EmailReport>();
  const log: string[] = [];
  let checkCount = 0;
  let showPage = () => {};
  const clock = new SimulatedClock();
  const actor = createActor(
    emailChangeMachine.provide({
      actors: {
        fetchChange: provideRequest<EmailChange | null>(() => Promise.resolve(stored ?? null)),
        requestChange: toConfirmation<EmailChange, NewEmail, undefined>(
          fromPromise(({ input }) => {
            log.push(`change to ${input.email} with ${input.password}`);
            return (requestsLeft.shift() ?? never<EmailChange>)();
          }),
        ),
        cancelChange: toCommand(
          fromPromise<null, undefined>(() => {
            log.push('cancel');
            return (cancellationsLeft.shift() ?? never<null>)();
          }),
          { isIdempotent: false },
        ),
        checkChange: fromPromise<EmailCheck, undefined>(() => {
          checkCount += 1;
          return (checksLeft.shift() ?? never<EmailCheck>)();
        }),
        watchVisibility: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
          showPage = () => sendBack({ type: 'page.shown' });
          return () => (showPage = () => {});
        }),
      },
    }),
    { clock, input: { parentRef } },
  ).start();
  await settled();
  return {
    actor,
    clock,
    log,
    received,
    seen: () => actor.getSnapshot(),
    checkCount: () => checkCount,
    showPage: () => showPage(),
  };
};

const never = <Result>() => new Promise<Result>(() => {});
const submit = {
  type: 'action.confirm',
  answer: { email: 'grace@example.org', password: 'old one' },
} as const;

describe('emailChange', () => {
  test.each([undefined, emailPending])('is checked when the page is shown again: %j', async (stored) => {
    const { checkCount, showPage } = await start(stored && { stored });
    showPage();
    expect(checkCount()).toBe(1);
  });

  test('a requested change is shown until it is canceled', async () => {
    const answers = {
      requests: [() => Promise.resolve(emailPending)],
      cancellations: [() => Promise.resolve(null)],
      checks: [() => Promise.resolve({ pending: null, email: ada.email })],
    };
    const { actor, checkCount, log, seen } = await start(answers);
    expect([seen().hasTag('ready'), seen().context.pending]).toEqual([true, null]);
    actor.send({ type: 'form.open' });
    seen().children.requestChange?.send(submit);
    await settled();
    expect([seen().context.pending, seen().children.requestChange]).toEqual([emailPending, undefined]);
    expect(checkCount()).toBe(0);
    actor.send({ type: 'change.cancel' });
    await settled();
    expect([seen().context.pending, log]).toEqual([
      null,
      ['change to grace@example.org with old one', 'cancel'],
    ]);
  });

  test('a confirmation in another tab is shown when the page is visible again', async () => {
    const halfway = { ...emailPending, confirmed: { old: true, new: false } };
    const checks = [
      () => Promise.reject(unreachable),
      () => Promise.resolve({ pending: halfway, email: ada.email }),
      () => Promise.resolve({ pending: null, email: 'g******@example.org' }),
    ];
    const { actor, received, seen } = await start({ stored: emailPending, checks });
    const show = async () => {
      await sendAndSettle(actor, { type: 'page.shown' });
      return seen().context.pending;
    };
    expect(await show()).toEqual(emailPending);
    expect(await show()).toEqual(halfway);
    expect(received).toEqual([]);
    expect(await show()).toBeNull();
    expect(received).toEqual([{ type: 'email.reported', email: 'g******@example.org' }]);
  });

  test('a change that another device confirmed is noticed, even where it was canceled too late', async () => {
    const confirmed = { pending: null, email: 'g******@example.org' };
    const waiting = await start({ stored: emailPending, checks: [() => Promise.resolve(confirmed)] });
    waiting.clock.increment(4000);
    await settled();
    expect(waiting.seen().context.pending).toBe(null);
    expect(waiting.received).toEqual([{ type: 'email.reported', email: confirmed.email }]);

    const canceled = await start({
      stored: emailPending,
      cancellations: [() => Promise.resolve(null)],
      checks: [() => Promise.resolve(confirmed)],
    });
    canceled.actor.send({ type: 'change.cancel' });
    await settled();
    expect(canceled.received).toEqual([{ type: 'email.reported', email: confirmed.email }]);
  });
});
