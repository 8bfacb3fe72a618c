import { selectUser } from '../machines/auth/auth.selectors.ts';
import { messageSearchMachine } from '../machines/rooms/message-search.machine.ts';
import { roomImportMachine } from '../machines/rooms/room-import.machine.ts';
import { recentChatsMachine } from '../machines/rooms/recent-chats.machine.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { createDrafts } from '../services/chat/drafts.ts';
import { messageSearchActors } from '../services/rooms/message-search.actors.ts';
import { recentChatsActors } from '../services/rooms/recent-chats.actors.ts';
import { roomImportActors } from '../services/rooms/room-import.actors.ts';
import { createRooms } from '../services/chat/rooms.ts';
import { report } from '../services/shared/report.ts';
import { RecentChats } from '../views/rooms/recent-chats.tsx';
import { RoomsPane } from '../views/rooms/rooms-pane.tsx';
import { defineScreen, type ScreenDeps } from './screen.ts';

export const screen = ({ services, actors: { auth, navigation, notifications }, messages }: ScreenDeps) => {
  const drafts = createDrafts(services.storage);
  const userId = () => selectUser(auth.getSnapshot())?.uuid ?? '';
  const showToast = (message: string, type: 'positive' | 'negative') =>
    notifications.send({ type: 'notification.show', notification: { message, type } });
  return defineScreen({
    logic: recentChatsMachine.provide({
      actors: {
        ...recentChatsActors(createRooms(services, drafts, userId)),
        messageSearch: messageSearchMachine.provide({
          actors: messageSearchActors(services),
          actions: { reportError: (_, { error }) => report(error) },
        }),
        roomImport: roomImportMachine.provide({
          actors: roomImportActors(services),
          actions: {
            showImportedToast: () => showToast(messages('recentChats').import.done, 'positive'),
            showRoom: (_, { room }) =>
              navigation.send({ type: 'link.follow', to: `/chat-detail?roomId=${room.roomId}` }),
          },
        }),
      },
      actions: {
        showDeletedToast: () => showToast(messages('roomSettings').deleted, 'positive'),
        showRestoredToast: () => showToast(messages('roomSettings').undone, 'positive'),
        showArchivedToast: (_, { room }) => {
          const { added, left } = messages('recentChats').archive;
          showToast(room.archived === true ? added : left, 'positive');
        },
        showErrorToast: (_, { error }) =>
          showToast(messages('roomSettings').failed(toFailure(error).message), 'negative'),
        reportError: (_, { error }) => report(error),
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
