/** The messages of a room, as pages show them and as the server stores them, to compare them. */
import type { Page } from '@playwright/test';
import { roomInfo, type Message } from '../../../contract/rooms/room.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { ask } from './users/ask.ts';

/** The visible parts of one message. */
export interface SeenMessage {
  readonly status: string;
  /** Without emphasis, and with single spaces. */
  readonly text: string;
  /** Which of its alternatives it is, such as `1 / 2`; empty where there are no others. */
  readonly place: string;
  /** How and why a reply ended too soon; empty for any other message. */
  readonly end: string;
  readonly isPinned: boolean;
  readonly isLiked: boolean;
}

/** Returns the messages that the page shows. Those that the server does not have yet belong to the page alone. */
export const messagesOn = (page: Page): Promise<SeenMessage[]> =>
  page.locator('li[data-message]').evaluateAll((items) =>
    items
      .filter((item) => item.getAttribute('data-message') !== '')
      .map((item) => {
        const textOf = (selector: string): string => {
          const found = item.querySelector(selector);
          return (found instanceof HTMLElement ? found.innerText : '').replaceAll(/\s+/g, ' ').trim();
        };
        const status = item.getAttribute('data-status') ?? '';
        return {
          status,
          text: textOf('[dir=auto]'),
          place: textOf('[role=group] [aria-live]'),
          end: ['stopped', 'interrupted', 'failed'].includes(status) ? textOf('[role=status] p') : '',
          isPinned: [...item.children].some((part) => part.textContent === 'Pinned'),
          isLiked: item.querySelector('[aria-pressed=true]') !== null,
        };
      }),
  );

/** Returns the messages that the server stores, as a page should show them. */
export async function messagesIn(roomId: string, token: string, origin: string): Promise<SeenMessage[]> {
  const { messages } = await ask(roomInfo, { roomId, limit: '100' }, token, origin);
  return messages.map(toSeen);
}

const toSeen = (message: Message): SeenMessage => ({
  status: message.status,
  text: message.text.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').trim(),
  place: placeOf(message),
  end: endOf(message),
  isPinned: message.pinned === true,
  isLiked: message.liked === true,
});

const placeOf = ({ messageId, alternatives = [] }: Message): string =>
  alternatives.length < 2 ? '' : `${alternatives.indexOf(messageId) + 1} / ${alternatives.length}`;

const { broken } = evaluateTexts('en').chat;

const endOf = ({ status, problem, cause }: Message): string => {
  if (status === 'stopped') return broken.stopped;
  if (problem === undefined) return '';
  const end = status === 'failed' ? `${broken.failed} ${broken.uncharged}` : broken.interrupted;
  return `${end} ${broken.problems[cause ?? problem]}`;
};
