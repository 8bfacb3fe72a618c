import { createActor, fromEventObservable, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  changeFeedMachine,
  type ChangeReceived,
  type ChangeStreamEvent,
} from '../../../../src/machines/chat/history/change-feed.machine.ts';
import { createParent } from '../../support/parent.ts';
import { unsupported } from './change-feed.model.ts';
import { expired, unreachable } from '../chat-samples.ts';
import type { ChangeFeedReport } from '../../../../src/machines/chat/history/room-refresh.reducers.ts';

interface Reading {
  readonly after: number | null;
  readonly emit: (event: ChangeStreamEvent) => void;
  readonly fail: (error: unknown) => void;
  readonly end: () => void;
  isOver: boolean;
}

function start() {
  const log: string[] = [];
  const readings: Reading[] = [];
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<ChangeFeedReport>();
  const readChanges = fromEventObservable<ChangeStreamEvent, { after: number | null }>(({ input }) => ({
    subscribe: (observer) => {
      if (typeof observer === 'function') throw new Error('a feed needs a whole observer');
      const reading: Reading = {
        after: input.after,
        emit: (event) => observer.next?.(event),
        fail: (error) => observer.error?.(error),
        end: () => observer.complete?.(),
        isOver: false,
      };
      readings.push(reading);
      return { unsubscribe: () => void (reading.isOver = true) };
    },
  }));
  const actor = createActor(
    changeFeedMachine.provide({
      actors: { readChanges },
      actions: {
        refreshRoomList: () => void log.push('rooms'),
        refreshMemory: () => void log.push('memory'),
      },
    }),
    { clock, input: { parentRef, roomId: 'room-1' } },
  ).start();
  return {
    actor,
    clock,
    log,
    readings,
    reports: () => received.map(({ type }) => type),
    last: () => {
      const reading = readings.at(-1);
      if (reading === undefined) throw new Error('Nothing is read.');
      return reading;
    },
  };
}

describe('changeFeed', () => {
  test('reports changes of its room and of the account, and announces those of other rooms and of the memory to what shows them', () => {
    const { last, log, reports } = start();
    last().emit({ type: 'stream.opened', seq: 3 });
    last().emit({ type: 'change.received', seq: 4, subject: { roomId: 'room-1' } });
    last().emit({ type: 'change.received', seq: 5, subject: { roomId: 'room-2' } });
    last().emit({ type: 'change.received', seq: 6, subject: 'account' });
    last().emit({ type: 'change.received', seq: 7, subject: 'memory' });
    expect(reports()).toEqual(['feed.closed', 'feed.opened', 'room.changed', 'account.changed']);
    expect(log).toEqual(['rooms', 'memory']);
  });

  test('continues after the last change when the connection broke, at once where the network is back', () => {
    const { actor, clock, last, log, readings, reports } = start();
    last().emit({ type: 'stream.opened', seq: 3 });
    last().emit({ type: 'change.received', seq: 4, subject: { roomId: 'room-2' } });
    last().fail(unreachable);
    expect([log, reports()]).toEqual([['rooms'], ['feed.closed', 'feed.opened', 'feed.closed']]);
    clock.increment(1999);
    expect(readings.length).toBe(1);
    clock.increment(1);
    expect(last().after).toBe(4);
    last().fail(unreachable);
    actor.send({ type: 'connection.restored' });
    expect(readings.map(({ after }) => after)).toEqual([null, 4, 4]);
    last().emit({ type: 'stream.opened', seq: 4 });
    expect(reports().slice(3)).toEqual(['feed.reopened']);
  });

  test.each<[string, ChangeReceived['subject'][]]>([
    ['its opening', []],
    ['a change of its room', [{ roomId: 'room-1' }]],
    ['a change of the account', ['account']],
    ['a change of the memory', ['memory']],
    ['a change of another room', [{ roomId: 'room-2' }]],
  ])('continues after %s', (_, subjects) => {
    const { clock, last } = start();
    last().emit({ type: 'stream.opened', seq: 3 });
    for (const subject of subjects) last().emit({ type: 'change.received', seq: 4, subject });
    last().end();
    clock.increment(2000);
    expect(last().after).toBe(3 + subjects.length);
  });

  test('continues after a change that the server lost, and counts failures anew once it is open again', () => {
    const { clock, last, readings, reports } = start();
    last().emit({ type: 'stream.opened', seq: 3 });
    last().end();
    clock.increment(2000);
    last().emit({ type: 'stream.opened', seq: 9 });
    clock.increment(24_999);
    expect(readings[1]?.isOver).toBe(false);
    last().end();
    clock.increment(2000);
    expect([readings.length, last().after]).toEqual([3, 9]);
    expect(reports()).toEqual(['feed.closed', 'feed.opened', 'feed.closed', 'feed.reopened', 'feed.closed']);
  });

  test('waits longer after each failure, half a minute at most, and reads on after the server ended the feed', () => {
    const { clock, last, readings } = start();
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      const before = readings.length;
      last().end();
      let waited = 0;
      for (; readings.length === before && waited < 60_000; waited += 1000) clock.increment(1000);
      return waited;
    });
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('gives up a connection that does not open, or is silent', () => {
    const { clock, last, readings, reports } = start();
    clock.increment(14_999);
    expect(readings[0]?.isOver).toBe(false);
    clock.increment(1);
    expect(readings[0]?.isOver).toBe(true);
    clock.increment(1999);
    expect(readings.length).toBe(1);
    clock.increment(1);
    last().emit({ type: 'stream.opened', seq: 3 });
    clock.increment(24_999);
    last().emit({ type: 'stream.heartbeat' });
    clock.increment(24_999);
    expect(readings[1]?.isOver).toBe(false);
    clock.increment(1);
    expect([readings[1]?.isOver, reports()]).toEqual([true, ['feed.closed', 'feed.opened', 'feed.closed']]);
    clock.increment(1000);
    expect(readings.length).toBe(3);
  });

  test.each([
    ['a host without a feed', unsupported],
    ['the end of the session', expired],
  ])('%s is not requested again', (_, error) => {
    const { clock, last, readings } = start();
    last().fail(error);
    for (let step = 0; step < 4; step += 1) clock.increment(30_000);
    expect(readings.length).toBe(1);
  });
});
