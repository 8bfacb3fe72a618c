import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './source.ts';

const maxFiles = 25;

/** Folders that may have more, with the reason. */
const longer: Readonly<Record<string, string>> = {
  docs: 'One page a subject, which the README lists.',
  'docs/decisions': 'One file a decision, by its number.',
  'server/store/migrations': 'One file a step, in their order.',
  'server/text-safety/crisis/languages': 'One file a language.',
  'server/text-safety/output/languages': 'One file a language.',
  'tests/machines/tables': 'One table a machine.',
  'tools/statecharts/inspector': 'The package has its own rules.',
  'tools/text-classifiers/corpus/replies/ordinary': 'One file a language.',
  'tools/text-classifiers/corpus/replies/pleas': 'One file a language.',
};

test('a folder has at most 25 files of its own', () => {
  const counts = new Map<string, number>();
  for (const file of ['contract', 'docs', 'scripts', 'server', 'src', 'tests', 'tools'].flatMap(filesBelow)) {
    const folder = posix.dirname(file);
    if (!/\/node_modules\b/.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const crowded = [...counts].filter(([, count]) => count > maxFiles).map(([folder]) => folder);
  expect(crowded.toSorted()).toEqual(Object.keys(longer).toSorted());
});
