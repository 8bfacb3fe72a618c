import type { RefCallback } from 'react';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';

const keepers = new WeakMap<ConversationActor, RefCallback<HTMLElement>>();

/**
 * Keeps the focus in a conversation when the control that has it goes away, as Stop and Ask again do once they have
 * served. Put on the element that holds all of it.
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
  // Who goes elsewhere leaves an element that is still there; only one that vanished is made up for.
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

/** Where one writes; on a device without a pointer, where that would open a keyboard over the reply, what one reads. */
const heirIn = (room: HTMLElement): HTMLElement | null =>
  room.querySelector<HTMLElement>(matchMedia('(hover: hover)').matches ? 'textarea' : 'section');
