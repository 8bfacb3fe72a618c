/** The English texts, shortened to hashes: the approved state of the translations is kept as such a list. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTexts } from '../../server/locales/translate.ts';
import { messagesIn, readTexts } from '../../scripts/lib/texts/texts.ts';

/** By path of a text, the hash of the English one from which the other languages were translated. */
export type TextHashes = Readonly<Record<string, string>>;

const file = join(import.meta.dirname, 'approved-english-texts.json');

export const approvedTexts = (): TextHashes => JSON.parse(readFileSync(file, 'utf8')) as TextHashes;

export const approveTexts = (hashes: TextHashes): void => {
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
};

/** The texts of the page, and those of the server's mails and errors, in English. */
export const englishTexts = (): ReadonlyMap<string, string> =>
  new Map([...messagesIn(readTexts('en')), ...writtenIn('server', getTexts('en'))]);

export const hashesOf = (texts: ReadonlyMap<string, string>): TextHashes =>
  Object.fromEntries([...texts].map(([path, text]) => [path, hashOf(text)]));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

function writtenIn(path: string, value: unknown): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const result: unknown = Reflect.apply(value, undefined, ['Mates', 'Zoë']);
    return writtenIn(path, result);
  }
  return Object.entries(value ?? {}).flatMap(([name, part]) => writtenIn(`${path}.${name}`, part));
}

/** Returns a line for each English text that was added, changed or removed since the translations were approved. */
export function changedTexts(texts: ReadonlyMap<string, string>, approved: TextHashes): readonly string[] {
  const now = hashesOf(texts);
  const changed = [...texts].filter(([path]) => now[path] !== approved[path]);
  const removed = Object.keys(approved).filter((path) => !texts.has(path));
  return [...changed.map(([path, text]) => `${path}: ${text}`), ...removed.map((path) => `${path}: removed`)];
}
