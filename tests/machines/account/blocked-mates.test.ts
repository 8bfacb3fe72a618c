import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import { blockedMatesMachine } from '../../../src/machines/account/blocked-mates.machine.ts';
import {
  selectFailure,
  selectIsReady,
  selectIsUnblocking,
  selectMates,
} from '../../../src/machines/account/blocked-mates.selectors.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { mate, unreachable } from '../chat/chat-samples.ts';

const started = (failure?: Error) => {
  const unblocked: unknown[] = [];
  const actor = createActor(
    blockedMatesMachine.provide({
      actors: {
        fetchBlocks: provideRequest<readonly Mate[]>(() => Promise.resolve([mate])),
        unblockMate: fromPromise<void, { mateId: string | null }>(async ({ input }) => {
          unblocked.push(input);
          if (failure !== undefined) throw failure;
        }),
      },
    }),
  ).start();
  const settled = () =>
    waitFor(actor, (snapshot) => selectIsReady(snapshot) && !selectIsUnblocking(snapshot));
  return { actor, unblocked, settled };
};

test('blocked mates are listed and unblocked one by one', async () => {
  const { actor, unblocked, settled } = started();
  expect(selectMates(await settled())).toEqual([mate]);
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  expect([selectMates(await settled()), unblocked]).toEqual([[], [{ mateId: mate.mateId }]]);
});

test('a mate stays listed when unblocking fails, with the reason', async () => {
  const { actor, settled } = started(unreachable);
  await settled();
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  const snapshot = await settled();
  expect([selectMates(snapshot), selectFailure(snapshot)?.kind]).toEqual([[mate], 'unreachable']);
});
