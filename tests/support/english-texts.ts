/** The English texts, shortened to hashes: the approved state of the translations is kept as such a list. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTexts } from '../../server/locales/translate.ts';
import { allTexts, writtenBy } from '../views/catalogues.ts';

/** By path of a text, the hash of the English one from which the other languages were translated. */
export type TextHashes = Readonly<Record<string, string>>;

const file = join(import.meta.dirname, 'approved-english-texts.json');

export const approvedTexts = (): TextHashes => JSON.parse(readFileSync(file, 'utf8')) as TextHashes;

export const approveTexts = (hashes: TextHashes): void => {
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
};

/** The texts of the page, and those of the server's mails and errors, in English. */
export function englishTexts(): ReadonlyMap<string, string> {
  const page = [...(allTexts.find(({ language }) => language === 'en')?.leaves ?? [])]
    .filter(([path]) => !/\.(?:id|to)$|^safety\..*\.(?:rows|links)\./.test(path))
    .map(([path, leaf]): [string, string] => [path, writtenBy(path, leaf)]);
  return new Map([...page, ...writtenIn('server', getTexts('en'))]);
}

export const hashesOf = (texts: ReadonlyMap<string, string>): TextHashes =>
  Object.fromEntries([...texts].map(([path, text]) => [path, hashOf(text)]));

/** The sample of a date is the start of 1970: its day depends on the time zone, and its spaces on the release of ICU. */
const hashOf = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .replaceAll(/\d{1,2}:\d{2}/g, '0:00')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\b(?:Dec(?:ember)?|Jan(?:uary)?)(?: \d+,)? 19(?:69|70)/g, 'a date'),
    )
    .digest('hex')
    .slice(0, 8);

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
