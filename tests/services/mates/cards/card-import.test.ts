import { expect, test } from 'vitest';
import type { MateWords } from '../../../../src/machines/mates/editor/mate-form.reducers.ts';
import { importCard } from '../../../../src/services/mates/cards/card-import.ts';
import { taglineFrom } from '../../../../src/services/mates/cards/card-tagline.ts';
import { readCard } from '../../../../src/services/mates/cards/character-card.ts';
import { blankForm } from '../../../../src/services/mates/my-mates.ts';
import { base64, pngOf, textChunk } from './support/containers.ts';
import { ruth } from '../../../machines/mates/user-mate-samples.ts';

/** Imports a card; returns what is saved. */
const savedFrom = async (data: object): Promise<MateWords> => {
  let saved = blankForm().words;
  const file = new Blob([JSON.stringify({ spec: 'chara_card_v2', data })]);
  const batchFile = { fileId: 'f', name: 'card.json', outcome: null, failure: null, isRepeated: true };
  await importCard(
    file,
    { file: batchFile, age: 30, usesPictures: false },
    {
      blank: blankForm(),
      tag: 'character',
      language: 'de',
      save: async ({ form }) => {
        saved = form.words;
        return { kind: 'saved', mate: ruth };
      },
      savePicture: async () => null,
      saveFile: async () => true,
    },
  );
  return saved;
};

test('[S1.3] the mate of a card speaks as the card says, unless a card of ours names a manner', async () => {
  expect((await savedFrom({ name: 'Mira', description: 'A countess.' })).manner).toBe('written');
  const extensions = { mates: { manner: 'dry' } };
  expect((await savedFrom({ name: 'Mira', description: 'A countess.', extensions })).manner).toBe('dry');
});

test('[S1.3] a missing tagline has the names that its macros stand for', async () => {
  const description =
    '{{char}} is cold to {{user}}. <char> is a *912-year-old* countess {{// secret}}with {{random:one,one}} castle.';
  expect((await savedFrom({ name: 'Lady Mirabel', nickname: 'Mira', description })).tagline).toBe(
    'Mira is a 912-year-old countess with one castle.',
  );
});

test.each([
  ['{{char}} watches over {{user}}.', 'Mira watches over {{user}}.'],
  ['[Name: {{char}}; Age: 912]', 'Name: Mira; Age: 912'],
  ['彼女は伯爵夫人です。怖い人です。', '彼女は伯爵夫人です。'],
  ['No. Never.', 'No. Never.'],
  [`${'Very '.repeat(40)}long.`, `${'Very '.repeat(17).trim()}…`],
  ['', ''],
])('the tagline of %j', (text, tagline) => {
  expect(taglineFrom(text, 'Mira')).toBe(tagline);
});

test.each<[entry: object, isPlaced: boolean]>([
  [{ content: 'It rains.', extensions: { position: 4, depth: 0, role: 0 } }, true],
  [{ content: '@@role assistant\nIt rains.' }, true],
  [{ content: 'It rains.\n@@@depth 2' }, true],
  [{ content: 'It rains.', extensions: { position: 1 }, position: 'after_char' }, false],
])('[29.3] the import says that entries have a place in the conversation: %j', (entry, isPlaced) => {
  const data = { name: 'Mira', description: 'A countess.', character_book: { entries: [entry] } };
  const { hasPlacedLore = false } = readCard(JSON.stringify({ data }), blankForm());
  expect(hasPlacedLore).toBe(isPlaced);
});

test.each<
  [usesPictures: boolean, stored: string | null, picture: string | null, portraits: number | undefined]
>([
  [true, 'p', 'p', undefined],
  [true, null, null, 1],
  [false, 'p', null, 1],
])('[S1.3] a card that is a picture is the portrait: confirmed %s, stored as %s', async (...row) => {
  const [usesPictures, stored, picture, portraits] = row;
  const card = JSON.stringify({ spec: 'chara_card_v2', data: { name: 'Mira', description: 'A countess.' } });
  const saved: (string | null)[] = [];
  const outcome = await importCard(
    new Blob([Uint8Array.from(pngOf([textChunk('tEXt', 'chara', base64(card))]))]),
    {
      file: { fileId: 'f', name: 'card.png', outcome: null, failure: null, isRepeated: true },
      age: 30,
      usesPictures,
    },
    {
      blank: blankForm(),
      tag: 'character',
      language: 'de',
      save: async ({ form }) => {
        saved.push(form.picture);
        return { kind: 'saved', mate: ruth };
      },
      savePicture: async () => stored,
      saveFile: async () => true,
    },
  );
  expect(saved).toEqual([picture]);
  expect(outcome.kind === 'imported' && outcome.assets.embedded.icon).toBe(portraits);
});
