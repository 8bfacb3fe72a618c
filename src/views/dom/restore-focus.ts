import type { RefCallback } from 'react';
import type { Observer, Subscription } from 'xstate';
import type { ConversationActor } from '../../machines/chat/conversation.selectors.ts';

/** An actor whose changes may remove the focused control. */
interface Watched {
  readonly subscribe: (observer: Observer<unknown>) => Subscription;
}

/** Finds the element that gets the focus. */
type FindHeir = (part: HTMLElement) => HTMLElement | null;

const keepers = new WeakMap<object, RefCallback<HTMLElement>>();

/**
 * Keeps the focus in a conversation when the focused control is removed, as Stop and Retry are after they were pressed.
 * A ref of the element that contains the conversation.
 */
export const restoreFocus = (conversation: ConversationActor): RefCallback<HTMLElement> =>
  keeperOf(conversation, composerIn);

/** Keeps the focus in a list when the entry that has it is removed, as one is that was deleted or restored. */
export const keepFocusInList = (list: Watched): RefCallback<HTMLElement> => keeperOf(list, undoIn);

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
      last = null;
      findHeir(part)?.focus({ preventScroll: true });
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

/** The control that undoes the last change; where there is none, the heading. */
const undoIn: FindHeir = (page) =>
  page.querySelector<HTMLElement>('[data-heir]') ?? page.querySelector<HTMLElement>('h1');
