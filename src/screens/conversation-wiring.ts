import { code } from '../../contract/envelope.ts';
import { benefits as readBenefits } from '../../contract/user.ts';
import { chatStreamMachine } from '../machines/chat-stream.machine.ts';
import { composerMachine } from '../machines/composer.machine.ts';
import { conversationMachine } from '../machines/conversation.machine.ts';
import { toFailure } from '../machines/failure.ts';
import { historyMachine } from '../machines/history.machine.ts';
import { inspirationMachine } from '../machines/inspiration.machine.ts';
import { messageCareMachine } from '../machines/message-care.machine.ts';
import { renewalMachine } from '../machines/renewal.machine.ts';
import { turnMachine } from '../machines/turn.machine.ts';
import type { chatActors } from '../services/chat.actors.ts';
import * as relays from '../services/chat.relays.ts';
import type { Drafts } from '../services/drafts.ts';
import { logFailure } from '../services/report.ts';
import type { World } from './screen.ts';

/** The machine of a conversation, with those that it runs, at work. */
export const wireConversation = (
  { services, actors: { auth, notifications }, messages }: World,
  actors: ReturnType<typeof chatActors>,
  drafts: Drafts,
) => {
  const { readPage, stopReply, readReply, watchPage, askIdeas, likeMessage, deleteMessage } = actors;
  const chatStream = chatStreamMachine.provide({
    actors: { readReply, stopReply },
    actions: {
      tellAccepted: relays.tellTurn,
      logFailure({ system }, { error }) {
        const failure = toFailure(error);
        if (failure.code === code.ageUnknown || failure.code === code.tooYoung) {
          system.get('age')?.send({ type: 'age.missed' });
        }
        logFailure('a reply', failure);
      },
    },
  });
  return conversationMachine.provide({
    actors: {
      readPage,
      composer: composerMachine.provide({
        actions: { keepDraft: (_, { desk, text }) => drafts.keepDraft(desk, text) },
      }),
      history: historyMachine.provide({
        actors: { readPage },
        actions: { tellOlder: relays.tellOlder, ...logging('older messages') },
      }),
      renewal: renewalMachine.provide({
        actors: { readPage, watchPage },
        actions: {
          tellReturned: relays.tellReturned,
          tellRenewed: relays.tellRenewed,
          ...logging('the newest messages'),
        },
      }),
      inspiration: inspirationMachine.provide({
        actors: { askIdeas },
        actions: { tellChosen: relays.tellChosen },
      }),
      messageCare: messageCareMachine.provide({
        actors: { likeMessage, deleteMessage },
        actions: {
          tellChanged: relays.tellChanged,
          tellGone: relays.tellGone,
          notifyFailure(_, { error }) {
            const { kind, message } = toFailure(error);
            const text = message || messages('shell').failure[kind];
            notifications.send({
              type: 'notification.show',
              notification: { message: text, type: 'negative' },
            });
          },
        },
      }),
      turn: turnMachine.provide({
        actors: { readPage, chatStream },
        actions: { tellAccepted: relays.tellAccepted, ...logging('a turn') },
      }),
    },
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
      ...logging('a conversation'),
    },
  });
};

const logging = (subject: string) => ({
  logFailure: (_: unknown, { error }: { error: unknown }) => logFailure(subject, toFailure(error)),
});
