import { changeFeedMachine } from '../../machines/chat/history/change-feed.machine.ts';
import { roomRefreshMachine } from '../../machines/chat/history/room-refresh.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import type { ChatActors } from './conversation-deps.ts';
import { refreshMemory, refreshRoomList } from './refresh-panes.ts';

/** Provides what reads the room again when it may have changed elsewhere. */
export const provideRoomRefresh = ({
  fetchMessages,
  watchPage,
  readChanges,
}: Pick<ChatActors, 'fetchMessages' | 'watchPage' | 'readChanges'>) =>
  supervised(
    roomRefreshMachine.provide({
      actors: {
        fetchMessages,
        watchPage,
        changeFeed: supervised(
          changeFeedMachine.provide({
            actors: { readChanges },
            actions: { refreshRoomList, refreshMemory },
          }),
          // About the time between two checks of the room, which begin again when the feed does. One that crashes at each
          // start costs no more than they do.
          5000,
        ),
      },
    }),
  );
