import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from '../source.ts';

/** Files of several small components, of which none is the whole. */
const collections = [
  'chip.tsx',
  'country-lines.tsx',
  'mate-options.tsx',
  'provider-logos.tsx',
  'room-import.tsx',
];

test('a file of views exports the component that it is named after', () => {
  const misnamed = filesBelow('src/views')
    .filter((path) => path.endsWith('.tsx') && !collections.includes(basename(path)))
    .filter((path) => !exportsOf(path).includes(basename(path, '.tsx').replaceAll('-', '')));
  expect(misnamed).toEqual([]);
});

function exportsOf(path: string): readonly string[] {
  const exported = textOfFile(path).matchAll(/^export (?:function|const) (\w+)/gm);
  return [...exported].map(([, name = '']) => name.toLowerCase());
}
