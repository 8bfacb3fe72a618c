import { selectUser } from '../machines/auth.selectors.ts';
import { chatMachine } from '../machines/chat.machine.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import { chatActors } from '../services/chat.actors.ts';
import { createReplyReader } from '../services/chat-stream.ts';
import { createConversations } from '../services/conversations.ts';
import { createDrafts } from '../services/drafts.ts';
import { nextFrame } from '../services/frames.ts';
import { newId } from '../services/new-id.ts';
import { logFailure } from '../services/report.ts';
import { roomPath } from '../views/parts/paths.ts';
import { Chat } from '../views/screens/chat.tsx';
import { wireConversation } from './conversation-wiring.ts';
import { defineScreen, type World } from './screen.ts';

export const screen = (world: World) => {
  const { services } = world;
  const { auth, navigation } = world.actors;
  const drafts = createDrafts(services.storage);
  const actors = chatActors({
    conversations: createConversations({ call: services.call, drafts }),
    readReply: createReplyReader({
      openStream: services.openStream,
      schedule: nextFrame,
      logSkipped: (lines) => logFailure(`${lines} lines of a stream could not be read`, unreadable),
    }),
  });
  return defineScreen({
    logic: chatMachine.provide({
      actors: { openRoom: actors.openRoom, conversation: wireConversation(world, actors, drafts) },
      actions: {
        checkAge: ({ system }) => system.get('age')?.send({ type: 'age.check', at: Date.now() }),
        showRoom: (_, { roomId }) =>
          navigation.send({ type: 'link.follow', to: roomPath(roomId), replace: true }),
        logFailure: (_, { error }) => logFailure('a chat', toFailure(error)),
      },
    }),
    input: ({ search }) => {
      const query = new URLSearchParams(search);
      return {
        userId: selectUser(auth.getSnapshot())?.uuid ?? '',
        roomId: query.get('roomId'),
        mateId: query.get('mateId'),
        seed: newId(),
      };
    },
    View: Chat,
    messages: ['age', 'chat', 'chatExtras', 'wellbeing'],
  });
};

const unreadable: Failure = { kind: 'stream', message: '' };
