import type { RefCallback } from 'react';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';

const keepers = new WeakMap<ConversationActor, RefCallback<HTMLElement>>();

/**
 * Keeps the focus in a conversation when the focused control is removed, as Stop and Retry are after they were pressed.
 * A ref of the element that contains the conversation.
 */
export const restoreFocus = (conversation: ConversationActor): RefCallback<HTMLElement> => {
  const known = keepers.get(conversation);
  if (known !== undefined) return known;
  const keep: RefCallback<HTMLElement> = (room) =>
    room === null ? undefined : keepFocus(room, conversation);
  keepers.set(conversation, keep);
  return keep;
};

const keepFocus = (room: HTMLElement, conversation: ConversationActor): (() => void) => {
  let last: Element | null = null;

  const note = (): void => {
    last = document.activeElement;
  };
  // A user who moves the focus leaves an element that still exists; only a removed one is replaced.
  const forget = (): void =>
    queueMicrotask(() => {
      const isInside = room.contains(document.activeElement);
      if (last?.isConnected === true && !isInside) last = null;
    });

  const lookAfterDrawing = (): void => {
    requestAnimationFrame(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      heirIn(room)?.focus({ preventScroll: true });
    });
  };

  room.addEventListener('focusin', note);
  room.addEventListener('focusout', forget);
  const subscription = conversation.subscribe(lookAfterDrawing);
  return () => {
    room.removeEventListener('focusin', note);
    room.removeEventListener('focusout', forget);
    subscription.unsubscribe();
  };
};

/** The composer; on touch devices, where that would open a keyboard over the reply, the thread. */
const heirIn = (room: HTMLElement): HTMLElement | null =>
  room.querySelector<HTMLElement>(matchMedia('(hover: hover)').matches ? 'textarea' : 'section');
