import type { InspirationContext, InspirationEvent } from '../machines/inspiration.types.ts';
import type { Changed, MessageCareContext, MessageCareEvent } from '../machines/message-care.types.ts';
import { relay } from './chat.relays.ts';

/** What the machines around a conversation tell the one that runs them. */

export const tellChosen = relay<InspirationContext, InspirationEvent, { text: string }>(({ text }) => ({
  type: 'idea.chosen',
  text,
}));

export const tellChanged = relay<MessageCareContext, MessageCareEvent, Changed>(({ message }) => ({
  type: 'message.changed',
  message,
}));

export const tellGone = relay<MessageCareContext, MessageCareEvent, { messageId: string }>(
  ({ messageId }) => ({ type: 'message.gone', messageId }),
);
