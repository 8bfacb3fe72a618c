import type { RefCallback } from 'react';
import type { Observer, Subscription } from 'xstate';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';

/** An actor whose changes may remove the focused control. */
interface Watched {
  readonly subscribe: (observer: Observer<unknown>) => Subscription;
}

/** Finds the element that gets the focus of the lost one. */
type FindHeir = (part: HTMLElement, lost: Element) => HTMLElement | null;

const keepers = new WeakMap<object, RefCallback<HTMLElement>>();

/**
 * Keeps the focus in a conversation when the focused control is removed, as Stop and Retry are after they were pressed.
 * A ref of the element that contains the conversation.
 */
export const restoreFocus = (conversation: ConversationActor): RefCallback<HTMLElement> =>
  keeperOf(conversation, composerIn);

/**
 * Keeps the focus in a list when the entry that has it is removed, as one is that was deleted, archived or restored. The lost
 * control names its heir as a selector in `data-heir`.
 */
export const keepFocusInList = (list: Watched): RefCallback<HTMLElement> => keeperOf(list, namedHeirIn);

const keeperOf = (actor: Watched, findHeir: FindHeir): RefCallback<HTMLElement> => {
  const known = keepers.get(actor);
  if (known !== undefined) return known;
  const keep: RefCallback<HTMLElement> = (part) =>
    part === null ? undefined : keepFocus(part, actor, findHeir);
  keepers.set(actor, keep);
  return keep;
};

const keepFocus = (part: HTMLElement, actor: Watched, findHeir: FindHeir): (() => void) => {
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
      const heir = findHeir(part, last);
      last = null;
      heir?.focus({ preventScroll: true });
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
const composerIn: FindHeir = (room) =>
  room.querySelector<HTMLElement>(matchMedia('(hover: hover)').matches ? 'textarea' : 'section');

/** The heir that the lost control names; where there is none, the heading. */
const namedHeirIn: FindHeir = (page, lost) =>
  page.querySelector<HTMLElement>(lost.getAttribute('data-heir') ?? 'h1') ??
  page.querySelector<HTMLElement>('h1');
