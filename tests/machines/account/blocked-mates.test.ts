import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Mate } from '../../../contract/mates/mate.ts';
import { blockedMatesMachine, type Unblock } from '../../../src/machines/account/blocked-mates.machine.ts';
import { selectCommand } from '../../../src/machines/shared/commands/row-commands.ts';
import { selectFailure, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import { mate, unreachable } from '../chat/chat-samples.ts';
import { deferred, settled } from '../support/deferred.ts';

const other: Mate = { ...mate, mateId: 'mate-other' };

const start = async () => {
  const clock = new SimulatedClock();
  let requests = 0;
  const answers = new Map<string, ReturnType<typeof deferred<Unblock>>>();
  const actor = createActor(
    blockedMatesMachine.provide({
      actors: {
        fetchBlocks: provideRequest<readonly Mate[]>(() => {
          requests += 1;
          return Promise.resolve([mate, other]);
        }),
        unblockMate: toCommand(
          fromPromise<Unblock, Unblock>(({ input: { mateId } }) => {
            const answer = deferred<Unblock>();
            answers.set(mateId, answer);
            return answer.promise;
          }),
          { isIdempotent: false },
        ),
      },
    }),
    { clock },
  ).start();
  await settled();
  const failureOf = (mateId: string) =>
    selectFailure(selectCommand(`unblock.${mateId}`)(actor.getSnapshot())?.getSnapshot());
  return { actor, answers, clock, failureOf, requests: () => requests };
};

test('a mate is unblocked while another request hangs', async () => {
  const { actor, answers } = await start();
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  actor.send({ type: 'block.remove', mateId: other.mateId });
  answers.get(other.mateId)?.resolve({ mateId: other.mateId });
  await settled();
  expect(actor.getSnapshot().context.mates).toEqual([mate]);
  expect(selectCommand(`unblock.${other.mateId}`)(actor.getSnapshot())).toBeUndefined();
});

test('a mate stays listed when unblocking fails, with the reason, and the button asks again', async () => {
  const { actor, answers, failureOf } = await start();
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  answers.get(mate.mateId)?.reject(unreachable);
  await settled();
  expect([actor.getSnapshot().context.mates, failureOf(mate.mateId)?.kind]).toEqual([
    [mate, other],
    'unreachable',
  ]);
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  expect(failureOf(mate.mateId)).toBeNull();
  answers.get(mate.mateId)?.resolve({ mateId: mate.mateId });
  await settled();
  expect(actor.getSnapshot().context.mates).toEqual([other]);
});

test('after the user has stopped waiting, the list is loaded again: the server may have unblocked the mate', async () => {
  const { actor, clock, requests } = await start();
  actor.send({ type: 'block.remove', mateId: mate.mateId });
  clock.increment(15_000);
  selectCommand(`unblock.${mate.mateId}`)(actor.getSnapshot())?.send({ type: 'command.cancel' });
  await settled();
  expect([requests(), selectCommand(`unblock.${mate.mateId}`)(actor.getSnapshot())]).toEqual([2, undefined]);
});
