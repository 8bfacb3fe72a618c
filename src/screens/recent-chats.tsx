import { assign } from 'xstate';
import { messageSearchMachine } from '../machines/rooms/message-search.machine.ts';
import { roomImportMachine } from '../machines/rooms/room-import.machine.ts';
import { roomActionsMachine } from '../machines/rooms/room-actions.machine.ts';
import { recentChatsMachine } from '../machines/rooms/recent-chats.machine.ts';
import { supervised } from '../machines/shared/supervised.ts';
import { createUnsent } from '../services/chat/unsent.ts';
import { messageSearchActors } from '../services/rooms/message-search.actors.ts';
import { recentChatsActors, roomActionsActors } from '../services/rooms/recent-chats.actors.ts';
import { roomImportActors } from '../services/rooms/room-import.actors.ts';
import { createRooms } from '../services/chat/rooms.ts';
import { createRoomCopies } from '../services/offline/room-copies.ts';
import { RecentChats } from '../views/rooms/recent-chats.tsx';
import { RoomsPane } from '../views/rooms/rooms-pane.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services, actors: { auth, connection, navigation }, showToast }: ScreenDeps) => {
  const { drafts } = createUnsent(services.storage);
  const userId = () => auth.getSnapshot().context.user?.uuid ?? '';
  const rooms = createRooms(
    services,
    drafts,
    userId,
    createRoomCopies({
      storage: services.storage,
      userId,
      onListUse: () => connection.send({ type: 'server.unreachable' }),
    }),
  );
  return defineScreen({
    logic: recentChatsMachine.provide({
      actors: {
        ...recentChatsActors(rooms),
        roomActions: supervised(
          roomActionsMachine.provide({
            actors: roomActionsActors(rooms),
            actions: { showToast },
          }),
          // It has no place for a button.
          1000,
        ),
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
        setUnsent: assign({ unsent: () => drafts.roomsWithTexts(userId()) }),
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
