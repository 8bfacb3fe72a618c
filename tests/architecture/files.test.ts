import { expect, test } from 'vitest';
import { readRows } from '../../scripts/spec.mjs';
import { filesBelow, textOfFile } from './source.ts';

const folders = ['contract', 'server', 'src', 'scripts', 'tests', 'tools'];
const files = folders.flatMap(filesBelow).filter((file) => !file.endsWith('/README.md'));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
/** Texts of companions, of pages, of charts and of corpora are data and may have any length. A machine is as long as its flow. */
const unlimited =
  /^(?:server\/content|src\/locales|tests\/architecture\/planted|tests\/corpora)|\.machine\.ts$/;

test('every file is named in kebab case', () => {
  const named = (file: string): boolean => /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(file.replace(/^.*\//, ''));
  // Files of texts have the names of their languages, such as pt-BR.
  expect(files.filter((file) => !named(file) && !file.startsWith('src/locales/texts/'))).toEqual([]);
});

test('view files are at most about 100 lines long, all others 300', () => {
  const limitOf = (file: string): number => (/^src\/views\/.*\.tsx$/.test(file) ? 110 : 300);
  const long = code.filter((file) => !unlimited.test(file)).filter((file) => linesOf(file) > limitOf(file));
  expect(long.map((file) => `${file}: ${linesOf(file)} lines`)).toEqual([]);
});

test('no file contains a path of a developer’s machine', () => {
  const machinePath = new RegExp(
    String.raw`["'\`(\s](/(home|root|tmp|work|Users|var/folders)/|[A-Z]:\\\\Users\\\\)`,
  );
  expect(code.filter((file) => machinePath.test(textOfFile(file)))).toEqual([]);
});

test('no comment marks unfinished work', () => {
  const marker = new RegExp(String.raw`\b(?:${['TO', 'DO|FIX', 'ME|X', 'XX'].join('')})\b`);
  expect(code.filter((file) => marker.test(textOfFile(file)))).toEqual([]);
});

test('the page needs nothing that browsers offer on hosts with TLS only to make an id', () => {
  const pages = code.filter((file) => /^(?:src|contract)\//.test(file));
  expect(pages.filter((file) => /crypto\.randomUUID\(/.test(textOfFile(file)))).toEqual([]);
});

test('every id in a test title is a row of the specification', () => {
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
