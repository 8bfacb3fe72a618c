import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionWay } from '../../../src/machines/voice/voice.types.ts';
import { openTestPage, type TestPage } from '../rich-text/open-page.ts';

let opened: TestPage;
beforeAll(async () => {
  opened = await openTestPage();
});
afterAll(() => opened.close());

/** What is before the place, where so many sentences were spoken. */
const heard = (text: string, count: number, actions: ActionWay = 'read') =>
  opened.page.evaluate(
    ([given, spoken, reads]) => {
      const sentences = window.inPage.sentences(given, reads).slice(0, spoken);
      return given.slice(0, window.inPage.toHeardPlace(given, sentences, reads));
    },
    [text, count, actions] as const,
  );

test.each([
  ['The harbor is quiet. Two boats came in. Shall we walk?', 2, 'The harbor is quiet. Two boats came in.'],
  ['The harbor is quiet. Two boats came in.', 0, ''],
  ['**Quiet.** It is *late.* Go.', 2, '**Quiet.** It is *late.*'],
  ['“You came.” She nods. “Sit.”', 1, '“You came.”'],
  ['One.\n\nTwo.\n\nThree.', 2, 'One.\n\nTwo.'],
  ['- Bread\n- Milk\n- Tea', 2, '- Bread\n- Milk'],
  ['今日は静かです。船が来ました。行こう。', 1, '今日は静かです。'],
  ['Look:\n\n```\ncode. more.\n```\n\nDone.', 1, 'Look:'],
  ['It costs 3.50 today. Cheap.', 1, 'It costs 3.50 today.'],
])('of %j, with %i sentences spoken', async (text, count, before) => {
  expect(await heard(text, count)).toBe(before);
});

test('what is not read was heard with the sentence after it', async () => {
  expect(await heard('*smiles* Hello. *waves.* Bye.', 1, 'skip')).toBe('*smiles* Hello.');
  expect(await heard('*smiles.* Hello. *waves.* Bye.', 2, 'skip')).toBe('*smiles.* Hello. *waves.* Bye.');
});

test('an action in another voice is heard to its end, too', async () => {
  const text = '*smiles,* she says. *She waves. Then* she leaves. Bye.';
  expect(await heard(text, 2, 'voice')).toBe('*smiles,* she says.');
  expect(await heard(text, 5, 'voice')).toBe('*smiles,* she says. *She waves. Then* she leaves.');
});

test('a sentence of which a part was spoken was not heard', async () => {
  const long = `${'It was a long night, and nobody slept, '.repeat(12)}until the end. Then we left.`;
  expect(await heard(long, 1)).toBe('');
});
