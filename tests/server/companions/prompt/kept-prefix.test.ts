import { describe, expect, test } from 'vitest';
import { askBehindTalk } from '../../../../server/companions/openai/openai-facts.ts';
import type { KnownFact, Line, Passage } from '../../../../server/companions/companion.ts';
import { buildPrompt, type Prompt } from '../../../../server/companions/prompt/build-prompt.ts';
import { countMessage } from '../../../../server/companions/prompt/tokens/count-tokens.ts';
import { suggestionTask } from '../../../../server/companions/prompt/task.ts';
import { requestWith } from '../../support/companions/companion-request.ts';
import { knownLore, promptFor, sectionOf } from '../../support/companions/prompts.ts';

const talk = Array.from({ length: 402 }, (_, at): Line => ({
  role: at % 2 === 0 ? 'mate' : 'user',
  text: `Line ${String(at)}, ${'word '.repeat(20)}end.`,
  messageId: `message ${String(at)}`,
}));

const factsOf = (count: number, text: string): KnownFact[] =>
  Array.from({ length: count }, (_, at) => ({
    factId: `fact ${String(at)}`,
    kind: 'you',
    text: `Fact ${String(at)} ${text}`,
    at: at * 1000,
    isPast: false,
    reason: { kind: 'always' },
  }));

const facts = factsOf(60, 'about it');

const passageOf = (turn: number): Passage => ({
  messageIds: [`old ${String(turn)}`],
  lines: [{ role: 'user', text: `Something of turn ${String(turn)}` }],
  at: turn * 86_400_000,
  reason: { kind: 'words', words: [] },
});

test('nine of ten prompts begin with the one before but for its last turn', () => {
  const reached = [4915, 9830, 24_000].map((limit) => {
    let recentFrom: string | null = null;
    let before: Prompt['messages'] = [];
    let same = 0;
    const shares: number[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const { messages, record } = promptFor(
        {
          history: talk.slice(0, 2 * turn + 1),
          message: talk[2 * turn + 1]?.text ?? '',
          recentFrom,
          facts: facts.map((one, at) =>
            (at + turn) % 20 === 0 ? { ...one, reason: { kind: 'words', words: ['it'] } } : one,
          ),
          passages: [passageOf(turn)],
          lore:
            turn % 7 === 0 ? [knownLore('The dome leaks.', { reason: { kind: 'key', key: 'dome' } })] : [],
        },
        limit,
      );
      recentFrom = record.recentFrom;
      const kept = before.slice(0, -1);
      if (kept.every(({ content }, at) => content === messages[at]?.content)) same += 1;
      const [one, other] = [before, messages].map((some) => some.map(({ content }) => content).join('\n'));
      shares.push(commonLength(one ?? '', other ?? '') / (other ?? '').length);
      before = messages;
    }
    return { same: same / 200, letters: shares.toSorted((a, b) => a - b)[100] ?? 0 };
  });
  for (const { same, letters } of reached) {
    expect(same).toBeGreaterThanOrEqual(0.9);
    expect(letters).toBeGreaterThanOrEqual(0.9);
  }
});

const commonLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

test('what others do not need goes to the recent messages', () => {
  const many = factsOf(500, 'about it '.repeat(10));
  const tokensWith = (some: readonly KnownFact[]) =>
    sectionOf(promptFor({ facts: some, history: talk }).record, 'recent').tokens;
  expect(tokensWith(many)).toBeGreaterThan(1000);
  expect(tokensWith([])).toBeGreaterThan(tokensWith(many));
});

test('suggestions are asked for behind what the model’s host has read for the reply', () => {
  const parts = { facts, history: talk.slice(0, 21), notes: 'Likes rain.' };
  const { messages } = buildPrompt(suggestionTask(requestWith(parts)), 6000);
  expect(messages[0]?.content).toMatch(/Likes rain[^]*Fact 0/);
  expect(messages.slice(0, -1)).toEqual(promptFor(parts).messages.slice(0, -1));
  expect(messages.at(-1)?.content).toMatch(/JSON array of three strings/);
});

describe('facts are asked for behind what the model’s host has read', () => {
  const signal = new AbortController().signal;
  const history = talk.slice(0, 21);
  const lines = history.slice(11).map((line) => ({ ...line, messageId: line.messageId ?? '', at: 0 }));
  const parts = { facts, history, notes: 'Likes rain.' };
  const ask = (recentFrom: string | null, limit = 6000) =>
    askBehindTalk(
      {
        mateName: 'Iris',
        context: [],
        lines,
        known: [{ topic: 'home', text: 'Lives in Berlin' }],
        talk: { ...requestWith(parts), recentFrom },
        signal,
      },
      limit,
    );

  test('with the lines as quotations', () => {
    const messages = ask(null) ?? [];
    expect(messages.slice(0, -1)).toEqual(promptFor(parts).messages.slice(0, -1));
    const question = messages.at(-1)?.content ?? '';
    expect(question).toMatch(/^\[Leave the story[^]*> home: Lives in Berlin[^]*Line 1, [^]*\]$/);
    expect(question.match(/^Line \d+,/gm)).toHaveLength(10);
  });

  test('unless the lines are no longer among the recent ones, or do not fit', () => {
    expect(ask('message 11')).not.toBeNull();
    expect(ask('message 12')).toBeNull();
    expect(ask('gone')).toBeNull();
    expect(ask(null, 900)).toBeNull();
  });

  test('and never in more than the limit', () => {
    for (let limit = 900; limit < 8000; limit += 50) {
      const sent = (ask(null, limit) ?? []).reduce((sum, message) => sum + countMessage(message), 0);
      expect(sent).toBeLessThanOrEqual(limit);
    }
  });
});
