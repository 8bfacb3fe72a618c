import type { RefCallback } from 'react';
import {
  selectMessageActions,
  selectMessages,
  type ConversationActor,
} from '../../machines/chat/conversation.selectors.ts';
import { onDoubleTap } from './double-tap.ts';

const listeners = new WeakMap<ConversationActor, RefCallback<HTMLElement>>();

/** Two taps on a mate's message put a heart on it. Put on the element that holds the messages. */
export const doubleTapLike = (conversation: ConversationActor): RefCallback<HTMLElement> => {
  const known = listeners.get(conversation);
  if (known !== undefined) return known;
  const listen: RefCallback<HTMLElement> = (thread) =>
    thread === null ? undefined : listenForTaps(thread, conversation);
  listeners.set(conversation, listen);
  return listen;
};

const listenForTaps = (thread: HTMLElement, conversation: ConversationActor): (() => void) => {
  const over = new AbortController();
  onDoubleTap(thread, '[data-message]', (element) => likeIn(conversation, element), over.signal);
  return () => over.abort();
};

/** Likes the mate's message that the element shows, or removes the like. */
const likeIn = (conversation: ConversationActor, { dataset }: HTMLElement): void => {
  const snapshot = conversation.getSnapshot();
  const message = selectMessages(snapshot).find(({ messageId }) => messageId === dataset['message']);
  if (message === undefined || message.messageId === null || message.role !== 'mate') return;
  const { messageId, isLiked } = message;
  selectMessageActions(snapshot)?.send({ type: 'message.like', messageId, liked: !isLiked });
};
