import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Room } from '../../../contract/room.ts';
import { recentChatsMachine } from '../../../src/machines/chat/recent-chats.machine.ts';
import {
  selectAskedRoom,
  selectCanReturn,
  selectFailure,
  selectRemoved,
  selectRooms,
} from '../../../src/machines/chat/recent-chats.selectors.ts';
import type { RoomListing } from '../../../src/machines/chat/recent-chats.types.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { expired, roomWithIris, roomWithTomas, unreachable, refuse } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

const start = (
  lists: ReadonlyArray<() => Promise<readonly Room[]>>,
  deletions: ReadonlyArray<() => Promise<boolean>> = [],
  restorations: ReadonlyArray<() => Promise<Room>> = [],
  removed: readonly Room[] = [],
  canReturn = true,
) => {
  const [left, deletionsLeft, restorationsLeft] = [[...lists], [...deletions], [...restorations]];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    recentChatsMachine.provide({
      actors: {
        fetchRooms: fromPromise<RoomListing, undefined>(async () => ({
          rooms: await (left.shift() ?? refuse)(),
          removed,
          canReturn,
        })),
        restoreRoom: fromPromise<Room, { roomId: string }>(({ input }) => {
          log.push(`restore ${input.roomId}`);
          return (restorationsLeft.shift() ?? refuse)();
        }),
        deleteRoom: fromPromise<boolean, { roomId: string }>(({ input }) => {
          log.push(`delete ${input.roomId}`);
          return (deletionsLeft.shift() ?? refuse)();
        }),
      },
      actions: {
        notifyDeleted: () => void log.push('told: deleted'),
        notifyFailure: () => void log.push('told: failed'),
        notifyRestored: () => void log.push('told: back'),
        notifyNotRestored: () => void log.push('told: not back'),
      },
    }),
    { clock },
  );
  actor.start();
  return { actor, log, clock };
};

const both = [roomWithIris, roomWithTomas];

