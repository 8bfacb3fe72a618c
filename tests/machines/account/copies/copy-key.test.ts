import { createActor, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  copyKeyMachine,
  selectFailure,
  selectSecret,
} from '../../../../src/machines/account/copies/copy-key.machine.ts';
import { toAttempt } from '../../../../src/machines/shared/commands/command.ts';
import { toConfirmation } from '../../../../src/machines/shared/commands/confirmation.ts';
import { Concealed } from '../../../../src/machines/shared/concealed.ts';
import { refused } from '../../app/shell-samples.ts';
import { sendAndSettle, settled } from '../../support/deferred.ts';
import { secret } from './copy-key.model.ts';

/** Proves to be the owner, and records all that an inspector sees. */
const revealed = async (confirm: () => Promise<unknown> = () => Promise.resolve()) => {
  const seen: unknown[] = [];
  const copied: unknown[] = [];
  const actor = createActor(
    copyKeyMachine.provide({
      actors: {
        revealKey: toConfirmation<Concealed, { password: string }, object>(
          fromPromise(() => Promise.resolve(new Concealed(secret))),
        ),
        confirmKey: toAttempt(fromPromise<unknown, object>(confirm)),
        copySecret: fromPromise<void, { secret: Concealed | null }>(async ({ input }) => {
          copied.push(input.secret?.reveal());
        }),
      },
    }),
    {
      inspect: (event) => {
        if (event.type === '@xstate.event') seen.push(event.event);
        if (event.type === '@xstate.snapshot') seen.push(event.snapshot);
      },
    },
  ).start();
  actor
    .getSnapshot()
    .children.revealKey?.send({ type: 'action.confirm', answer: { password: 'the password' } });
  await settled();
  return { actor, seen, copied };
};

const shownIn = (actor: Awaited<ReturnType<typeof revealed>>['actor']) =>
  selectSecret(actor.getSnapshot())?.reveal();

test('the key is shown, copied, and gone once it is written down', async () => {
  const { actor, copied } = await revealed();
  expect(shownIn(actor)).toBe(secret);
  await sendAndSettle(actor, { type: 'key.copy' });
  expect([copied, actor.getSnapshot().hasTag('copied')]).toEqual([[secret], true]);
  await sendAndSettle(actor, { type: 'key.saved' });
  const { output, context } = actor.getSnapshot();
  expect([output, context.secret]).toEqual([true, null]);
});

test('closed before it is written down, it is not saved', async () => {
  const { actor } = await revealed();
  await sendAndSettle(actor, { type: 'key.close' });
  const { output, context } = actor.getSnapshot();
  expect([output, context.secret]).toEqual([false, null]);
});

test('it stays where that could not be confirmed, with the reason', async () => {
  const { actor } = await revealed(() => Promise.reject(refused));
  await sendAndSettle(actor, { type: 'key.saved' });
  expect(shownIn(actor)).toBe(secret);
  expect(selectFailure(actor.getSnapshot())?.message).toBe(refused.message);
});

test('an inspector, a recording or a copy of a snapshot has nothing of it', async () => {
  const { actor, seen } = await revealed();
  const { context } = actor.getSnapshot();
  expect(JSON.stringify([seen, actor.getPersistedSnapshot(), context])).not.toContain('SECRET');
  expect(JSON.stringify(structuredClone(context))).not.toContain('SECRET');
  expect(seen.length).toBeGreaterThan(3);
});
