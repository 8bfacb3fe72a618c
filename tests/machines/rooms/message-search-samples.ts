import type { FoundMessage, FoundMessages } from '../../../contract/rooms/search-messages.ts';
import { iris, tomas } from '../mates/catalogue-samples.ts';

const foundAs = (messageId: string, more: Partial<FoundMessage> = {}): FoundMessage => ({
  roomId: 'room-1',
  messageId,
  mate: iris,
  role: 'mate',
  createdAt: 1000,
  excerpt: { text: 'Look at the comet', ranges: [{ start: 12, end: 17 }] },
  ...more,
});

/** A result of two pages with one message each, and an empty result. */
export const firstPage: FoundMessages = {
  messages: [foundAs('message-2')],
  next: { createdAt: 1000, seq: 2, messageId: 'message-2' },
};
export const lastPage: FoundMessages = {
  messages: [foundAs('message-1', { roomId: 'room-2', mate: tomas, role: 'user' })],
  next: null,
};
export const nothing: FoundMessages = { messages: [], next: null };
