import { assign } from 'xstate';
import { sendToActor } from '../../app/actors/system-actors.ts';
import { messageSearchMachine } from '../../machines/rooms/message-search.machine.ts';
import { roomImportMachine } from '../../machines/rooms/room-import.machine.ts';
import { recentChatsMachine } from '../../machines/rooms/recent-chats.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { messageSearchActors } from '../../services/rooms/message-search.actors.ts';
import { recentChatsActors } from '../../services/rooms/recent-chats.actors.ts';
import { roomImportActors } from '../../services/rooms/room-import.actors.ts';
import { RecentChats } from '../../views/rooms/recent-chats.tsx';
import { RoomsPane } from '../../views/rooms/rooms-pane.tsx';
import { provideRoomActions } from './provide-room-actions.ts';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = (deps: ScreenDeps) => {
  const { services, showToast } = deps;
  const { navigation } = deps.actors;
  const { rooms, drafts, userId, roomActions } = provideRoomActions(deps);
  return defineScreen({
    logic: recentChatsMachine.provide({
      actors: {
        ...recentChatsActors(rooms),
        roomActions,
        messageSearch: supervised(
          messageSearchMachine.provide({
            actors: messageSearchActors(services),
          }),
        ),
        roomImport: supervised(
          roomImportMachine.provide({
            actors: roomImportActors(services),
            actions: {
              showToast,
              showRoom: (_, { room }) =>
                navigation.send({ type: 'link.follow', to: `/chat-detail?roomId=${room.roomId}` }),
            },
          }),
        ),
      },
      actions: {
        setUnsent: assign({ unsent: () => drafts.unsentTexts(userId()) }),
        announceChange({ system }, change) {
          if (change.type !== 'room.restored') return;
          sendToActor(system, 'screen', { type: 'chat.restored', roomId: change.room.roomId });
        },
      },
    }),
    input: ({ search }) => {
      const query = new URLSearchParams(search);
      return { searchedId: query.get('roomId'), isForPins: query.has('pinned') };
    },
    View: RecentChats,
    Pane: RoomsPane,
  });
};
