import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root, textOfFile } from './source.ts';

/** The section of the documents that says who judges which machine in the browser. */
const [, section = ''] = /^## Who judges what\n([^]*?)^## /m.exec(textOfFile('docs/workbench.md')) ?? [];
const rows = [...section.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| (.+) \|$/gm)];
const named = rows.flatMap(([, names = '']) => names.split(', ').map((name) => name.slice(1, -1)));

const machines = filesBelow('tests/machines')
  .filter((path) => path.endsWith('.model.ts'))
  .map((path) => basename(path, '.model.ts'));
const browserTests = filesBelow('tests/e2e');
const toursAndHelpers = browserTests.filter((path) => !/(?<!\.tour)\.spec\.ts$/.test(path)).map(textOfFile);
const hasTour = (machine: string): boolean =>
  browserTests.some((path) => path.endsWith(`/${machine}.tour.spec.ts`)) ||
  toursAndHelpers.some((text) => text.includes(`/${machine}.model.ts'`));

test('each machine has a tour in the browser, or the documents name who judges it there', () => {
  expect(machines.length).toBeGreaterThan(100);
  expect(machines.filter((machine) => !hasTour(machine)).toSorted()).toEqual(named.toSorted());
});

test('every judge exists', () => {
  const paths = rows.flatMap(([, , judge = '']) =>
    [...judge.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
