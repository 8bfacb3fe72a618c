import { createActor, fromCallback, fromEventObservable, SimulatedClock } from 'xstate';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { supervised } from '../../../../src/machines/shared/supervised.ts';
import type { PageRequest } from '../../../../src/machines/chat/history/older-messages.machine.ts';
import {
  changeFeedMachine,
  type ChangeStreamEvent,
} from '../../../../src/machines/chat/history/change-feed.machine.ts';
import { roomRefreshMachine } from '../../../../src/machines/chat/history/room-refresh.machine.ts';
import type {
  RoomRefreshEvent,
  RoomRefreshReport,
} from '../../../../src/machines/chat/history/room-refresh.reducers.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { createParent } from '../../support/parent.ts';

/** The feed of a host that never opens it; the tests report what a feed would. `broken` breaks the feed itself. */
export function start({ isWatchable = true, jitter = 0, broken = false } = {}) {
  const feeds: ((error: unknown) => void)[] = [];
  const readChanges = fromEventObservable<ChangeStreamEvent, { after: number | null }>(() => ({
    subscribe: (observer) => {
      feeds.push((error) => typeof observer !== 'function' && observer.error?.(error));
      return { unsubscribe: () => undefined };
    },
  }));
  const crash = (): never => {
    throw new Error('the feed broke');
  };
  const clock = new SimulatedClock();
  const { parentRef, received } = createParent<RoomRefreshReport>();
  const { requests, logic } = deferredCall<RoomInfo, PageRequest>();
  const actor = createActor(
    roomRefreshMachine.provide({
      actors: {
        fetchMessages: logic,
        changeFeed: supervised(
          changeFeedMachine.provide({
            actors: { readChanges },
            guards: broken ? { isTransient: crash } : {},
          }),
          5000,
        ),
        watchPage: fromCallback<RoomRefreshEvent, undefined>(() => {
          if (!isWatchable) throw new Error('nothing to watch');
        }),
      },
    }),
    { clock, input: { parentRef, roomId: 'room-1', jitter } },
  );
  actor.start();
  const reports = () =>
    received.map(({ type, ...report }) =>
      'info' in report ? [type, report.info.messages.length].join(': ') : type,
    );
  return { actor, clock, feeds, reports, requests };
}
