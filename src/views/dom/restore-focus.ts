import type { RefCallback } from 'react';
import type { Observer, Subscription } from 'xstate';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import { refFor } from './ref-for.ts';

/** An actor whose changes may remove the focused control. */
interface Watched {
  readonly subscribe: (observer: Observer<unknown>) => Subscription;
}

/** Finds the element that gets the focus of the lost one. */
type FindFallback = (part: HTMLElement, lost: Element) => HTMLElement | null;

/**
 * Keeps the focus in a conversation when the focused control is removed, as Stop and Retry are after they were pressed.
 * A ref of the element that contains the conversation.
 */
export const restoreFocus = (conversation: ConversationActor): RefCallback<HTMLElement> =>
  refFor(conversation, keepInConversation);

/**
 * Keeps the focus in a list when the entry that has it is removed, as one is that was deleted, archived or restored. The lost
 * control names the element that gets the focus as a selector in `data-focus-fallback`.
 */
export const keepFocusInList = (list: Watched): RefCallback<HTMLElement> => refFor(list, keepInList);

const keepInConversation = (part: HTMLElement, conversation: Watched) =>
  keepFocus(part, conversation, composerIn);

const keepInList = (part: HTMLElement, list: Watched) => keepFocus(part, list, namedFallbackIn);

const keepFocus = (part: HTMLElement, actor: Watched, findFallback: FindFallback): (() => void) => {
  let last: Element | null = null;

  const note = (): void => {
    last = document.activeElement;
  };
  // A user who moves the focus leaves an element that still exists; only a removed one is replaced.
  const forget = (): void =>
    queueMicrotask(() => {
      const isInside = part.contains(document.activeElement);
      if (last?.isConnected === true && !isInside) last = null;
    });

  const lookAfterDrawing = (): void => {
    requestAnimationFrame(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const fallback = findFallback(part, last);
      last = null;
      fallback?.focus({ preventScroll: true });
    });
  };

  part.addEventListener('focusin', note);
  part.addEventListener('focusout', forget);
  const subscription = actor.subscribe({ next: lookAfterDrawing });
  return () => {
    part.removeEventListener('focusin', note);
    part.removeEventListener('focusout', forget);
    subscription.unsubscribe();
  };
};

/** The composer; on touch devices, where that would open a keyboard over the reply, the thread. */
const composerIn: FindFallback = (room) =>
  room.querySelector<HTMLElement>(matchMedia('(hover: hover)').matches ? 'textarea' : 'section');

/** The element that the lost control names; if there is none, the heading. */
const namedFallbackIn: FindFallback = (page, lost) =>
  page.querySelector<HTMLElement>(lost.getAttribute('data-focus-fallback') ?? 'h1') ??
  page.querySelector<HTMLElement>('h1');
