import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from '../source.ts';

const files = filesBelow('src').concat(filesBelow('tools'));
const sheets = files.filter((file) => file.endsWith('.module.css'));
const uses = files.filter((file) => file.endsWith('.tsx')).flatMap(usesIn);

test('every class that a view uses is in its style sheet', () => {
  const missing = uses.filter(({ sheet, name }) => name !== '*' && !classesOf(sheet).has(name));
  expect(missing.map(({ file, sheet, name }) => `${file}: ${sheet} has no .${name}`)).toEqual([]);
});

test('every class of a style sheet is used', () => {
  const used = new Set(uses.map(({ sheet, name }) => `${sheet} .${name}`));
  const unused = sheets
    .filter((sheet) => !used.has(`${sheet} .*`))
    .flatMap((sheet) => [...classesOf(sheet)].map((name) => `${sheet} .${name}`))
    .filter((place) => !used.has(place));
  expect(unused).toEqual([]);
});

/** The classes that a file uses from style sheets, as `styles.name`; `*` for `styles[expression]`. */
function usesIn(file: string) {
  const text = textOfFile(file);
  return [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(
    ([, styles = '', path = '']) => {
      const sheet = posix.join(posix.dirname(file), path);
      const code = text.replaceAll(/^import .*$/gm, '');
      return [...code.matchAll(new RegExp(String.raw`\b${styles}(?:\.(\w+)|\[)`, 'g'))].map(
        ([, name = '*']) => ({
          file,
          sheet,
          name,
        }),
      );
    },
  );
}

function classesOf(sheet: string): Set<string> {
  const rules = textOfFile(sheet).replaceAll(/\/\*[^]*?\*\//g, '');
  return new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
}
