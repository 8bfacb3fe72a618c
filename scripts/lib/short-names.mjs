/**
 * The names of classes that ship: a code for the file of styles, then the number of the class in it. Names of one file
 * start alike, which compresses well, and a file keeps its code as long as it keeps its place.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A `generateScopedName` for the style modules in this folder. */
export function shortNames(folder) {
  const codes = codesOf(folder);
  const numbers = new Map();
  return (name, file) => {
    const place = toModulePath(folder, file.replace(/\?.*$/, ''));
    const known = numbers.get(place) ?? new Map();
    numbers.set(place, known);
    if (!known.has(name)) known.set(name, known.size.toString(36));
    return `_${codes.get(place)}${known.get(name)}`;
  };
}

/** Two letters for each file; where two files would have the same, the later one takes the next that is free. */
function codesOf(folder) {
  const places = readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => toModulePath(folder, join(folder, path)))
    .sort();
  const taken = new Set();
  return new Map(places.map((place) => [place, freeCode(place, taken)]));
}

function freeCode(place, taken) {
  let number = createHash('sha256').update(place).digest().readUInt16BE() % count;
  while (taken.has(number)) number = (number + 1) % count;
  taken.add(number);
  return letters[Math.floor(number / letters.length)] + letters[number % letters.length];
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const count = letters.length ** 2;

const toModulePath = (folder, file) => relative(folder, file).replaceAll('\\', '/');
