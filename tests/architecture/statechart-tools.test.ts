/** tools/statecharts is a package: it knows nothing of this product, which imports what the package exports. */
import { posix } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filesBelow, isSyntax, nameOf, syntaxOf, textOfFile, type Syntax } from './source.ts';

const folder = 'tools/statecharts';
const text = v.record(v.string(), v.string());
const { name, exports, peerDependencies } = v.parse(
  v.object({ name: v.string(), exports: text, peerDependencies: text }),
  JSON.parse(textOfFile(`${folder}/package.json`)),
);
const codeBelow = (below: string): string[] =>
  filesBelow(below).filter((file) => /\.(?:tsx?|mjs)$/.test(file));

test('the package refers to its own files, to Node, and to the packages that it names', () => {
  expect(codeBelow(folder).flatMap((file) => foreignIn(file, textOfFile(file)))).toEqual([]);
});

test.each([
  ['an import', `import { root } from '../../../scripts/lib/root.mjs';`],
  ['an import of a type', `import type { Chat } from '../../../src/chat.ts';`],
  ['what is loaded later', `const load = () => import('../../product-charts/models.ts');`],
  ['a pattern of files', `const files = import.meta.glob('../../../src/**/*.machine.ts');`],
  ['a package', `import { parse } from 'valibot';`],
])('the check finds %s', (_title, code) => {
  expect(foreignIn(`${folder}/walks/planted.ts`, code)).toHaveLength(1);
});

test('what generates walks imports XState only', () => {
  const doors = ['explorer/model', 'explorer/from-file', 'walks/paths', 'walks/coverage', 'walks/invariants'];
  const seen = new Set(doors.map((door) => `${folder}/${door}.ts`));
  // A set also yields items that are added during iteration.
  for (const path of seen)
    for (const from of importsIn(syntaxOf(textOfFile(path))))
      if (from !== 'xstate') seen.add(from.startsWith('.') ? posix.join(posix.dirname(path), from) : from);
  expect([...seen].filter((path) => !isOwn(path))).toEqual([]);
});

test('everything else imports the package by its name', () => {
  const others = ['contract', 'scripts', 'server', 'src', 'tests', 'tools'].flatMap(codeBelow);
  const imported = others
    .filter((file) => !file.startsWith(`${folder}/`))
    .flatMap((file) =>
      [...textOfFile(file).matchAll(/\b(?:from |import\()'([^']+)'/g)].map(([, from = '']) => ({
        file,
        from,
      })),
    );
  const found = imported.filter(
    ({ file, from }) => from.startsWith('.') && isOwn(posix.join(posix.dirname(file), from)),
  );
  expect(found).toEqual([]);
  expect(imported.filter(({ from }) => from.startsWith(`${name}/`)).length).toBeGreaterThan(300);
});

test('each export is a file', () => {
  const files = new Set(filesBelow(folder));
  expect(Object.values(exports).filter((file) => !files.has(posix.join(folder, file)))).toEqual([]);
});

const isOwn = (path: string): boolean => path.startsWith(`${folder}/`);

/** Returns the paths and the packages in a file that are not the package's. */
function foreignIn(file: string, code: string): string[] {
  const nodes = syntaxOf(code, file.endsWith('x') ? 'tsx' : 'ts');
  const paths = nodes
    .filter(({ type }) => type === 'Literal')
    .map((node) => nameOf(node) ?? '')
    .filter((value) => /^\.\.?\//.test(value) && !isOwn(posix.join(posix.dirname(file), value)));
  const packages = importsIn(nodes)
    .filter((from) => !/^\.|^node:/.test(from))
    .filter(
      (from) =>
        !Object.keys(peerDependencies).some((known) => from === known || from.startsWith(`${known}/`)),
    );
  return [...paths, ...packages];
}

/** Returns the paths and packages that are imported, now or later. */
function importsIn(nodes: readonly Syntax[]): string[] {
  return nodes
    .filter(({ type }) => /^(?:Import|Export).*(?:Declaration|Expression)$/.test(type))
    .flatMap(({ source }) => (isSyntax(source, 'Literal') ? [String(source.value)] : []));
}
