import { selectUser } from '../machines/auth.selectors.ts';
import { chatProfileMachine } from '../machines/chat-profile.machine.ts';
import { toFailure } from '../machines/failure.ts';
import { roomCareMachine } from '../machines/room-care.machine.ts';
import { chatProfileActors } from '../services/chat-profile.actors.ts';
import { downloadJson, downloadText } from '../services/download.ts';
import { createDrafts } from '../services/drafts.ts';
import { logFailure } from '../services/report.ts';
import { roomCareActors } from '../services/room-care.actors.ts';
import { asMarkdown } from '../services/room-copy.ts';
import { createRooms } from '../services/rooms.ts';
import { ChatProfile } from '../views/screens/chat-profile.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, navigation, notifications }, messages }: World) => {
  const tell = (message: string, type: 'positive' | 'negative') =>
    notifications.send({ type: 'notification.show', notification: { message, type } });
  const notifyFailure = (_: unknown, { error }: { error: unknown }) => {
    const { kind, message } = toFailure(error);
    tell(message || messages('shell').failure[kind], 'negative');
  };
  const drafts = createDrafts(services.storage);
  const rooms = createRooms(services, drafts, () => selectUser(auth.getSnapshot())?.uuid ?? '');
  const roomCare = roomCareMachine.provide({
    actors: roomCareActors(services, async (roomId, signal) => void (await rooms.remove(roomId, signal))),
    actions: {
      notifySaved: () => tell(messages('roomCare').notes.saved, 'positive'),
      notifyFailure,
      giveCopy: (_, { form, room }) => {
        const name = room.room.mate.mateId;
        if (form === 'json') downloadJson(`${name}.json`, room);
        else downloadText(`${name}.md`, asMarkdown(room, messages('roomCare').copy));
      },
      showRooms: () => navigation.send({ type: 'link.follow', to: '/recent-chats', replace: true }),
    },
  });
  return defineScreen({
    logic: chatProfileMachine.provide({
      actors: { ...chatProfileActors(services), roomCare },
      actions: {
        logFailure: (_, { error }) => logFailure('a conversation', toFailure(error)),
        notifySaved: () => tell(messages('chatProfile').saved, 'positive'),
        notifyDeleted: () => tell(messages('chatProfile').deleted, 'positive'),
        notifyFailure,
      },
    }),
    input: ({ search }) => ({ roomId: new URLSearchParams(search).get('roomId') }),
    View: ChatProfile,
    messages: ['chatProfile', 'roomCare'],
  });
};
