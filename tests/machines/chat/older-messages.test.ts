import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomInfo } from '../../../contract/room.ts';
import { toFailure } from '../../../src/machines/shared/failure.ts';
import { olderMessagesMachine } from '../../../src/machines/chat/older-messages.machine.ts';
import { selectPlace } from '../../../src/machines/chat/older-messages.selectors.ts';
import type { PageRequest } from '../../../src/machines/chat/older-messages.types.ts';
import { askable } from '../support/deferred-call.ts';
import { message, page, unreachable } from './chat-samples.ts';
import { settled } from '../support/deferred.ts';

function start() {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const { asked, logic } = askable<RoomInfo, PageRequest>();
  const actor = createActor(
    olderMessagesMachine.provide({
      actors: { fetchMessages: logic },
      actions: {
        tellOlder: (_, { info }) => void log.push(`older: ${info.messages.length}`),
        logFailure: (_, { error }) => void log.push(`logged: ${toFailure(error).message}`),
      },
    }),
    { clock, input: { roomId: 'room-1', before: 11, hasMore: true } },
  );
  actor.start();
  return { actor, clock, log, asked, place: () => selectPlace(actor.getSnapshot()) };
}

describe('olderMessages', () => {
  test('each page is asked for in front of the last, until the beginning is there', async () => {
    const { actor, log, asked, place } = start();
    actor.send({ type: 'top.reached' });
    asked[0]?.give(page([message(9), message(10)], true));
    await settled();
    expect(place()).toEqual('rested');
    actor.send({ type: 'top.reached' });
    asked[1]?.give(page([message(8)]));
    await settled();
    expect(place()).toEqual('whole');
    expect(asked.map(({ input }) => input)).toEqual([
      { roomId: 'room-1', before: 11 },
      { roomId: 'room-1', before: 9 },
    ]);
    expect(log).toEqual(['older: 2', 'older: 1']);
  });

  test('[S8.10] a page that takes 15 seconds can be retried', () => {
    const { actor, clock, asked, place } = start();
    actor.send({ type: 'top.reached' });
    clock.increment(14_999);
    expect(place()).toEqual('loading');
    clock.increment(1);
    expect(place()).toEqual('failed');
    actor.send({ type: 'history.retry' });
    expect(place()).toEqual('loading');
    expect(asked.length).toEqual(2);
  });

  test('a page that fails is logged and can be retried', async () => {
    const { actor, log, asked, place } = start();
    actor.send({ type: 'top.reached' });
    asked[0]?.fail(unreachable);
    await settled();
    expect(place()).toEqual('failed');
    expect(log).toEqual(['logged: no answer']);
  });

  test('a page on its way is dropped when what is shown begins elsewhere, and only then', () => {
    const { actor, asked, place } = start();
    actor.send({ type: 'top.reached' });
    actor.send({ type: 'range.changed', before: 11, hasMore: true });
    expect(place()).toEqual('loading');
    actor.send({ type: 'range.changed', before: 51, hasMore: true });
    expect(place()).toEqual('rested');
    actor.send({ type: 'top.reached' });
    expect(asked.map(({ input }) => input.before)).toEqual([11, 51]);
    actor.send({ type: 'range.changed', before: 1, hasMore: false });
    expect(place()).toEqual('whole');
  });
});
