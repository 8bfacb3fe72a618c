import { replies } from '../replies.mjs';

const text = replies['4 kB']();

/** The answers of the compared calls, by path: 72 bytes, and 30 kB, as many as a page of a room has. */
export const answers = {
  '/bench/small': { favorite: true, count: 12, mateId: 'iris-vale' },
  '/bench/large': Array.from({ length: 50 }, (_, index) => ({
    messageId: `message-${index}`,
    role: index % 2 === 0 ? 'user' : 'mate',
    status: 'done',
    text: text.slice(index * 40, index * 40 + 520),
  })),
};
