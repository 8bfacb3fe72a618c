import { createActor, fromCallback, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RoomInfo } from '../../contract/room.ts';
import { toFailure } from '../../src/machines/failure.ts';
import type { PageWish } from '../../src/machines/history.types.ts';
import { renewalMachine } from '../../src/machines/renewal.machine.ts';
import { askable } from './askable.ts';
import { message, page, unreachable } from './chat-samples.ts';
import { settled } from './deferred.ts';

function start(isWatchable = true) {
  const log: string[] = [];
  const { asked, logic } = askable<RoomInfo, PageWish>();
  const actor = createActor(
    renewalMachine.provide({
      actors: {
        readPage: logic,
        watchPage: fromCallback<AnyEventObject, undefined>(() => {
          if (!isWatchable) throw new Error('nothing to watch');
        }),
      },
      actions: {
        tellReturned: (_, { by }) => void log.push(`returned by ${by}`),
        tellRenewed: (_, { info }) => void log.push(`renewed: ${info.messages.length}`),
        logFailure: (_, { error }) => void log.push(`logged: ${toFailure(error).message}`),
      },
    }),
    { input: { roomId: 'room-1' } },
  );
  actor.start();
  return { actor, log, asked };
}

describe('renewal', () => {
  test('tells when the page is seen again and when the network is back', () => {
    const { actor, log } = start();
    actor.send({ type: 'page.shown' });
    actor.send({ type: 'connection.restored' });
    expect(log).toEqual(['returned by page.shown', 'returned by connection.restored']);
  });

  test('reads the newest page once at a time, and again when asked anew', async () => {
    const { actor, log, asked } = start();
    actor.send({ type: 'renewal.request' });
    actor.send({ type: 'renewal.request' });
    expect(asked.map(({ input }) => input)).toEqual([{ roomId: 'room-1', before: null }]);
    asked[0]?.give(page([message(30)], true));
    await settled();
    expect(log).toEqual(['renewed: 1']);
    expect(actor.getSnapshot().value).toEqual({ watched: 'fresh' });
    actor.send({ type: 'renewal.request' });
    expect(asked.length).toEqual(2);
  });

  test('a page that fails is logged, and asked for again at the next occasion', async () => {
    const { actor, log, asked } = start();
    actor.send({ type: 'renewal.request' });
    asked[0]?.fail(unreachable);
    await settled();
    expect(log).toEqual(['logged: no answer']);
    expect(actor.getSnapshot().value).toEqual({ watched: 'fresh' });
    expect(asked.length).toEqual(1);
  });

  test('where the page cannot be watched it says so and stays out of the way', () => {
    const { actor, log } = start(false);
    expect(log).toEqual(['logged: nothing to watch']);
    expect(actor.getSnapshot().value).toEqual('unwatched');
  });
});
