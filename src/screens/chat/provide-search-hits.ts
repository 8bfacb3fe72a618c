import { searchHitsMachine } from '../../machines/chat/search/search-hits.machine.ts';
import { messageSearchMachine } from '../../machines/rooms/message-search.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import type { chatActors } from '../../services/chat/chat.actors.ts';
import { messageSearchActors } from '../../services/rooms/message-search.actors.ts';
import type { Services } from '../../services/shared/services.ts';

export { ChatSearchBar } from '../../views/chat/search/chat-search-bar.tsx';

/** Provides the open search in a chat. */
export const provideSearchHits = (
  services: Pick<Services, 'call'>,
  { locateMessage }: Pick<ReturnType<typeof chatActors>, 'locateMessage'>,
) =>
  searchHitsMachine.provide({
    actors: {
      messageSearch: supervised(
        messageSearchMachine.provide({
          actors: messageSearchActors(services),
        }),
      ),
      locateMessage,
    },
  });
