import { posix } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from './source.ts';

/** A folder of the server, and one from which it imports. */
type Arrow = readonly [from: string, to: string];

test('no folders of the server import each other, neither directly nor through others', () => {
  const arrows = arrowsIn(filesBelow('server'), textOfFile);
  expect(arrows.length).toBeGreaterThan(150);
  expect(circlesIn(arrows)).toEqual([]);
});

test.each([
  ['a value', `import { begin } from '../replies/replies.ts';`],
  ['a type', `import type { Begin } from '../replies/replies.ts';`],
  ['what is loaded later', `const load = () => import('../replies/replies.ts');`],
  ['what is exported again', `export * from '../replies/replies.ts';`],
  ['what is imported through another folder', `import { begin } from '../lore/lore.ts';`],
])('the check finds a circle by %s', (_title, code) => {
  const files: Readonly<Record<string, string>> = {
    'server/domain/rooms/rooms.ts': code,
    'server/domain/replies/replies.ts': `import { open } from '../rooms/rooms.ts';`,
    'server/domain/lore/lore.ts': `import { begin } from '../replies/replies.ts';`,
    'server/store/store.ts': `import { seconds } from '../shared/clock.ts';`,
  };
  const circles = circlesIn(arrowsIn(Object.keys(files), (file) => files[file] ?? ''));
  expect(circles.flat()).toContain('server/domain/rooms');
  expect(circles.flat()).not.toContain('server/store');
});

test('the linter forbids each storey of the domain what stands above it, and knows the storey of every folder', () => {
  const storeys = readStoreys();
  expect(storeys).toHaveLength(4);
  expect(storeys.slice(0, -1).map(({ above }) => above.toSorted())).toEqual(
    storeys.slice(1).map(({ folders, above }) => [...folders, ...above].toSorted()),
  );
  const [ledger] = storeys;
  const folders = new Set(filesBelow('server/domain').map((file) => posix.basename(folderOf(file))));
  expect([...(ledger?.folders ?? []), ...(ledger?.above ?? []), 'domain'].toSorted()).toEqual(
    [...folders].toSorted(),
  );
});

const Overrides = v.object({
  overrides: v.array(
    v.object({
      files: v.array(v.string()),
      rules: v.looseObject({
        'no-restricted-imports': v.optional(
          v.tuple([
            v.string(),
            v.looseObject({ patterns: v.array(v.object({ group: v.array(v.string()) })) }),
          ]),
        ),
      }),
    }),
  ),
});

/** The rules of the linter for the domain, the lowest storey first: its folders, and those that they may not import. */
function readStoreys(): { readonly folders: string[]; readonly above: string[] }[] {
  const { overrides } = v.parse(Overrides, JSON.parse(textOfFile('.oxlintrc.json')));
  return overrides
    .filter(({ files }) => files.every((file) => file.startsWith('server/domain/')))
    .map(({ files, rules }) => ({
      folders: files.flatMap((file) => /^server\/domain\/([\w-]+)\/\*\*$/.exec(file)?.[1] ?? []),
      above: (rules['no-restricted-imports']?.[1].patterns ?? [])
        .flatMap(({ group }) => group)
        .flatMap((pattern) => /^\*\*\/([\w-]+)\/\*\*$/.exec(pattern)?.[1] ?? [])
        .filter((folder) => folder !== 'src'),
    }));
}

/** Returns the imports between folders, each once. */
function arrowsIn(files: readonly string[], read: (file: string) => string): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const file of files.filter((path) => path.endsWith('.ts'))) {
    for (const [, , path = ''] of read(file).matchAll(/(\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)) {
      const target = posix.join(posix.dirname(file), path);
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to && target.startsWith('server/')) arrows.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...arrows.values()];
}

/** A part of the server: a folder of it, or one of its domain. What is below belongs to it. */
function folderOf(file: string): string {
  const folders = posix.dirname(file).split('/');
  return folders.slice(0, folders[1] === 'domain' ? 3 : 2).join('/');
}

/** Returns each circle once: the folders that all reach each other. */
function circlesIn(arrows: readonly Arrow[]): string[][] {
  const folders = [...new Set(arrows.flat())].toSorted();
  const below = (from: string, seen = new Set<string>()): Set<string> => {
    for (const [, to] of arrows.filter(([start]) => start === from))
      if (!seen.has(to)) below(to, seen.add(to));
    return seen;
  };
  const reached = new Map(folders.map((folder) => [folder, below(folder)]));
  const isAbove = (from: string, to: string): boolean => reached.get(from)?.has(to) ?? false;
  const circles = folders
    .filter((folder) => isAbove(folder, folder))
    .map((folder) => folders.filter((other) => isAbove(folder, other) && isAbove(other, folder)));
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}
