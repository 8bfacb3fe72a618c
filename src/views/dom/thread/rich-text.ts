import type { RefCallback } from 'react';
import type { ReplyActor } from '../../../machines/chat/reply/chat-stream.machine.ts';
import { selectText } from '../../../machines/chat/reply/chat-stream.selectors.ts';
import { refFor } from '../ref-for.ts';
import { openRichText, renderRichText } from '../../../services/rich-text/rich-text.ts';

/** The text that is drawn in an element, so that a text that is there already is not drawn again when its reply has ended. */
const drawn = new WeakMap<Element, string>();

/** Draws a complete message. */
export const writtenText =
  (text: string): RefCallback<HTMLElement> =>
  (element) => {
    if (element === null || drawn.get(element) === text) return;
    renderRichText(element, text);
    drawn.set(element, text);
  };

/** Draws a reply while it is written: each time only what is new, without React hearing of it. */
export const liveText = (reply: ReplyActor): RefCallback<HTMLElement> => refFor(reply, follow);

/** Translators of browsers and extensions put translations into this element, which has no other use any more. */
const isTranslated = (): boolean => document.querySelector('font') !== null;

const follow = (element: HTMLElement, reply: ReplyActor): (() => void) => {
  // A translator would get pieces of words; it gets the complete reply at the end.
  element.translate = false;
  const writer = openRichText(element);
  let written = '';
  const draw = (): void => {
    const text = selectText(reply.getSnapshot());
    if (text.length <= written.length || !text.startsWith(written)) return;
    writer.write(text.slice(written.length));
    written = text;
  };
  draw();
  const subscription = reply.subscribe(draw);
  return () => {
    subscription.unsubscribe();
    draw();
    writer.end();
    element.translate = true;
    if (isTranslated()) renderRichText(element, written);
    drawn.set(element, written);
  };
};
