import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { CompanionRequest } from '../../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { collectReply } from '../../support/companions/collect-reply.ts';
import { startHost } from '../../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { delta, event, writeJson, writeStream } from '../../support/model-hosts/scripted-host.ts';

/** A host with so many tokens for a prompt and its answer, which it counts by letters. */
const smallHost = async (context: number, refusal: (needed: number) => object) => {
  const needs: number[] = [];
  const { url } = await startHost((response, body, request) => {
    const asked = v.parse(Asked, JSON.parse(body));
    const letters = asked.messages.reduce((sum, { content }) => sum + content.length, 0);
    const needed = Math.ceil(letters / 4) + asked.max_tokens;
    needs.push(needed);
    const answer =
      needed > context ? writeJson(refusal(needed), 400) : writeStream(event(delta('Hello', 'stop')));
    answer(response, body, request);
  });
  return { url, needs };
};
const Asked = v.object({ messages: v.array(v.object({ content: v.string() })), max_tokens: v.number() });

const longChat: Partial<CompanionRequest> = {
  history: Array.from({ length: 400 }, (_, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('mate' as const),
    text: `The ferry number ${String(index)} left late, and we talked about rain over the harbor for a while.`,
  })),
};

test.each<[string, number, (needed: number) => object, number]>([
  [
    'that names its size',
    4096,
    (needed) => ({
      error: { message: `request (${needed} tokens) exceeds the available context size (4096 tokens)` },
    }),
    2,
  ],
  [
    'that names its size in a field',
    3000,
    () => ({ error: { message: 'Too long.', code: 'exceed_context_size_error', n_ctx: 3000 } }),
    2,
  ],
  ['that names no size', 4096, () => ({ error: { message: 'context length exceeded' } }), 3],
])(
  'a long chat goes on with a smaller context %s, after one reply that is asked for again',
  async (_title, context, refusal, max) => {
    const { url, needs } = await smallHost(context, refusal);
    const companion = createOpenAiCompanion({ ...modelOptions(url), contextTokens: 32_768 });
    expect((await collectReply(companion, longChat)).text).toBe('Hello');
    expect([needs.length > 1, needs.length <= max]).toEqual([true, true]);
    const first = needs.length;
    expect((await collectReply(companion, longChat)).text).toBe('Hello');
    expect(needs.length).toBe(first + 1);
    // No more is lost than needed.
    expect(needs.at(-1)).toBeGreaterThan(context / 4);
  },
);

test('a prompt that was refused is not sent again, also where the shorter one failed for another reason', async () => {
  const sizes: number[] = [];
  const { url } = await startHost((response, body, request) => {
    const { messages } = v.parse(Asked, JSON.parse(body));
    sizes.push(messages.reduce((sum, { content }) => sum + content.length, 0));
    const [refusal, status] = sizes.length === 1 ? ['prompt is too long', 400] : ['out of memory', 500];
    writeJson({ error: refusal }, status)(response, body, request);
  });
  const companion = createOpenAiCompanion({ ...modelOptions(url), contextTokens: 32_768 });
  for (let reply = 0; reply < 3; reply += 1) await collectReply(companion, longChat);
  const [first = 0, ...others] = sizes;
  expect(Math.max(...others)).toBeLessThan(first * 0.6);
});

test('what is learned from a long chat fits into a smaller context too', async () => {
  const { url, needs } = await smallHost(2500, () => ({
    error: 'prompt is too long: 9000 tokens > 2500 maximum',
  }));
  const companion = createOpenAiCompanion({ ...modelOptions(url), contextTokens: 32_768 });
  const lines = Array.from({ length: 40 }, (_, index) => ({
    messageId: String(index),
    role: 'user' as const,
    text: 'We talked about the harbor and the rain. '.repeat(40),
    at: 0,
  }));
  const { signal } = new AbortController();
  const reading = companion.readFacts?.({ mateName: 'Iris', context: [], lines, known: [], signal });
  // The answer is no list, but an answer.
  await expect(reading).rejects.toMatchObject({ kind: 'broken' });
  expect(needs.length).toBe(2);
});
