import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { emailLinkMachine } from '../../../../src/machines/account/email/email-link.machine.ts';
import * as select from '../../../../src/machines/account/email/email-link.selectors.ts';
import type {
  EmailLinkInput,
  LinkAndPassword,
} from '../../../../src/machines/account/email/email-link.types.ts';
import { wrongPassword } from '../account-samples.ts';
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
        confirmChange: fromPromise<{ isChanged: boolean }, { code: string | null }>(({ input: link }) => {
          log.push(`confirm ${String(link.code)}`);
          return (left.shift() ?? never)();
        }),
        confirmWithPassword: fromPromise<{ isChanged: boolean }, LinkAndPassword>(({ input: proof }) => {
          log.push(`confirm ${proof.code} with ${proof.password}`);
          return (left.shift() ?? never)();
        }),
        rejectChange: fromPromise<null, { code: string | null }>(async ({ input: link }) => {
          log.push(`reject ${String(link.code)}`);
          return null;
        }),
      },
      actions: { focusPassword: () => void log.push('focus') },
    }),
    { input, clock },
  ).start();
  return { actor, clock, log, seen: () => actor.getSnapshot() };
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

  test('in a browser that did not ask for the change, the password confirms it', async () => {
    const { actor, log, seen } = start(ofNew, [
      () => Promise.reject(passwordRequired),
      () => Promise.reject(wrongPassword),
      () => Promise.resolve({ isChanged: true }),
    ]);
    await sendAndSettle(actor, { type: 'change.confirm' });
    expect([select.selectIsPasswordRequired(seen()), select.selectRejection(seen())]).toEqual([true, null]);
    actor.send({ type: 'password.submit', password: '' });
    await sendAndSettle(actor, { type: 'password.submit', password: 'wrong one' });
    expect(select.selectRejection(seen())?.message).toBe('This is not your current password.');
    await sendAndSettle(actor, { type: 'password.submit', password: 'correct horse' });
    expect(select.selectOutcome(seen())).toBe('changed');
    expect(log).toEqual([
      'confirm abc',
      'confirm abc with wrong one',
      'focus',
      'confirm abc with correct horse',
    ]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('correct horse');
  });

  test('a password ends at a link that has expired, or at the other mailbox, and can be canceled', async () => {
    const required: Answer = () => Promise.reject(passwordRequired);
    const expired = start(ofNew, [required, () => Promise.reject(linkExpired)]);
    const half = start(ofNew, [required, () => Promise.resolve({ isChanged: false })]);
    const hung = start(ofNew, [required]);
    for (const { actor } of [expired, half, hung]) {
      await sendAndSettle(actor, { type: 'change.confirm' });
      await sendAndSettle(actor, { type: 'password.submit', password: 'correct horse' });
    }
    expect([expired, half].map(({ seen }) => select.selectOutcome(seen()))).toEqual(['expired', 'confirmed']);
    hung.clock.increment(15_000);
    expect(select.selectIsSlow(hung.seen())).toBe(true);
    hung.actor.send({ type: 'load.cancel' });
    expect(select.selectIsConfirming(hung.seen())).toBe(false);
    expect(select.selectIsPasswordRequired(hung.seen())).toBe(true);
  });

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
    expect(select.selectIsSlow(seen())).toBe(true);
    actor.send({ type: 'load.cancel' });
    expect([select.selectIsConfirming(seen()), select.selectMailbox(seen())]).toEqual([false, 'old']);
  });
});
