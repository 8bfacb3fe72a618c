import { selectUser } from '../machines/auth.selectors.ts';
import { toFailure } from '../machines/failure.ts';
import { recentChatsMachine } from '../machines/recent-chats.machine.ts';
import { createDrafts } from '../services/drafts.ts';
import { recentChatsActors } from '../services/recent-chats.actors.ts';
import { createRooms } from '../services/rooms.ts';
import { RecentChats } from '../views/screens/recent-chats.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, notifications }, messages }: World) => {
  const drafts = createDrafts(services.storage);
  const forget = (roomId: string) =>
    drafts.forgetRoom({ userId: selectUser(auth.getSnapshot())?.uuid ?? '', roomId });
  return defineScreen({
    logic: recentChatsMachine.provide({
      actors: recentChatsActors(createRooms(services, forget)),
      actions: {
        notifyDeleted: () =>
          notifications.send({
            type: 'notification.show',
            notification: { message: messages('recentChats').removed, type: 'positive' },
          }),
        notifyFailure: (_, { error }) =>
          notifications.send({
            type: 'notification.show',
            notification: {
              message: messages('recentChats').notRemoved(toFailure(error).message),
              type: 'negative',
            },
          }),
      },
    }),
    input: () => undefined,
    View: RecentChats,
    messages: ['recentChats'],
  });
};
