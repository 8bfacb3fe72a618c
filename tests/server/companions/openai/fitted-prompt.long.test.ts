import { expect, test } from 'vitest';
import { FittedPrompt } from '../../../../server/companions/openai/fitted-prompt.ts';
import { buildPrompt } from '../../../../server/companions/prompt/build-prompt.ts';
import { tokenMargin } from '../../../../server/companions/prompt/tokens/count-tokens.ts';
import { randomRoom } from '../../support/companions/random-rooms.ts';

test('no prompt and answer of 1,000 random rooms need more than the window that the host names', () => {
  const windows = [1024, 2048, 4096, 8192, 16_384, 131_072];
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { task } = randomRoom(seed, 60);
    const tokens = windows[seed % windows.length] ?? 0;
    const window = {
      tokens,
      sampling: null,
      name: 'm',
      wanted: null,
      shrink: () => undefined,
      prepare: () => Promise.resolve(true),
      forget: () => undefined,
    };
    const fitted = new FittedPrompt(
      { window, maxTokens: 2048 },
      (limit) => buildPrompt(task, limit).messages,
    );
    const { maxTokens } = fitted.question.prompt();
    expect(fitted.tokens * tokenMargin + maxTokens, `seed ${String(seed)}`).toBeLessThanOrEqual(tokens);
  }
});
