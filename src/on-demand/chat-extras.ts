import { toConfirmation } from '../machines/shared/confirmation.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { replySuggestionsMachine } from '../machines/chat/reply-suggestions.machine.ts';
import { messageActionsMachine } from '../machines/chat/message-actions.machine.ts';
import type { World } from '../screens/screen.ts';
import { chatActionsActors } from '../services/chat/chat-actions.actors.ts';
import * as relays from '../services/chat/chat-actions.relays.ts';
import { logFailure, report } from '../services/shared/report.ts';
import { doubleTapLike } from '../views/dom/double-tap-like.ts';
import { AiNotice } from '../views/components/ai-notice.tsx';
import { HelpCard } from '../views/components/crisis-card.tsx';
import { MessageTools } from '../views/components/message-actions.tsx';
import { ReportSheet } from '../views/components/report-sheet.tsx';
import { ChatAge } from '../views/chat/chat-age.tsx';
import type { ChatExtrasViews } from '../views/chat/chat-actions.ts';
import { ChatIdeas } from '../views/chat/reply-suggestions.tsx';
import { ChatMessageQuestion } from '../views/chat/message-delete-confirm.tsx';
import { ChatReport } from '../views/chat/chat-report.tsx';

type ExtrasWorld = Pick<World, 'services' | 'actors' | 'messages'>;

const inspirationIn = ({ services }: ExtrasWorld) =>
  replySuggestionsMachine.provide({
    actors: { fetchSuggestions: chatActionsActors(services.call).fetchSuggestions },
    actions: {
      tellChosen: relays.tellChosen,
      logFailure: (_, { error }) => logFailure('suggestions', toFailure(error)),
    },
  });

const messageCareIn = ({ services, actors: { notifications }, messages }: ExtrasWorld) => {
  const { likeMessage, deleteMessage } = chatActionsActors(services.call);
  return messageActionsMachine.provide({
    actors: { likeMessage, deleteMessage: toConfirmation(deleteMessage) },
    actions: {
      tellChanged: relays.tellChanged,
      tellGone: relays.tellGone,
      reportError: (_, { error }) => report(error),
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
  doubleTapLike,
};

/** What goes on around a conversation: its machines, ready to be started, and its views. */
export const chatExtras = { inspirationIn, messageCareIn, views };
