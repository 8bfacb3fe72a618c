import type { KeyboardEvent } from 'react';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { ComposerActor } from '../../../machines/chat/outbox/composer.machine.ts';
import type { ComposerEvent, LastMessageEdit } from '../../../machines/chat/outbox/composer.reducers.ts';
import { selectOutgoing } from '../../../machines/chat/outbox/outbox.selectors.ts';
import type { OutboxEntry } from '../../../machines/chat/outbox/outbox.reducers.ts';
import { isComposing } from './composing.ts';

interface Composing {
  readonly composer: ComposerActor;
  readonly conversation: ConversationActor;
}

/**
 * Sends what a key in the text field of the composer stands for. Enter never breaks the line, and sends only at the first press;
 * an arrow key moves the cursor unless the composer takes it.
 */
export const sendKey = ({ composer, conversation }: Composing, event: KeyboardEvent): void => {
  const asked = toComposerEvent(event, conversation);
  if (asked === null || (event.key.startsWith('Arrow') && !composer.getSnapshot().can(asked))) return;
  if (asked.type !== 'key.escape') event.preventDefault();
  const unsent = asked.type === 'lastMessage.edit' ? lastUnsent(conversation) : undefined;
  if (unsent !== undefined) takeBack(conversation, unsent);
  else if (asked.type !== 'message.submit' || !event.repeat) composer.send(asked);
};

const toComposerEvent = (event: KeyboardEvent, conversation: ConversationActor): ComposerEvent | null => {
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.altKey) return toRecall(event);
  if (event.key === 'Enter') return { type: 'message.submit', at: Date.now() };
  if (event.key === 'Escape') return { type: 'key.escape' };
  return event.key === 'ArrowUp' ? toLastMessageEdit(conversation) : null;
};

const toRecall = ({ key }: KeyboardEvent): ComposerEvent | null => {
  if (key === 'ArrowUp') return { type: 'draft.recall', by: 1 };
  return key === 'ArrowDown' ? { type: 'draft.recall', by: -1 } : null;
};

/** Null where the user has written nothing yet. */
const toLastMessageEdit = (conversation: ConversationActor): LastMessageEdit | null => {
  const stored = conversation.getSnapshot().context.messages.findLast(({ role }) => role === 'user');
  const last = lastUnsent(conversation) ?? stored;
  if (last === undefined) return null;
  const messageId = 'messageId' in last ? last.messageId : '';
  const { text } = 'ref' in last ? last.ref.getSnapshot().context : last;
  return messageId === null ? null : { type: 'lastMessage.edit', messageId, role: 'user', text };
};

const lastUnsent = (conversation: ConversationActor): OutboxEntry | undefined =>
  selectOutgoing(conversation.getSnapshot().children.outbox?.getSnapshot()).at(-1);

/** A message that the server does not have is edited as a draft. */
const takeBack = (conversation: ConversationActor, { clientMessageId }: OutboxEntry): void =>
  conversation.getSnapshot().children.outbox?.send({ type: 'message.recall', clientMessageId });
