import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxSpokenLength } from '../../../contract/voice/speech.ts';
import type { ActionWay } from '../../../src/machines/voice/voice.types.ts';
import { openTestPage, type TestPage } from '../rich-text/open-page.ts';

let opened: TestPage;
beforeAll(async () => {
  opened = await openTestPage();
});
afterAll(() => opened.close());

const read = (text: string, actions: ActionWay = 'read') =>
  opened.page.evaluate(([given, reads]) => window.inPage.sentences(given, reads), [text, actions] as const);

test.each([
  ['**Good** evening. Is it _you_?', ['Good evening.', 'Is it you?']],
  ['*smiles* Come in.\n\n*waves*', ['smiles Come in.', 'waves']],
  ['- one\n- two', ['one', 'two']],
  ['# Title\n\n> “Quoted.”', ['Title', '“Quoted.”']],
  ['Look:\n\n```\nlet x = 1;\n```\n\n… ❤️ — !\n\nDone', ['Look:', 'Done']],
  ['こんばんは。雨ですね。', ['こんばんは。', '雨ですね。']],
  ['مساء الخير. كيف حالك؟', ['مساء الخير.', 'كيف حالك؟']],
  ['', []],
])('%j is read as it is shown', async (text, sentences) => {
  expect(await read(text)).toEqual(sentences);
});

test('actions are left out where they are not read', async () => {
  expect(await read('*smiles* Come in. *She waves.*\n\n*waits*', 'skip')).toEqual(['Come in.']);
});

test('actions are sentences of their own where they have another voice', async () => {
  const text = '*smiles* Come in. *She waves. Then* she waits.\n\n*waits*';
  const sentences = ['smiles', 'Come in.', 'She waves.', 'Then', 'she waits.', 'waits'];
  expect(await read(text, 'voice')).toEqual(sentences);
  expect(await opened.page.evaluate((given) => window.inPage.actions(given), text)).toEqual([
    'smiles',
    'She waves.',
    'Then',
    'waits',
  ]);
});

test('a long sentence is cut behind a comma, and nothing of it is lost', async () => {
  const text = `${'the lantern, the harbor and the fog, '.repeat(40)}end.`;
  const sentences = await read(text);
  expect(sentences.every(({ length }) => length <= maxSpokenLength)).toBe(true);
  expect(sentences.slice(0, -1).every((sentence) => sentence.endsWith(','))).toBe(true);
  expect(sentences.join(' ')).toBe(text);
  expect((await read('x'.repeat(2000))).join('')).toBe('x'.repeat(2000));
});

test.each([
  ['read', 'One *two. Three* four! **Five**\n\nsix? Seven'],
  ['voice', 'One *two. Three* four! **Five**\n\nsix? Seven'],
  [
    'voice',
    '*smiles* Come in. *waves* 5 * 3 is *not closed. Is it? Yes.\n\nFine **and** *well.* So\n\nSeven',
  ],
] as const)(
  '%s: a sentence is read when it is finished, whatever pieces it came in: %s',
  async (way, text) => {
    const whole = await read(text, way);
    for (const size of [1, 2, 5, 11]) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.slice(index * size, (index + 1) * size),
      );
      const found = await opened.page.evaluate(
        ([given, actions]) => window.inPage.sentencesOfPieces([...given], actions),
        [pieces, way] as const,
      );
      expect(found.flat()).toEqual(whole);
      expect(found.at(-1)).toEqual(['Seven']);
    }
  },
);
