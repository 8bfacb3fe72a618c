import { toFailure } from '../machines/failure.ts';
import { inspirationMachine } from '../machines/inspiration.machine.ts';
import { messageCareMachine } from '../machines/message-care.machine.ts';
import type { World } from '../screens/screen.ts';
import { chatExtrasActors } from '../services/chat-extras.actors.ts';
import * as relays from '../services/chat-extras.relays.ts';
import { logFailure } from '../services/report.ts';
import { likeTapsOf } from '../views/dom/like-taps.ts';
import { AiNotice } from '../views/parts/ai-notice.tsx';
import { HelpCard } from '../views/parts/help-card.tsx';
import { MessageTools } from '../views/parts/message-tools.tsx';
import { ReportSheet } from '../views/parts/report-sheet.tsx';
import { ChatAge } from '../views/screens/chat-age.tsx';
import type { ChatExtrasViews } from '../views/screens/chat-extras.ts';
import { ChatIdeas } from '../views/screens/chat-ideas.tsx';
import { ChatMessageQuestion } from '../views/screens/chat-message-question.tsx';
import { ChatReport } from '../views/screens/chat-report.tsx';

type ExtrasWorld = Pick<World, 'services' | 'actors' | 'messages'>;

const inspirationIn = ({ services }: ExtrasWorld) =>
  inspirationMachine.provide({
    actors: { askIdeas: chatExtrasActors(services.call).askIdeas },
    actions: {
      tellChosen: relays.tellChosen,
      logFailure: (_, { error }) => logFailure('suggestions', toFailure(error)),
    },
  });

const messageCareIn = ({ services, actors: { notifications }, messages }: ExtrasWorld) => {
  const { likeMessage, deleteMessage } = chatExtrasActors(services.call);
  return messageCareMachine.provide({
    actors: { likeMessage, deleteMessage },
    actions: {
      tellChanged: relays.tellChanged,
      tellGone: relays.tellGone,
      notifyFailure(_, { error }) {
        const { kind, message } = toFailure(error);
        const text = message || messages('shell').failure[kind];
        notifications.send({ type: 'notification.show', notification: { message: text, type: 'negative' } });
      },
    },
  });
};

const views: ChatExtrasViews = {
  AiNotice,
  ChatAge,
  ChatIdeas,
  ChatMessageQuestion,
  ChatReport,
  HelpCard,
  MessageTools,
  ReportSheet,
  likeTapsOf,
};

/** What goes on around a conversation: its machines, ready to be started, and its views. */
export const chatExtras = { inspirationIn, messageCareIn, views };
