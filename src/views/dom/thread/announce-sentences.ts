import type { RefCallback } from 'react';
import type { ReplyActor } from '../../../machines/chat/reply/chat-stream.machine.ts';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import { selectText } from '../../../machines/chat/reply/chat-stream.selectors.ts';
import { selectReply } from '../../../machines/chat/conversation.selectors.ts';
import { refFor } from '../ref-for.ts';

/** Fills a live region with each reply, in whole sentences, so that a screen reader is not interrupted by each word. */
export const announceSentences = (conversation: ConversationActor): RefCallback<HTMLElement> =>
  refFor(conversation, followReplies);

const followReplies = (region: HTMLElement, conversation: ConversationActor): (() => void) => {
  let current: ReplyActor | undefined;
  let leave: (() => void) | undefined;
  const look = (): void => {
    const reply = selectReply(conversation.getSnapshot());
    if (reply === current) return;
    leave?.();
    current = reply;
    leave = reply === undefined ? undefined : readOut(region, reply);
  };
  look();
  const subscription = conversation.subscribe(look);
  return () => {
    subscription.unsubscribe();
    leave?.();
  };
};

/** Announces a reply from its current text on; the remainder is announced when it ends. */
const readOut = (region: HTMLElement, reply: ReplyActor): (() => void) => {
  let said = 0;
  const say = (until: number): void => {
    const sentence = plain(selectText(reply.getSnapshot()).slice(said, until));
    said = until;
    if (sentence === '') return;
    const line = document.createElement('p');
    line.textContent = sentence;
    region.append(line);
    while (region.childElementCount > maxLines) region.firstElementChild?.remove();
  };
  const listen = (): void => {
    const unsaid = selectText(reply.getSnapshot()).slice(said);
    if (said > 0 && unsaid.length < Math.max(minLength, Math.min(said, maxLength))) return;
    const last = [...unsaid.matchAll(sentenceEnd)].at(-1);
    if (last !== undefined) say(said + last.index + last[0].length);
  };
  const subscription = reply.subscribe(listen);
  return () => {
    subscription.unsubscribe();
    say(selectText(reply.getSnapshot()).length);
  };
};

/**
 * After the first sentence as much as was announced before is announced together, within these numbers of characters: each
 * announcement costs a layout, and text arrives faster than it is read aloud.
 */
const minLength = 160;
const maxLength = 1000;

const maxLines = 12;

/** Punctuation that ends a sentence, closing characters after it, and white space. */
const sentenceEnd = /[.!?…。！？]["”’»)*\]]*\s/g;

/** Removes Markdown delimiters and repeated white space. */
const plain = (text: string): string =>
  text
    .replaceAll(/[*_~`#>]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
