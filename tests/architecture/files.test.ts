import { expect, test } from 'vitest';
import { readRows } from '../../scripts/spec.mjs';
import { filesBelow, textOfFile } from './source.ts';

const folders = ['contract', 'server', 'src', 'scripts', 'tests', 'tools'];
const files = folders.flatMap(filesBelow).filter((file) => !file.endsWith('/README.md'));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
/** Texts of companions, of pages and of charts are data and may have any length. */
const data = /^(server\/(companions\/scripted\/mates|seed)|src\/locales|tests\/architecture\/planted)/;

test('every file is named in kebab case', () => {
  const named = (file: string): boolean => /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(file.replace(/^.*\//, ''));
  expect(files.filter((file) => !named(file))).toEqual([]);
});

test('files are short: views about 100 lines, everything 300', () => {
  const limitOf = (file: string): number => (/^src\/views\/.*\.tsx$/.test(file) ? 110 : 300);
  const long = code.filter((file) => !data.test(file)).filter((file) => linesOf(file) > limitOf(file));
  expect(long.map((file) => `${file}: ${linesOf(file)} lines`)).toEqual([]);
});

test('no file names a place on somebody’s machine', () => {
  const place = new RegExp(
    String.raw`["'\`(\s](/(home|root|tmp|work|Users|var/folders)/|[A-Z]:\\\\Users\\\\)`,
  );
  expect(code.filter((file) => place.test(textOfFile(file)))).toEqual([]);
});

test('no file leaves work for later', () => {
  const later = new RegExp(['TO', 'DO|FIX', 'ME|X', 'XX'].join(''));
  expect(code.filter((file) => later.test(textOfFile(file)))).toEqual([]);
});

test('every id in a title is a row of the specification', () => {
  const known = readRows(textOfFile('docs/specification.md'));
  const used = code
    .filter((file) => /^tests\/.*\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...textOfFile(file).matchAll(/\[(S\d[^\]]*)\]/g)].flatMap(([, ids = '']) => ids.split(/[,\s]+/)),
    )
    .filter((id) => id !== '');
  expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
});

function linesOf(file: string): number {
  return textOfFile(file).split('\n').length - 1;
}
