import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Mate } from '../../../contract/mate.ts';
import { blockedMatesMachine } from '../../../src/machines/account/blocked-mates.machine.ts';
import {
  selectFailure,
  selectIsAbsent,
  selectIsBusy,
  selectIsLifting,
  selectMates,
} from '../../../src/machines/account/blocked-mates.selectors.ts';
import { notOffered } from './blocked-mates.model.ts';
import { mate, unreachable } from '../chat/chat-samples.ts';

const started = (answers: { fetch?: Error; lift?: Error } = {}) => {
  const lifted: unknown[] = [];
  const actor = createActor(
    blockedMatesMachine.provide({
      actors: {
        fetchBlocks: fromPromise<readonly Mate[], undefined>(async () => {
          if (answers.fetch !== undefined) throw answers.fetch;
          return [mate];
        }),
        unblockMate: fromPromise<void, { mateId: string | null }>(async ({ input }) => {
          lifted.push(input);
          if (answers.lift !== undefined) throw answers.lift;
        }),
      },
    }),
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot) && !selectIsLifting(snapshot));
  return { actor, lifted, settled };
};

test('blocked mates are listed and let back one by one', async () => {
  const { actor, lifted, settled } = started();
  expect(selectMates(await settled())).toEqual([mate]);
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  expect([selectMates(await settled()), lifted]).toEqual([[], [{ mateId: mate.mateId }]]);
});

test('a mate that could not be let back stays listed, with the reason', async () => {
  const { actor, settled } = started({ lift: unreachable });
  await settled();
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  const snapshot = await settled();
  expect([selectMates(snapshot), selectFailure(snapshot)?.kind]).toEqual([[mate], 'unreachable']);
});

test('a host without blocks shows no list', async () => {
  const { settled } = started({ fetch: notOffered });
  expect(selectIsAbsent(await settled())).toBe(true);
});
