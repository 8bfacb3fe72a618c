import { maxPrinted, printPageSize } from '../../../../src/machines/chat/history/print-limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import {
  olderMessagesMachine,
  type OlderMessagesLoaded,
  type PageRequest,
} from '../../../../src/machines/chat/history/older-messages.machine.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { createParent } from '../../support/parent.ts';
import { message, page, unreachable } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';

function start() {
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<OlderMessagesLoaded>();
  const { requests, logic } = deferredCall<RoomInfo, PageRequest>();
  const prints = deferredCall<void, undefined>();
  const actor = createActor(
    olderMessagesMachine.provide({
      actors: { fetchMessages: logic, printPage: prints.logic },
    }),
    { clock, input: { parentRef, roomId: 'room-1', before: 11, hasMore: true } },
  );
  actor.start();
  return {
    actor,
    clock,
    prints: prints.requests,
    received,
    requests,
    status: () => actor.getSnapshot().value,
  };
}

describe('olderMessages', () => {
  test('each page is requested before the last, until the first message', async () => {
    const { actor, received, requests, status } = start();
    actor.send({ type: 'top.reached' });
    requests[0]?.resolve(page([message(9), message(10)], true));
    await settled();
    expect(status()).toEqual('idle');
    actor.send({ type: 'top.reached' });
    requests[1]?.resolve(page([message(8)]));
    await settled();
    expect(status()).toEqual('complete');
    expect(requests.map(({ input }) => input)).toEqual([
      { roomId: 'room-1', before: 11 },
      { roomId: 'room-1', before: 9 },
    ]);
    expect(received.map(({ info }) => info.messages.length)).toEqual([2, 1]);
  });

  test('a pending page is dropped when the shown range changes, and only then', () => {
    const { actor, requests, status } = start();
    actor.send({ type: 'top.reached' });
    actor.send({ type: 'range.changed', before: 11, hasMore: true });
    expect(status()).toEqual('loading');
    actor.send({ type: 'range.changed', before: 51, hasMore: true });
    expect(status()).toEqual('idle');
    actor.send({ type: 'top.reached' });
    expect(requests.map(({ input }) => input.before)).toEqual([11, 51]);
    actor.send({ type: 'range.changed', before: 51, hasMore: false });
    expect(status()).toEqual('complete');
  });

  test('how many messages are older is known from their page until the shown range begins elsewhere', async () => {
    const { actor, requests } = start();
    const olderCount = () => actor.getSnapshot().context.olderCount;
    expect(olderCount()).toBeNull();
    actor.send({ type: 'top.reached' });
    requests[0]?.resolve({ ...page([message(10)], true), olderCount: 9 });
    await settled();
    actor.send({ type: 'range.changed', before: 10, hasMore: false });
    expect(olderCount()).toBe(9);
    actor.send({ type: 'range.changed', before: 51, hasMore: true });
    expect(olderCount()).toBeNull();
  });
});

describe('olderMessages before printing', () => {
  /** A page that begins at this position. */
  const pageFrom = (first: number, hasMore: boolean): RoomInfo =>
    page(
      Array.from({ length: printPageSize }, (_, index) => message(first + index)),
      hasMore,
    );

  test('all pages are loaded one after the other, then the page is printed, once', async () => {
    const { actor, prints, received, requests, status } = start();
    actor.send({ type: 'print.request' });
    requests[0]?.resolve(page([message(9), message(10)], true));
    await settled();
    expect([prints.length, actor.getSnapshot().hasTag('preparing')]).toEqual([0, true]);
    requests[1]?.resolve(page([message(8)]));
    await settled();
    expect(requests.map(({ input }) => [input.before, input.limit])).toEqual([
      [11, printPageSize],
      [9, printPageSize],
    ]);
    expect([received.length, prints.length, status()]).toEqual([2, 1, 'printing']);
    expect(actor.getSnapshot().hasTag('preparing')).toBe(false);
    prints[0]?.resolve();
    await settled();
    expect(status()).toBe('complete');
    actor.send({ type: 'print.request' });
    expect([requests.length, prints.length]).toEqual([2, 2]);
  });

  test('of a very long chat, no more than the limit is loaded', async () => {
    const { actor, prints, requests, status } = start();
    actor.send({ type: 'print.request' });
    for (let index = 0; index < maxPrinted / printPageSize; index += 1) {
      expect(prints.length).toBe(0);
      requests[index]?.resolve(pageFrom(100_000 - index * printPageSize, true));
      // eslint-disable-next-line no-await-in-loop -- each page is requested after the one before it
      await settled();
    }
    expect([requests.length, prints.length]).toEqual([maxPrinted / printPageSize, 1]);
    expect(requests.findIndex(({ input }) => input.isCountRequested)).toBe(requests.length - 1);
    prints[0]?.resolve();
    await settled();
    expect(status()).toBe('idle');
    actor.send({ type: 'print.request' });
    expect(requests.at(-1)?.input).toMatchObject({ before: 98_100, isCountRequested: false });
  });

  test('a slow page is offered for a retry, a failed one too, and canceling leaves what has loaded', async () => {
    const { actor, clock, prints, received, requests, status } = start();
    actor.send({ type: 'print.request' });
    requests[0]?.resolve(page([message(10)], true));
    await settled();
    clock.increment(15_000);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    actor.send({ type: 'load.retry' });
    expect([requests.length, actor.getSnapshot().hasTag('slow')]).toEqual([3, false]);
    requests[2]?.reject(unreachable);
    await settled();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().hasTag('preparing')).toBe(true);
    actor.send({ type: 'load.retry' });
    actor.send({ type: 'print.cancel' });
    expect([status(), received.length, prints.length]).toEqual(['idle', 1, 0]);
    actor.send({ type: 'top.reached' });
    expect(requests.at(-1)?.input).toEqual({ roomId: 'room-1', before: 10 });
  });

  test('the shown range changes meanwhile: loading continues before the new one', async () => {
    const { actor, prints, requests } = start();
    actor.send({ type: 'print.request' });
    actor.send({ type: 'range.changed', before: 51, hasMore: true });
    actor.send({ type: 'range.changed', before: 51, hasMore: true });
    expect(requests.map(({ input }) => input.before)).toEqual([11, 51]);
    actor.send({ type: 'range.changed', before: 1, hasMore: false });
    expect(prints.length).toBe(1);
  });

  test('a browser that cannot print says so until that is dismissed', async () => {
    const { actor, prints, requests, status } = start();
    actor.send({ type: 'print.request' });
    requests[0]?.resolve(page([message(1)]));
    await settled();
    prints[0]?.reject(new TypeError('print is not a function'));
    await settled();
    actor.send({ type: 'range.changed', before: 51, hasMore: false });
    expect(actor.getSnapshot().hasTag('notPrinted')).toBe(true);
    expect(actor.getSnapshot().hasTag('preparing')).toBe(true);
    actor.send({ type: 'print.cancel' });
    expect(status()).toBe('complete');
  });
});
