import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { createOpenAiCompanion } from '../../../../server/companions/openai/openai.ts';
import { SilentCuts, type Cut } from '../../../../server/companions/silent-cut.ts';
import { collectReply } from '../../support/companions/collect-reply.ts';
import { startHost } from '../../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../../support/companions/model-options.ts';
import { delta, event, writeJson, writeStream } from '../../support/model-hosts/scripted-host.ts';

/** A host that counts so many tokens for one of ours, in its rules and in the language of the talk, and reads at most `window`. */
interface Host {
  readonly rules: number;
  readonly language: number;
  readonly window: number;
  readonly thinks?: boolean;
}

const rules = 900;

/** Returns what is noticed of a chat whose prompts have so many tokens, reply by reply. */
const watch = (prompts: readonly number[], { rules: first, language, window, thinks = false }: Host) => {
  const cuts = new SilentCuts();
  return prompts.map((ours): Omit<Cut, 'name'> | null => {
    const whole = Math.round(Math.min(ours, rules) * first + Math.max(0, ours - rules) * language);
    const answer = { ours: 70, theirs: Math.round(70 * language) };
    return cuts.see('room', {
      prompt: { ours, theirs: Math.min(whole, window) },
      answer: thinks ? null : answer,
    });
  });
};

/** The first reply, counted from one, at which a cut is noticed; null for none. */
const noticedAt = (...talk: Parameters<typeof watch>): number | null => {
  const at = watch(...talk).findIndex((cut) => cut !== null);
  return at === -1 ? null : at + 1;
};

const growing = Array.from({ length: 200 }, (_, at) => 950 + at * 95);
const full = Array.from({ length: 20 }, (_, at) => 4880 + ((at * 37) % 35));

describe('a host that reads 4,096 tokens', () => {
  test.each([0.95, 1, 1.1, 1.25])('is noticed by the second reply of a full chat: %f', (ratio) => {
    expect(noticedAt(full, { rules: ratio, language: ratio, window: 4096 })).toBe(2);
  });

  test('is noticed by the second reply where the first prompt was read whole', () => {
    expect(noticedAt([1200, 6100], { rules: 1, language: 1, window: 4096 })).toBe(2);
  });

  test.each([0.5, 0.65, 0.8, 1, 1.4])('is noticed while a chat grows, in a language with %f', (language) => {
    for (const thinks of [false, true]) {
      const at = noticedAt(growing, { rules: 1, language, window: 4096, thinks }) ?? Infinity;
      const ours = growing[at - 1] ?? Infinity;
      const fitting = rules + (4096 - rules) / language;
      expect(ours).toBeGreaterThan(fitting);
      expect(ours).toBeLessThan(fitting * 1.6);
    }
  });
});

test('says how much was sent and read, once', () => {
  expect(watch([4900, 4920, 3000, 3100], { rules: 1, language: 1, window: 4096 })).toEqual([
    null,
    { sent: 4920, read: 4096 },
    null,
    null,
  ]);
});

test.each([0.4, 0.5, 0.65, 0.8, 0.9, 1, 1.2, 1.5])(
  'a host that reads all is not blamed, in any language, order or manner of thinking: %f',
  (language) => {
    const sawtooth = Array.from({ length: 300 }, (_, at) => 3000 + ((at * 130) % 2000));
    const leaps = [950, 1100, 6400, 6500, 2000, 6600, 1000, 7000];
    for (const prompts of [growing, full, sawtooth, leaps]) {
      for (const first of [0.9, 1, 1.15]) {
        for (const thinks of [false, true]) {
          const host = { rules: first, language, window: Infinity, thinks };
          expect([first, thinks, noticedAt(prompts, host)]).toEqual([first, thinks, null]);
        }
      }
    }
  },
);

test('what a model thinks is not compared, nor an answer that is counted otherwise', () => {
  const cuts = new SilentCuts();
  const see = (theirs: number) =>
    cuts.see('room', { prompt: { ours: 3000, theirs: 2400 }, answer: { ours: 70, theirs } });
  expect([see(700), see(700), see(3)]).toEqual([null, null, null]);
});

describe('a companion at a host that reads 4,096 tokens and says nothing', () => {
  const wide = 'The ferry left late and we talked about rain over the harbor for a while. ';
  const history = Array.from({ length: 115 }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('mate' as const),
    text: wide.repeat(2),
  }));

  test('says so with the second reply, and sends no more than it reads from then on', async () => {
    const needed: number[] = [];
    const { url } = await startHost((response, body, request) => {
      const { messages, stream_options } = v.parse(Asked, JSON.parse(body));
      const tokens = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4.4);
      needed.push(tokens);
      expect(stream_options).toEqual({ include_usage: true });
      const text = wide.repeat(5).trim();
      const usage = {
        prompt_tokens: Math.min(tokens, 4096),
        completion_tokens: Math.ceil(text.length / 4.4),
      };
      writeStream(
        event(delta(text)),
        event(delta('', 'stop')),
        event({ choices: [], usage }),
        'data: [DONE]\n\n',
      )(response, body, request);
    });
    const companion = createOpenAiCompanion({ ...modelOptions(url), contextTokens: 8192 });
    const cuts: Cut[] = [];
    const talk = { history, talk: 'room', onCut: (cut: Cut) => void cuts.push(cut) };
    await collectReply(companion, talk);
    expect(cuts).toEqual([]);
    await collectReply(companion, talk);
    expect(cuts).toMatchObject([{ name: 'test-model', read: 4096 }]);
    await collectReply(companion, talk);
    await collectReply(companion, talk);
    expect(cuts).toHaveLength(1);
    expect(needed[1]).toBeGreaterThan(4096);
    expect(Math.max(...needed.slice(2))).toBeLessThan(4096);
  });

  test('is asked without the number of tokens where it refuses to tell it', async () => {
    const { url, requests } = await startHost((response, body, request) => {
      const answer = body.includes('include_usage')
        ? writeJson({ error: { message: 'Unknown field: stream_options' } }, 400)
        : writeStream(event(delta('Hello', 'stop')));
      answer(response, body, request);
    });
    const companion = createOpenAiCompanion(modelOptions(url));
    expect((await collectReply(companion, { talk: 'room' })).text).toBe('Hello');
    await collectReply(companion, { talk: 'room' });
    expect(requests).toHaveLength(3);
  });
});

const Asked = v.object({
  messages: v.array(v.object({ content: v.string() })),
  stream_options: v.unknown(),
});
