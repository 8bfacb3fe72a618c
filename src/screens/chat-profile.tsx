import { chatProfileMachine } from '../machines/chat-profile.machine.ts';
import { toFailure } from '../machines/failure.ts';
import { chatProfileActors } from '../services/chat-profile.actors.ts';
import { ChatProfile } from '../views/screens/chat-profile.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { notifications }, messages }: World) => {
  const tell = (message: string, type: 'positive' | 'negative') =>
    notifications.send({ type: 'notification.show', notification: { message, type } });
  return defineScreen({
    logic: chatProfileMachine.provide({
      actors: chatProfileActors(services),
      actions: {
        notifySaved: () => tell(messages('chatProfile').saved, 'positive'),
        notifyDeleted: () => tell(messages('chatProfile').deleted, 'positive'),
        notifyFailure(_, { error }) {
          const { kind, message } = toFailure(error);
          tell(message || messages('shell').failure[kind], 'negative');
        },
      },
    }),
    input: ({ search }) => ({ roomId: new URLSearchParams(search).get('roomId') }),
    View: ChatProfile,
    messages: ['chatProfile'],
  });
};
