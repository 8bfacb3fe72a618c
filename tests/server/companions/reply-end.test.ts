import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import { usualReplies } from '../../../contract/replies/reply-settings.ts';
import {
  CompanionError,
  type CompanionRequest,
  type CompanionResult,
} from '../../../server/companions/companion.ts';
import { createOpenAiCompanion } from '../../../server/companions/openai/openai.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import { SpokenText } from '../../../server/companions/spoken/spoken-text.ts';
import { requestWith } from '../support/companions/companion-request.ts';
import { startHost } from '../support/model-hosts/heard-answer.ts';
import { modelOptions } from '../support/companions/model-options.ts';
import { delta, event, writeStream } from '../support/model-hosts/scripted-host.ts';

const Sent = v.object({ max_tokens: v.number() });

/** The reply to an answer of a host that ends it so, in pieces of seven letters. */
const replyTo = async (answer: string, finish: string | null, parts: Partial<CompanionRequest> = {}) => {
  const pieces = answer.match(/[^]{1,7}/gu) ?? [];
  const events = pieces.map((piece) => event(delta(piece)));
  const host = await startHost(
    writeStream(...events, ...(finish === null ? [] : [event(delta('', finish)), event('[DONE]')])),
  );
  let text = '';
  let removed: readonly RemovedPart[] = [];
  const onRestart = () => void (text = '');
  const onRemoved = (all: readonly RemovedPart[]) => void (removed = all);
  const reply = filterOutput(createOpenAiCompanion(modelOptions(host.url))).reply(
    requestWith({ onRestart, onRemoved, ...parts }),
  );
  let result: CompanionResult | null = null;
  let failure: string | null = null;
  try {
    for (;;) {
      const next = await reply.next();
      if (next.done === true) {
        result = next.value;
        break;
      }
      text += next.value;
    }
  } catch (error) {
    failure = error instanceof CompanionError ? error.kind : 'unforeseen';
  }
  const { max_tokens: tokens } = v.parse(Sent, JSON.parse(host.requests.at(-1)?.body ?? '{}'));
  return { text, removed, failure, tokens, isContinuable: result?.isContinuable === true };
};

/** Different sentences of eight words and 64 letters at most, so that they are no loop. */
const story = (letters: number): string => {
  let text = '';
  let seed = 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36).replaceAll(/\d/g, 'e');
  };
  while (text.length < letters) text += `${Array.from({ length: 8 }, word).join(' ')} there. `;
  return text;
};
const longestSentence = 70;

describe('a reply that its host ends for its length', () => {
  test('ends behind its last whole sentence, without a failure, and can be continued', async () => {
    expect(await replyTo('Good evening. “Sit down.” I was just going to', 'length')).toMatchObject({
      text: 'Good evening. “Sit down.”',
      failure: null,
      isContinuable: true,
      removed: [{ reason: 'length', text: 'I was just going to' }],
    });
  });

  test('stays as it came where it has no whole sentence', async () => {
    expect(await replyTo('I was just going to', 'length')).toMatchObject({
      text: 'I was just going to',
      failure: null,
      isContinuable: true,
      removed: [{ reason: 'length' }],
    });
  });

  test('keeps its end where that is whole', async () => {
    const { text, isContinuable } = await replyTo('Good evening. Sit down.', 'length');
    expect([text, isContinuable]).toEqual(['Good evening. Sit down.', true]);
  });

  test('is no reply where it only thought', async () => {
    expect(await replyTo('<think>I should', 'length')).toMatchObject({ text: '', failure: 'thoughts' });
  });

  test('goes on behind what it continues', async () => {
    const begun = 'Good evening. *I walk to';
    expect(await replyTo(' the door.* It is late. And', 'length', { begun, message: 'Hi' })).toMatchObject({
      text: ' the door.* It is late.',
      isContinuable: true,
    });
  });
});

test('a stream that ends without an end is still cut off', async () => {
  expect(await replyTo('Good evening. I was just', null)).toMatchObject({
    text: 'Good evening. I was just',
    failure: 'truncated',
    isContinuable: false,
    removed: [],
  });
});

describe('a reply that is longer than it should be', () => {
  test.each([
    ['short', 1000],
    ['medium', 3000],
    ['long', 9000],
  ] as const)('ends behind a whole sentence soon after its limit: %s', async (length, limit) => {
    const choice = { ...usualReplies, length };
    const { text, isContinuable, removed } = await replyTo(story(limit * 2), 'stop', { choice });
    expect(text.length).toBeGreaterThanOrEqual(limit);
    expect(text.length).toBeLessThan(limit + longestSentence);
    expect(text).toMatch(/there\.$/);
    expect(isContinuable).toBe(true);
    expect(removed.map(({ reason }) => reason)).toEqual(['length']);
  });

  test('stays as it is where it has less', async () => {
    const choice = { ...usualReplies, length: 'short' } as const;
    const answer = story(900).trim();
    expect(await replyTo(answer, 'stop', { choice })).toMatchObject({
      text: answer,
      isContinuable: false,
      removed: [],
    });
  });

  test('may be long where the person asked for that in their own words', async () => {
    const answer = story(5000).trim();
    for (const hint of [{ kind: 'longer' }, { kind: 'own', text: 'A long story!' }] as const) {
      expect((await replyTo(answer, 'stop', { hint })).text).toBe(answer);
    }
  });

  test('ends before the sentence that does not end in time', async () => {
    const answer = `${story(800)}And ${'then on and on we walked '.repeat(30)}`;
    const choice = { ...usualReplies, length: 'short' } as const;
    const { text, removed } = await replyTo(answer, 'stop', { choice });
    expect(text).toBe(story(800).trim());
    expect(removed[0]?.text).toMatch(/^And then/);
  });

  test('counts its continuation by itself', async () => {
    const begun = story(3000).trim();
    const answer = ` ${story(2000).trim()}`;
    const { text, isContinuable } = await replyTo(answer, 'stop', { begun });
    expect([text, isContinuable]).toEqual([answer, false]);
  });

  test('does not count what it thinks', async () => {
    const { text, failure } = await replyTo(`<think>${story(6000)}</think>Good evening.`, 'stop');
    expect([text, failure]).toEqual(['Good evening.', null]);
  });
});

