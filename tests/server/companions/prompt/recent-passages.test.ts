import { expect, test } from 'vitest';
import type { Passage } from '../../../../server/companions/companion.ts';
import { passage, promptFor, sectionOf, talk } from '../../support/companions/prompts.ts';

test('a passage of recent messages is not sent twice', () => {
  const history = talk(6);
  const recent = {
    ...passage('2026-01-02'),
    messageIds: ['message 3', 'message 4'],
    lines: history.slice(3, 5),
  };
  expect(sectionOf(promptFor({ history, passages: [recent] }).record, 'passages')).toMatchObject({
    tokens: 0,
    leftOut: 0,
    items: [],
  });
});

test('a passage of recent messages takes no space from the others', () => {
  const history = talk(200);
  const recent = Array.from({ length: 12 }, (_, at): Passage => {
    const lines = history.slice(-2 * (at + 1), history.length - 2 * at);
    return { ...passage('2026-01-02'), messageIds: lines.map(({ messageId = '' }) => messageId), lines };
  });
  const older = Array.from({ length: 30 }, (_, at) =>
    passage('2026-01-02', `Passage ${String(at)} ${'of '.repeat(100)}`),
  );
  const itemsOf = (passages: readonly Passage[]) =>
    sectionOf(promptFor({ history, passages, message: 'Which one?' }, 4915).record, 'passages').items;
  expect(itemsOf([...recent, ...older])).toEqual(itemsOf(older));
});

test('a passage of messages that become recent since others are not sent is not sent twice', () => {
  const history = talk(200);
  const passages = Array.from({ length: 60 }, (_, at): Passage => {
    const lines = history.slice(-3 * (at + 1), history.length - 3 * at);
    return { ...passage('2026-01-02'), messageIds: lines.map(({ messageId = '' }) => messageId), lines };
  });
  const { messages, record } = promptFor({ history, passages }, 4000);
  const said = messages.flatMap(({ content }) => content.match(/Line \d+,/g) ?? []);
  expect(said.length).toBeGreaterThan(50);
  expect(new Set(said).size).toBe(said.length);
  expect(sectionOf(record, 'recent').leftOut).toBeGreaterThan(0);
});
