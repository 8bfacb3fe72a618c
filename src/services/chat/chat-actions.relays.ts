import type {
  ReplySuggestionsContext,
  ReplySuggestionsEvent,
} from '../../machines/chat/reply-suggestions.types.ts';
import type {
  Changed,
  MessageActionsContext,
  MessageActionsEvent,
} from '../../machines/chat/message-actions.types.ts';
import { relay } from './chat.relays.ts';

/** What the machines around a conversation tell the one that runs them. */

export const tellChosen = relay<ReplySuggestionsContext, ReplySuggestionsEvent, { text: string }>(
  ({ text }) => ({
    type: 'suggestion.chosen',
    text,
  }),
);

export const tellChanged = relay<MessageActionsContext, MessageActionsEvent, Changed>(({ message }) => ({
  type: 'message.changed',
  message,
}));

export const tellGone = relay<MessageActionsContext, MessageActionsEvent, { messageId: string }>(
  ({ messageId }) => ({ type: 'message.deleted', messageId }),
);
