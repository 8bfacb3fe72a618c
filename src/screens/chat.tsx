import { benefits as readBenefits } from '../../contract/user.ts';
import { selectUser } from '../machines/auth.selectors.ts';
import { chatStreamMachine } from '../machines/chat-stream.machine.ts';
import { chatMachine } from '../machines/chat.machine.ts';
import { composerMachine } from '../machines/composer.machine.ts';
import { conversationMachine } from '../machines/conversation.machine.ts';
import { toFailure, type Failure } from '../machines/failure.ts';
import { chatActors, tellAccepted } from '../services/chat.actors.ts';
import { createReplyReader } from '../services/chat-stream.ts';
import { createConversations } from '../services/conversations.ts';
import { createDrafts } from '../services/drafts.ts';
import { nextFrame } from '../services/frames.ts';
import { newId } from '../services/new-id.ts';
import { logFailure } from '../services/report.ts';
import { roomPath } from '../views/parts/paths.ts';
import { Chat } from '../views/screens/chat.tsx';
import { defineScreen, type World } from './screen.ts';

export const screen = ({ services, actors: { auth, navigation } }: World) => {
  const drafts = createDrafts(services.storage);
  const { openRoom, readPage, stopReply, readReply, watchPage } = chatActors({
    conversations: createConversations({ call: services.call, drafts }),
    readReply: createReplyReader({
      openStream: services.openStream,
      schedule: nextFrame,
      logSkipped: (lines) => logFailure(`${lines} lines of a stream could not be read`, unreadable),
    }),
  });
  const chatStream = chatStreamMachine.provide({
    actors: { readReply, stopReply },
    actions: { tellAccepted, logFailure: (_, { error }) => logFailure('a reply', toFailure(error)) },
  });
  const composer = composerMachine.provide({
    actions: { keepDraft: (_, { desk, text }) => drafts.keepDraft(desk, text) },
  });
  const conversation = conversationMachine.provide({
    actors: { readPage, watchPage, composer, chatStream },
    actions: {
      keepUnsent: (_, { desk, unsent }) => drafts.keepUnsent(desk, unsent),
      forgetUnsent: (_, { desk, ids }) => drafts.forgetUnsent(desk, ids),
      changeBenefits: (_, { benefits }) => {
        if (benefits !== null) auth.send({ type: 'benefits.changed', benefits });
      },
      askBenefits: () => {
        services.call(readBenefits, {}).then(
          (benefits) => auth.send({ type: 'benefits.changed', benefits }),
          (error: unknown) => logFailure('the balances', toFailure(error)),
        );
      },
      logFailure: (_, { error }) => logFailure('a conversation', toFailure(error)),
    },
  });
  return defineScreen({
    logic: chatMachine.provide({
      actors: { openRoom, conversation },
      actions: {
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
    messages: ['chat'],
  });
};

const unreadable: Failure = { kind: 'stream', message: '' };
