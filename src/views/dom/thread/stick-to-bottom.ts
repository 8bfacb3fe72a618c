import type { MouseEvent, RefCallback } from 'react';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectOutgoing } from '../../../machines/chat/outbox/outbox.selectors.ts';
import { holdWhileDrawing, showFound } from './found-message.ts';
import { saveScroll, restoreScroll } from './left-place.ts';
import { refFor } from '../ref-for.ts';

/** Further than this from the end, in pixels, and the reader has scrolled away. */
const minScrollDistance = 1;

/** The distance from the top, in pixels, at which older messages are requested. */
const reach = 900;

/** Where the reader is: at the end, at their own newest message, below which the reply grows, or elsewhere. */
type Place = 'end' | 'own' | 'elsewhere';

/**
 * Keeps the end of a conversation in view while the reader is there, and else keeps the scroll position. What the reader sends goes to
 * the top of the view, so that a long reply is read from its beginning. It begins at the message that `data-begin` names, or where the
 * reader left it.
 * Put on the element that scrolls, whose only child holds the messages; it marks it with `data-scrolled-up` while the end is
 * out of sight.
 */
export const stickToBottom = (conversation: ConversationActor): RefCallback<HTMLElement> =>
  refFor(conversation, followEnd);

const followEnd = (scroller: HTMLElement, conversation: ConversationActor): (() => void) => {
  const messageId = scroller.dataset['begin'];
  const over = new AbortController();
  const anchor = createAnchor(scroller);
  const roomId = conversation.getSnapshot().context.room.roomId;
  const holdBegin =
    messageId === undefined
      ? holdLeft(scroller, roomId, over.signal)
      : showFound(scroller, messageId, over.signal);
  let place: Place = holdBegin() ? 'elsewhere' : 'end';
  let lastTop = 0;
  // A place that scrolls must be reachable by keyboard.
  scroller.tabIndex = 0;

  const settle = (): void => {
    if (place === 'end') scroller.scrollTop = scroller.scrollHeight;
    else if (place === 'own') showOwn(scroller);
    else if (!holdBegin()) anchor.hold();
    arrive();
  };

  const arrive = (): void => {
    lastTop = scroller.scrollTop;
    anchor.set();
    scroller.toggleAttribute(
      'data-scrolled-up',
      place !== 'end' && distanceToEnd(scroller) > minScrollDistance,
    );
    askForOlder();
  };

  const askForOlder = (): void => {
    if (scroller.scrollTop > reach || scroller.scrollHeight <= scroller.clientHeight) return;
    // At the very top a browser does not keep the scroll position when content is inserted above.
    if (scroller.scrollTop < minScrollDistance) scroller.scrollTop = minScrollDistance;
    conversation.getSnapshot().children.olderMessages?.send({ type: 'top.reached' });
  };

  // New content moves the end away too: only scrolling leaves it.
  const look = (): void => {
    const { scrollTop } = scroller;
    if (distanceToEnd(scroller) <= minScrollDistance) place = hasSpace(scroller) ? 'own' : 'end';
    else if (place === 'end' ? scrollTop < lastTop : scrollTop !== lastTop) place = 'elsewhere';
    arrive();
  };

  let newest = lastOwn(conversation);
  const followOwn = (): void => {
    const last = lastOwn(conversation);
    if (last !== newest && last !== undefined) {
      place = 'own';
      // A new message can fit into the space below the last one, which then keeps its size: nothing would be settled.
      threadIn(scroller)?.style.removeProperty('min-block-size');
    }
    newest = last;
  };

  // Reports the first size before anything is painted, after the browser's own layout: settling here would force one more.
  const sizes = new ResizeObserver(settle);
  sizes.observe(scroller);
  if (scroller.firstElementChild !== null) sizes.observe(scroller.firstElementChild);
  scroller.addEventListener('scroll', look, { passive: true, signal: over.signal });
  const subscription = conversation.subscribe(followOwn);
  return () => {
    saveScroll(roomId, scroller, place !== 'elsewhere');
    over.abort();
    sizes.disconnect();
    subscription.unsubscribe();
  };
};

const distanceToEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number =>
  scrollHeight - clientHeight - scrollTop;

/** The element that holds the messages. */
const threadIn = ({ firstElementChild: thread }: HTMLElement): HTMLElement | null =>
  thread instanceof HTMLElement ? thread : null;

/** The distance of the reader's message from the top of the view, in pixels. */
const gap = 12;

/**
 * Scrolls the user's newest message to the top, or the end of a long one to the middle. The conversation is made as high as that
 * needs: what grows below moves nothing until it is higher.
 */
const showOwn = (scroller: HTMLElement): void => {
  const thread = threadIn(scroller);
  const own = [...scroller.querySelectorAll<HTMLElement>('[data-own]')].at(-1);
  if (thread === null || own === undefined) return;
  const begin = thread.getBoundingClientRect().top;
  const { top, bottom } = own.getBoundingClientRect();
  const from = Math.max(0, top - begin - gap, bottom - begin - scroller.clientHeight / 2);
  thread.style.minBlockSize = `${String(from + scroller.clientHeight)}px`;
  scroller.scrollTop = from;
};

/** Whether there is free space below the last message. */
const hasSpace = (scroller: HTMLElement): boolean => {
  const thread = threadIn(scroller);
  const last = thread?.lastElementChild;
  if (thread === null || last == null) return false;
  const padding = Number.parseFloat(getComputedStyle(thread).paddingBlockEnd);
  const free = thread.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom - padding;
  return free > minScrollDistance;
};

/** Returns a function that scrolls to where the reader left the conversation; it returns whether it did. */
const holdLeft = (scroller: HTMLElement, roomId: string, signal: AbortSignal): (() => boolean) => {
  const scroll = restoreScroll(roomId, scroller);
  return scroll === null ? () => false : holdWhileDrawing(scroller, scroll, signal);
};

/** The key of the user's newest message, sent or not. */
const lastOwn = (conversation: ConversationActor): string | undefined => {
  const snapshot = conversation.getSnapshot();
  const unsent = selectOutgoing(snapshot.children.outbox?.getSnapshot()).at(-1);
  return unsent?.clientMessageId ?? snapshot.context.messages.findLast(({ role }) => role === 'user')?.key;
};

/** Keeps the scroll position when content is inserted above, where the browser does not. */
const createAnchor = (scroller: HTMLElement) => {
  let element: Element | undefined;
  let top = 0;
  if (CSS.supports('overflow-anchor', 'auto')) return { set: () => undefined, hold: () => undefined };
  const topOf = (target: Element): number => target.getBoundingClientRect().top;
  return {
    set(): void {
      const edge = topOf(scroller);
      const messages = [...scroller.querySelectorAll('[data-message]')];
      element = messages.find((message) => message.getBoundingClientRect().bottom > edge);
      top = element === undefined ? 0 : topOf(element);
    },
    hold(): void {
      if (element?.isConnected === true) scroller.scrollTop += topOf(element) - top;
    },
  };
};

/** Scrolls to the end of the conversation; for a control that follows the scrolling element. */
export const jumpToLatest = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const scroller = currentTarget.previousElementSibling;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller?.scrollTo({ top: scroller.scrollHeight, behavior: isCalm ? 'instant' : 'smooth' });
};
