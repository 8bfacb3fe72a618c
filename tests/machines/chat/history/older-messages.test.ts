import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomInfo } from '../../../../contract/room.ts';
import { toFailure } from '../../../../src/machines/shared/failure.ts';
import { olderMessagesMachine } from '../../../../src/machines/chat/history/older-messages.machine.ts';
import { selectStatus } from '../../../../src/machines/chat/history/older-messages.selectors.ts';
import type {
  OlderMessagesLoaded,
  PageRequest,
} from '../../../../src/machines/chat/history/older-messages.types.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { createParent } from '../../support/parent.ts';
import { message, page, unreachable } from '../chat-samples.ts';
import { settled } from '../../support/deferred.ts';

function start() {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const { parentRef, received } = createParent<OlderMessagesLoaded>();
  const { requests, logic } = deferredCall<RoomInfo, PageRequest>();
  const actor = createActor(
    olderMessagesMachine.provide({
      actors: { fetchMessages: logic },
      actions: {
        logFailure: (_, { error }) => void log.push(`logged: ${toFailure(error).message}`),
      },
    }),
    { clock, input: { parentRef, roomId: 'room-1', before: 11, hasMore: true } },
  );
  actor.start();
  return { actor, clock, log, received, requests, status: () => selectStatus(actor.getSnapshot()) };
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

  test('[S8.10] a page that takes 15 seconds can be retried', () => {
    const { actor, clock, requests, status } = start();
    actor.send({ type: 'top.reached' });
    clock.increment(14_999);
    expect(status()).toEqual('loading');
    clock.increment(1);
    expect(status()).toEqual('failed');
    actor.send({ type: 'load.retry' });
    expect(status()).toEqual('loading');
    expect(requests.length).toEqual(2);
  });

  test('a page that fails is logged and can be retried', async () => {
    const { actor, log, requests, status } = start();
    actor.send({ type: 'top.reached' });
    requests[0]?.reject(unreachable);
    await settled();
    expect(status()).toEqual('failed');
    expect(log).toEqual(['logged: no answer']);
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
    actor.send({ type: 'range.changed', before: 1, hasMore: false });
    expect(status()).toEqual('complete');
  });
});
