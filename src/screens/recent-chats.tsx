import { selectUser } from '../machines/auth/auth.selectors.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { recentChatsMachine } from '../machines/chat/recent-chats.machine.ts';
import { createDrafts } from '../services/chat/drafts.ts';
import { recentChatsActors } from '../services/chat/recent-chats.actors.ts';
import { createRooms } from '../services/chat/rooms.ts';
import { RecentChats } from '../views/chat/recent-chats.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, notifications }, messages }: World) => {
  const drafts = createDrafts(services.storage);
  const userId = () => selectUser(auth.getSnapshot())?.uuid ?? '';
  const tell = (message: string, type: 'positive' | 'negative') =>
    notifications.send({ type: 'notification.show', notification: { message, type } });
  return defineScreen({
    logic: recentChatsMachine.provide({
      actors: recentChatsActors(createRooms(services, drafts, userId)),
      actions: {
        notifyDeleted: () => tell(messages('recentChats').removed, 'positive'),
        notifyRestored: () => tell(messages('roomCare').undone, 'positive'),
        notifyNotRestored: (_, { error }) =>
          tell(messages('roomCare').failed(toFailure(error).message), 'negative'),
        notifyFailure: (_, { error }) =>
          tell(messages('recentChats').notRemoved(toFailure(error).message), 'negative'),
      },
    }),
    input: () => undefined,
    View: RecentChats,
    messages: ['recentChats', 'roomCare'],
  });
};
