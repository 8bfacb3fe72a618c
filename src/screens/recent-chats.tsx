import { en } from '../locales/en.ts';
import { toFailure } from '../machines/failure.ts';
import { recentChatsMachine } from '../machines/recent-chats.machine.ts';
import { recentChatsActors } from '../services/recent-chats.actors.ts';
import { createRooms } from '../services/rooms.ts';
import { RecentChats } from '../views/screens/recent-chats.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { notifications } }: World) =>
  defineScreen({
    logic: recentChatsMachine.provide({
      actors: recentChatsActors(createRooms(services)),
      actions: {
        notifyDeleted: () =>
          notifications.send({
            type: 'notification.show',
            notification: { message: en.recentChats.removed, type: 'positive' },
          }),
        notifyFailure: (_, { error }) =>
          notifications.send({
            type: 'notification.show',
            notification: { message: en.recentChats.notRemoved(toFailure(error).message), type: 'negative' },
          }),
      },
    }),
    input: () => undefined,
    View: RecentChats,
  });
