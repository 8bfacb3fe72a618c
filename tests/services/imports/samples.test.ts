import { expect, test } from 'vitest';
import type { FoundChat } from '../../../src/services/imports/found.ts';
import { readExport } from '../../../src/services/imports/read-export.ts';
import { samples } from './support/samples.ts';

const read = (files: readonly File[]) =>
  readExport(files, { signal: new AbortController().signal, onRead: () => {} });

const textsOf = ({ mate, messages }: FoundChat) => ({
  mate,
  texts: messages.map(({ text }) => text).toSorted(),
  shown: messages.filter(({ isShown }) => isShown).map(({ text }) => text),
});

/** Each shown message follows the one before; alternatives have the same message before them. */
const isTree = ({ messages }: FoundChat): boolean => {
  let last: number | null = null;
  return messages.every(({ parent, isShown }, index) => {
    const isRight = (parent === null || parent < index) && (!isShown || parent === last);
    if (isShown) last = index;
    return isRight;
  });
};

test('there are ten exports of each of five apps', () => {
  expect(samples).toHaveLength(50);
});

test.each(samples)('$name: nothing is lost', async ({ files, chats, cards, personas, books }) => {
  const found = await read(files);
  const sort = <Item extends { texts: readonly string[] }>(list: readonly Item[]): Item[] =>
    list.toSorted((one, other) => ((one.texts[0] ?? '') < (other.texts[0] ?? '') ? -1 : 1));
  expect(sort(found.chats.map(textsOf))).toEqual(
    sort(chats.map((chat) => ({ ...chat, texts: chat.texts.toSorted() }))),
  );
  expect(found.chats.every(isTree)).toBe(true);
  expect(found.cards.map(({ name }) => name)).toEqual(cards);
  expect(found.personas.map(({ name }) => name)).toEqual(personas);
  expect(found.books.map(({ name }) => name)).toEqual(books);
});
