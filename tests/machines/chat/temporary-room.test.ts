import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomInfo } from '../../../contract/rooms/room.ts';
import type { PageRequest } from '../../../src/machines/chat/history/older-messages.machine.ts';
import {
  temporaryRoomMachine,
  type TemporaryRoom,
} from '../../../src/machines/chat/temporary-room.machine.ts';
import { selectFailure, selectIsBusy, toCommand } from '../../../src/machines/shared/commands/command.ts';
import { deferredCall } from '../support/deferred-call.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';
import { createParent } from '../support/parent.ts';
import { message, notFound, page, unreachable } from './chat-samples.ts';

const minute = 60_000;

const start = (isFinal: () => boolean = () => false) => {
  const clock = new SimulatedClock();
  const reads = deferredCall<RoomInfo, PageRequest>();
  const ends = deferredCall<null, TemporaryRoom>();
  const parent = createParent<{ readonly type: 'room.missing' }>();
  const actor = createActor(
    temporaryRoomMachine.provide({
      actors: { readRoom: reads.logic, endRoom: toCommand(ends.logic, { isFinal }) },
    }),
    { clock, input: { roomId: 'room-1', parentRef: parent.parentRef } },
  ).start();
  const ending = () => actor.getSnapshot().children.endRoom?.getSnapshot();
  const isEnded = () => parent.received.length > 0;
  return { actor, clock, reads: reads.requests, ends: ends.requests, ending, isEnded };
};

describe('a temporary room', () => {
  test('is read when it is shown and every five minutes, even while an earlier request is pending', async () => {
    const { clock, reads, isEnded } = start();
    expect(reads.map(({ input }) => input)).toEqual([{ roomId: 'room-1', before: null }]);
    reads[0]?.resolve(page([message(1)]));
    await settled();
    clock.increment(5 * minute - 1);
    expect(reads).toHaveLength(1);
    clock.increment(1);
    expect(reads).toHaveLength(2);
    clock.increment(5 * minute);
    expect(reads).toHaveLength(3);
    expect(isEnded()).toBe(false);
  });

  test('stays open when it cannot be read for a while', async () => {
    const { clock, reads, isEnded } = start();
    reads[0]?.reject(unreachable);
    await settled();
    clock.increment(5 * minute);
    expect(reads).toHaveLength(2);
    expect(isEnded()).toBe(false);
  });

  test('has ended when it is not found', async () => {
    const { reads, isEnded } = start();
    reads[0]?.reject(notFound);
    await settled();
    expect(isEnded()).toBe(true);
  });

  test('is ended by its user at once', async () => {
    const { actor, ends, isEnded, ending } = start();
    await sendAndSettle(actor, { type: 'room.end' });
    expect(selectIsBusy(ending())).toBe(true);
    expect(ends.map(({ input }) => input)).toEqual([{ roomId: 'room-1' }]);
    ends[0]?.resolve(null);
    await settled();
    expect(isEnded()).toBe(true);
  });

  test('stays open when ending it fails and its user gives up, and is read again', async () => {
    const { actor, reads, ends, ending, isEnded } = start();
    await sendAndSettle(actor, { type: 'room.end' });
    ends[0]?.reject(unreachable);
    await settled();
    expect(selectFailure(ending())?.kind).toBe('unreachable');
    actor.getSnapshot().children.endRoom?.send({ type: 'command.cancel' });
    await settled();
    expect(ending()).toBeUndefined();
    expect(reads).toHaveLength(2);
    expect(isEnded()).toBe(false);
  });

  test('stays open when what ends it crashes', async () => {
    const { actor, ends, ending, isEnded } = start(() => {
      throw new Error('the command broke');
    });
    await sendAndSettle(actor, { type: 'room.end' });
    ends[0]?.reject(unreachable);
    await settled();
    expect([ending(), isEnded()]).toEqual([undefined, false]);
  });
});
