import type { RefCallback } from 'react';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { ChatMessage } from '../../../machines/chat/conversation.types.ts';
import { onDoubleTap } from '../double-tap.ts';
import { focusComposer } from '../focus-composer.ts';
import { onLongPress } from '../long-press.ts';
import { refFor } from '../ref-for.ts';
import { wholeText } from './shown-text.ts';
import { onSwipe, type SwipeDirection } from '../swipe.ts';

/**
 * Two taps on a mate's message like it, and a long press opens the menu of a message. A swipe shows its previous or next
 * alternative; a message without alternatives is quoted by a swipe toward the end of the line. A ref of the element that
 * contains the messages.
 */
export const messageGestures = (conversation: ConversationActor): RefCallback<HTMLElement> =>
  refFor(conversation, listenIn);

const listenIn = (thread: HTMLElement, conversation: ConversationActor): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const like = (element: HTMLElement) => likeIn(conversation, element);
  const swipe = (element: HTMLElement, to: SwipeDirection) => answerSwipe(conversation, element, to);
  onDoubleTap(thread, '[data-message]', like, signal);
  onLongPress(thread, '[data-message]', openMenuOf, signal);
  onSwipe(thread, '[data-message]', swipe, signal);
  return () => over.abort();
};

const messageIn = (
  conversation: ConversationActor,
  { dataset }: HTMLElement,
): (ChatMessage & { readonly messageId: string }) | null => {
  const messages = conversation.getSnapshot().context.messages;
  const message = messages.find(({ messageId }) => messageId === dataset['message']);
  return message === undefined || message.messageId === null
    ? null
    : { ...message, messageId: message.messageId };
};

/** Likes the mate's message that the element shows, or removes the like. */
const likeIn = (conversation: ConversationActor, element: HTMLElement): void => {
  const message = messageIn(conversation, element);
  if (message === null || message.role !== 'mate') return;
  const { messageId, isLiked } = message;
  conversation.getSnapshot().children.messageActions?.send({
    type: 'message.like',
    messageId,
    liked: !isLiked,
  });
};

/** Opens the menu of the message that the element shows, as its button does. */
const openMenuOf = (element: HTMLElement): void => {
  const button = element.querySelector<HTMLElement>('[popovertarget]');
  // The focus returns there when the menu closes.
  button?.focus({ preventScroll: true });
  button?.click();
};

/** Shows the previous or next alternative of the message that the element shows, as one turns pages, or quotes the message. */
const answerSwipe = (
  conversation: ConversationActor,
  element: HTMLElement,
  direction: SwipeDirection,
): void => {
  const message = messageIn(conversation, element);
  if (message === null) return;
  const isForward = (direction === 'left') !== element.matches(':dir(rtl)');
  const { messageId, alternatives } = message;
  if (alternatives.length < 2) {
    if (isForward) return;
    conversation.getSnapshot().children.composer?.send({
      type: 'message.quote',
      text: wholeText(message),
    });
    focusComposer();
    return;
  }
  const other = alternatives[alternatives.indexOf(messageId) + (isForward ? 1 : -1)];
  if (other === undefined || !alternatives.includes(messageId)) return;
  conversation.getSnapshot().children.messageActions?.send({ type: 'message.show', messageId: other });
};
