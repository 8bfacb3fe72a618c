import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, textOfFile } from './source.ts';

/** The directories of src/machines from which each other one imports. Every one may import from `shared`. */
const imported: Readonly<Record<string, readonly string[]>> = {
  account: ['memory', 'rooms', 'voice'],
  app: ['auth', 'chat', 'installation', 'mates', 'navigation', 'notifications', 'preferences', 'safety'],
  call: ['dictation', 'voice'],
  chat: ['rooms', 'voice'],
};

test('the machines of a feature import no other feature, except where one flow contains another', () => {
  const found: Record<string, string[]> = {};
  for (const [from, to] of importsBetweenFeatures()) (found[from] ??= []).push(to);
  const distinct = Object.entries(found).map(([from, to]) => [from, [...new Set(to)].sort()]);
  expect(Object.fromEntries(distinct)).toEqual(imported);
});

test('at most 25 imports connect the features', () => {
  expect(importsBetweenFeatures().length).toBeLessThanOrEqual(25);
});

function importsBetweenFeatures(): (readonly [from: string, to: string])[] {
  return filesBelow('src/machines').flatMap((file) =>
    [...textOfFile(file).matchAll(/ from '(\.[^']+)';/g)]
      .map(([, path = '']) => posix.join(dirname(file), path))
      .filter((path) => path.startsWith('src/machines/'))
      .map((path) => [featureOf(file), featureOf(path)] as const)
      .filter(([from, to]) => from !== to && to !== 'shared'),
  );
}

function featureOf(path: string): string {
  return path.split('/')[2] ?? '';
}