describe('notes whose end alone is marked, longer than a reply may be', () => {
  const choice = { ...usualReplies, length: 'short' } as const;
  const plan = story(2000);

  /** Talks with one model that answers so; an answer without an end stays open. Returns all replies. */
  const talk = async (answers: readonly (readonly [string, string | null])[]) => {
    const left = [...answers];
    const host = await startHost((response, ...asked) => {
      const [answer, finish] = left.shift() ?? ['', 'stop'];
      const events = (answer.match(/[^]{1,7}/gu) ?? []).map((piece) => event(delta(piece)));
      if (finish !== null) return writeStream(...events, event(delta('', finish)))(response, ...asked);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.write(events.join(''));
    });
    const companion = filterOutput(createOpenAiCompanion(modelOptions(host.url)));
    const replies = [];
    while (left.length > 0) {
      let text = '';
      let removed: readonly RemovedPart[] = [];
      const reply = companion.reply(
        requestWith({
          choice,
          onRestart: () => void (text = ''),
          onRemoved: (all) => void (removed = all),
        }),
      );
      let next = await reply.next();
      for (; next.done !== true; next = await reply.next()) text += next.value;
      replies.push({ text, removed, isContinuable: next.value.isContinuable === true });
    }
    return replies;
  };

  test('are taken back at their mark, and the reply behind them has its own length', async () => {
    const [first, second, third] = await talk([
      [`${plan}</think>Good evening.`, 'stop'],
      [`${plan}</think>${story(2000)}`, null],
      [`${plan}</think>Good night.`, 'stop'],
    ]);
    expect(first).toEqual({ text: 'Good evening.', removed: [], isContinuable: false });
    expect(second?.text.length).toBeGreaterThanOrEqual(1000);
    expect(second?.text.length).toBeLessThan(1000 + longestSentence);
    expect(second).toMatchObject({ removed: [{ reason: 'length' }], isContinuable: true });
    expect(third).toEqual({ text: 'Good night.', removed: [], isContinuable: false });
  });

  test('are waited for until one answer was complete without them', async () => {
    const [first, second, third] = await talk([
      [plan, 'length'],
      ['Good evening.', 'stop'],
      [plan, null],
    ]);
    expect(first?.text).toBe(third?.text);
    expect([first, third]).toMatchObject([{ isContinuable: true }, { isContinuable: true }]);
    expect(second).toMatchObject({ text: 'Good evening.', isContinuable: false });
  });

  test('are waited for once where the model never ends by itself', async () => {
    const [first, second] = await talk([
      [plan, 'length'],
      [plan, null],
    ]);
    expect(second).toEqual(first);
    expect(second).toMatchObject({ isContinuable: true });
  });

  test('are not waited for behind notes with two marks', async () => {
    const [first] = await talk([[`<think>A plan.</think>${plan}`, null]]);
    expect(first).toMatchObject({ removed: [{ reason: 'length' }], isContinuable: true });
  });
});

test('letters of Chinese and Japanese count more', () => {
  const lengthOf = (unit: string): number => {
    const spoken = new SpokenText({
      speakers: { mate: [], person: [] },
      begun: '',
      limit: 900,
      onRestart: () => undefined,
      onReplace: () => undefined,
    });
    let text = '';
    for (let at = 0; !spoken.isFull && at < 2000; at += 1) {
      text += spoken.add(unit.replace('一', String.fromCodePoint(0x4e00 + at)));
    }
    return text.length;
  };
  // A third, and a little less than a half.
  expect(lengthOf('今天一晚上我们在海边走路。')).toBeLessThan(900 / 3 + 30);
  expect(lengthOf('今夜は一とても静かなうみですね。')).toBeLessThan(900 / 2 + 30);
});

test('the end of a reply does not depend on how it is split', () => {
  const answer = `${story(600)}“I said: wait. And then *we ran. We ran* on,” she said. ${story(600)}`;
  const ends = new Set(
    [1, 2, 7, 40, 5000].map((length) => {
      let text = '';
      const restart = () => void (text = '');
      const spoken = new SpokenText({
        speakers: { mate: [], person: [] },
        begun: '',
        limit: 640,
        onRestart: restart,
        onReplace: restart,
      });
      for (let at = 0; at < answer.length && !spoken.isOver; at += length) {
        // A restart is announced before the text behind it is returned.
        const part = spoken.add(answer.slice(at, at + length));
        text += part;
      }
      const last = spoken.end(false);
      return text + last;
    }),
  );
  expect([...ends].map((text) => text.slice(-40))).toHaveLength(1);
  expect([...ends][0]).toMatch(/on,” she said\.$/);
});

test('a model may use all configured tokens for its notes, however short the reply is', async () => {
  const tokensFor = async (length: 'short' | 'long') =>
    (await replyTo('Hello.', 'stop', { choice: { ...usualReplies, length } })).tokens;
  expect([await tokensFor('short'), await tokensFor('long')]).toEqual([2048, 2048]);
});
