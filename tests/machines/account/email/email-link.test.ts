import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { emailLinkMachine } from '../../../../src/machines/account/email/email-link.machine.ts';
import * as select from '../../../../src/machines/account/email/email-link.selectors.ts';
import type {
  EmailLinkInput,
  LinkAndPassword,
  LinkResult,
} from '../../../../src/machines/account/email/email-link.types.ts';
import { code as codes } from '../../../../contract/envelope.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { passwordRequired } from './email-link.model.ts';
import { linkExpired } from '../../auth/email/password-reset.model.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';

type Answer = () => Promise<{ isChanged: boolean }>;

const start = (input: EmailLinkInput, answers: readonly Answer[] = []) => {
  const left = [...answers];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    emailLinkMachine.provide({
      actors: {
        confirmChange: toAttempt(
          fromPromise<LinkResult, { code: string | null }>(({ input: link }) => {
            log.push(`confirm ${String(link.code)}`);
            return (left.shift() ?? never)();
          }),
        ),
        confirmWithPassword: toConfirmation<LinkResult, LinkAndPassword, { code: string | null }>(
          fromPromise(({ input: proof }) => {
            log.push(`confirm ${proof.code} with ${proof.password}`);
            return (left.shift() ?? never)();
          }),
          { isFinal: ({ code }) => code === codes.notFound },
        ),
        rejectChange: toAttempt(
          fromPromise<null, { code: string | null }>(async ({ input: link }) => {
            log.push(`reject ${String(link.code)}`);
            return null;
          }),
        ),
      },
    }),
    { input, clock },
  ).start();
  const seen = () => actor.getSnapshot();
  const enter = (password: string) =>
    select.selectPasswordForm(seen())?.send({ type: 'action.confirm', answer: { password } });
  return { actor, clock, log, seen, enter };
};

const never: Answer = () => new Promise(() => {});
const ofOld = { code: 'abc', mailbox: 'old' } as const;
const ofNew = { code: 'abc', mailbox: 'new' } as const;

describe('emailLink', () => {
  test.each([
    [false, 'confirmed'],
    [true, 'changed'],
  ] as const)(
    'opening the link does nothing; confirming it ends as changed: %s',
    async (isChanged, outcome) => {
      const { actor, log, seen } = start(ofNew, [() => Promise.resolve({ isChanged })]);
      expect([log, select.selectOutcome(seen())]).toEqual([[], null]);
      actor.send({ type: 'change.confirm' });
      expect(select.selectIsConfirming(seen())).toBe(true);
      await settled();
      expect([log, select.selectOutcome(seen())]).toEqual([['confirm abc'], outcome]);
    },
  );

  test('the mailbox of the current address cancels the change, the other cannot', async () => {
    const old = start(ofOld);
    old.actor.send({ type: 'change.reject' });
    expect(select.selectIsRejecting(old.seen())).toBe(true);
    await settled();
    expect([old.log, select.selectOutcome(old.seen())]).toEqual([['reject abc'], 'canceled']);
    const other = start(ofNew);
    other.actor.send({ type: 'change.reject' });
    expect(other.log).toEqual([]);
  });

  test.each([
    [() => Promise.resolve({ isChanged: true }), 'changed'],
    [() => Promise.resolve({ isChanged: false }), 'confirmed'],
    [() => Promise.reject(linkExpired), 'expired'],
  ] as const)(
    'in a browser that did not ask for the change, the password confirms it: %s, %s',
    async (answer, outcome) => {
      const { actor, enter, log, seen } = start(ofNew, [() => Promise.reject(passwordRequired), answer]);
      actor.send({ type: 'change.confirm' });
      await settled();
      enter('correct horse');
      await settled();
      expect([select.selectOutcome(seen()), log]).toEqual([
        outcome,
        ['confirm abc', 'confirm abc with correct horse'],
      ]);
    },
  );

  test('an expired link, and a page without one, say so', async () => {
    const { actor, seen } = start(ofOld, [() => Promise.reject(linkExpired)]);
    await sendAndSettle(actor, { type: 'change.confirm' });
    expect(select.selectOutcome(seen())).toBe('expired');
    expect(select.selectOutcome(start({ code: null, mailbox: 'new' }).seen())).toBe('expired');
  });

  test('a failed confirmation is reported, and can be repeated', async () => {
    const answers = [() => Promise.reject(unreachable), () => Promise.resolve({ isChanged: true })];
    const { actor, seen } = start(ofOld, answers);
    await sendAndSettle(actor, { type: 'change.confirm' });
    expect(select.selectRejection(seen())?.kind).toBe('unreachable');
    actor.send({ type: 'change.confirm' });
    expect(select.selectRejection(seen())).toBeNull();
    await settled();
    expect(select.selectOutcome(seen())).toBe('changed');
  });

  test('[S8.10] a confirmation that is not answered within 15 seconds can be canceled', () => {
    const { actor, clock, seen } = start(ofOld);
    actor.send({ type: 'change.confirm' });
    clock.increment(15_000);
    select.selectCommand(seen())?.send({ type: 'command.cancel' });
    expect([select.selectIsConfirming(seen()), select.selectMailbox(seen())]).toEqual([false, 'old']);
  });
});