describe('recent chats', () => {
  test.each([true, false])(
    '[S7.11] whether a deleted one can be brought back is known before the question: %s',
    async (canReturn) => {
      const { actor } = start([() => Promise.resolve(both)], [], [], [], canReturn);
      await settled();
      actor.send({ type: 'room.delete', roomId: 'room-1' });
      expect(selectAskedRoom(actor.getSnapshot())).toEqual(roomWithIris);
      expect(selectCanReturn(actor.getSnapshot())).toBe(canReturn);
    },
  );

  test('[S1.8] [S2.8] [S3.9] the conversations are listed', async () => {
    const { actor } = start([() => Promise.resolve(both)]);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ ready: 'resting' });
    expect(selectRooms(actor.getSnapshot())).toEqual(both);
  });

  test('nothing is deleted before the answer to the question', async () => {
    const { actor, log } = start([() => Promise.resolve(both)]);
    await settled();
    actor.send({ type: 'room.delete', roomId: 'room-2' });
    expect(selectAskedRoom(actor.getSnapshot())).toEqual(roomWithTomas);
    actor.send({ type: 'deletion.cancel' });
    expect(selectAskedRoom(actor.getSnapshot())).toEqual(null);
    expect(selectRooms(actor.getSnapshot())).toEqual(both);
    expect(log).toEqual([]);
  });

  test('[S7.13] a confirmed deletion takes the conversation away, once', async () => {
    const { actor, log } = start([() => Promise.resolve(both)], [() => Promise.resolve(false)]);
    await settled();
    actor.send({ type: 'room.delete', roomId: 'room-2' });
    actor.send({ type: 'deletion.confirm' });
    actor.send({ type: 'deletion.confirm' });
    actor.send({ type: 'deletion.cancel' });
    await settled();
    expect(log).toEqual(['delete room-2', 'told: deleted']);
    expect(selectRooms(actor.getSnapshot())).toEqual([roomWithIris]);
    expect(actor.getSnapshot().value).toEqual({ ready: 'resting' });
  });

  test('after the last deletion the list is empty and says so', async () => {
    const { actor } = start([() => Promise.resolve([roomWithIris])], [() => Promise.resolve(false)]);
    await settled();
    actor.send({ type: 'room.delete', roomId: 'room-1' });
    actor.send({ type: 'deletion.confirm' });
    await settled();
    expect(actor.getSnapshot().value).toEqual('empty');
  });

  test('[S8.10] a failed deletion deletes nothing', async () => {
    const { actor, log } = start([() => Promise.resolve(both)], [() => Promise.reject(unreachable)]);
    await settled();
    actor.send({ type: 'room.delete', roomId: 'room-1' });
    actor.send({ type: 'deletion.confirm' });
    await settled();
    expect(log).toEqual(['delete room-1', 'told: failed']);
    expect(selectRooms(actor.getSnapshot())).toEqual(both);
    expect(selectAskedRoom(actor.getSnapshot())).toEqual(null);
  });

  const removeTomas = async (...restorations: (() => Promise<Room>)[]) => {
    const list = start([() => Promise.resolve(both)], [() => Promise.resolve(true)], restorations);
    await settled();
    list.actor.send({ type: 'room.delete', roomId: 'room-2' });
    list.actor.send({ type: 'deletion.confirm' });
    await settled();
    return list;
  };

  test('[S7.13] a deleted conversation can be brought back, and stands where it stood', async () => {
    const { actor, log } = await removeTomas(() => Promise.resolve(roomWithTomas));
    expect(selectRooms(actor.getSnapshot())).toEqual([roomWithIris]);
    expect(selectRemoved(actor.getSnapshot())).toEqual([roomWithTomas]);
    actor.send({ type: 'room.restore', roomId: 'room-1' });
    actor.send({ type: 'room.restore', roomId: 'room-2' });
    actor.send({ type: 'room.restore', roomId: 'room-2' });
    await settled();
    expect(log).toEqual(['delete room-2', 'told: deleted', 'restore room-2', 'told: back']);
    expect(selectRooms(actor.getSnapshot())).toEqual(both);
    expect(selectRemoved(actor.getSnapshot())).toEqual([]);
  });

  test('a way back that fails stays, and one whose time is over goes', async () => {
    const gone = new ApiError('rejected', 'There is no such conversation.', { code: 4040 });
    const { actor, log } = await removeTomas(
      () => Promise.reject(unreachable),
      () => Promise.reject(gone),
    );
    actor.send({ type: 'room.restore', roomId: 'room-2' });
    await settled();
    expect(selectRemoved(actor.getSnapshot())).toEqual([roomWithTomas]);
    actor.send({ type: 'room.restore', roomId: 'room-2' });
    await settled();
    expect(selectRemoved(actor.getSnapshot())).toEqual([]);
    expect(selectRooms(actor.getSnapshot())).toEqual([roomWithIris]);
    expect(log.slice(-2)).toEqual(['restore room-2', 'told: not back']);
  });

  test('what was deleted elsewhere a moment ago can be brought back here, for a minute', async () => {
    const { actor, clock } = start([() => Promise.resolve([])], [], [], [roomWithTomas]);
    await settled();
    expect(selectRemoved(actor.getSnapshot())).toEqual([roomWithTomas]);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toEqual('empty');
  });

  test('a conversation that is not listed cannot be asked about', async () => {
    const { actor } = start([() => Promise.resolve(both)]);
    await settled();
    actor.send({ type: 'room.delete', roomId: 'elsewhere' });
    expect(actor.getSnapshot().value).toEqual({ ready: 'resting' });
  });

  test('[S8.10] an unreadable answer is a failure, never an empty list; trying again helps', async () => {
    const { actor } = start([() => Promise.reject(unreachable), () => Promise.resolve(both)]);
    await settled();
    expect(actor.getSnapshot().value).toEqual('failed');
    actor.send({ type: 'load.retry' });
    await settled();
    expect(selectRooms(actor.getSnapshot())).toEqual(both);
  });

  test('[S8.2] an ended session is told as such', async () => {
    const { actor } = start([() => Promise.reject(expired)]);
    await settled();
    expect(selectFailure(actor.getSnapshot())).toEqual({
      kind: 'expired',
      code: 5002,
      message: 'login expired',
    });
  });

  test('[S8.10] after fifteen seconds the wait is told', () => {
    const { actor, clock } = start([() => new Promise(() => {})]);
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toEqual({ loading: 'slow' });
  });
});
