import { expect, test } from 'vitest';
import { toShortName } from '../../../server/shared/short-name.ts';

test.each([
  ['Ada Quay', 'Ada'],
  ['Dr. Ada Quay', 'Ada'],
  ['J. R. Moreau', 'Moreau'],
  ['The Night Librarian', 'The Night Librarian'],
  ['La Llorona', 'La Llorona'],
  ['Der Wanderer', 'Der Wanderer'],
  ['"Ace" Moreau', 'Ace'],
  ['“Ace” Moreau', 'Ace'],
  ['[Guide] Ada', 'Ada'],
  ['Ada (the guide)', 'Ada'],
  ['Ada, Keeper of Tides', 'Ada'],
  ['Ada — Keeper of Tides', 'Ada'],
  ['✨ Luna ✨', 'Luna'],
  ['Captain Ahab', 'Captain Ahab'],
  ["Ada's Ghost", "Ada's Ghost"],
  ['Ana-Lou Reed', 'Ana-Lou'],
  ['O’Brien the Bold', 'O’Brien'],
  ['维克', '维克'],
  ['林 娜', '林'],
  ['V', 'V'],
  ['🌊', '🌊'],
  ['[Guide]', 'Guide'],
  ['M.', 'M.'],
])('%s is called %s', (name, shortName) => {
  expect(toShortName(name)).toBe(shortName);
});
