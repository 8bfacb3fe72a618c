import { expect, test } from 'vitest';
import { buildPrompt } from '../../../../server/companions/prompt/build-prompt.ts';
import { countMessage } from '../../../../server/companions/prompt/tokens/count-tokens.ts';
import { randomRoom } from '../../support/companions/random-rooms.ts';

const rooms = 2000;
const parts = 4;

test.each(Array.from({ length: parts }, (_, part) => part))(
  'no prompt exceeds its limit, and its record has the tokens that were sent: part %i',
  (part) => {
    for (let seed = part * (rooms / parts) + 1; seed <= (part + 1) * (rooms / parts); seed += 1) {
      const { task, limit } = randomRoom(seed, 100);
      const { messages, record } = buildPrompt(task, limit);
      const sent = messages.reduce((sum, message) => sum + countMessage(message), 0);
      expect(
        record.sections.reduce((sum, { tokens }) => sum + tokens, 0),
        `seed ${String(seed)}`,
      ).toBe(sent);
      expect(sent, `seed ${String(seed)}`).toBeLessThanOrEqual(limit);
    }
  },
);
