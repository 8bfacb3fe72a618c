import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from 'xstate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDocs, updateDocs } from './machine-docs.ts';
import { modelOf } from '../statechart-tests/model.ts';
import { findStale, writePages } from './pages.ts';

/** Returns a machine with two states and the given delay. */
function lamp(glow: number): ReturnType<typeof modelOf> {
  const machine = setup({ delays: { glow } }).createMachine({
    id: 'lamp',
    description: 'A lamp that goes out by itself.',
    initial: 'on',
    states: { on: { tags: 'bright', after: { glow: 'off' } }, off: { type: 'final', description: 'Dark.' } },
  });
  return modelOf(machine, { events: {}, actors: {} });
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mates-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('all pages can be regenerated', async () => {
  await updateDocs(folder, true);
  expect(await checkDocs(folder)).toEqual([]);
});

test('a page describes the purpose and the behavior of the machine', async () => {
  await writePages(folder, [lamp(300)], true);
  expect(readdirSync(folder).toSorted()).toEqual(['lamp.md', 'lamp.svg']);
  expect(readFileSync(join(folder, 'lamp.md'), 'utf8')).toBe(`# lamp

A lamp that goes out by itself.

![Chart of lamp](lamp.svg)

## States

| state | kind | tags | what for |
| --- | --- | --- | --- |
| \`on\` |  | \`bright\` |  |
| \`off\` | final |  | Dark. |

## Delays

| delay | milliseconds |
| --- | --- |
| \`glow\` | 300 |

## Transitions

<!-- approved table: begin -->
| in | when | then | effects |
| --- | --- | --- | --- |
| on | after glow (300 ms) | off |  |
<!-- approved table: end -->

## What covers it

| by | files |
| --- | --- |
| stories | – |
| walks over every edge | – |
| tours in a browser | – |
`);
  expect(await findStale(folder, [lamp(300)])).toEqual([]);
});

test('a machine whose behavior differs from the approved table is reported with the differing rows', async () => {
  await writePages(folder, [lamp(300)], true);
  await writePages(folder, [lamp(30)], false);
  expect(await findStale(folder, [lamp(30)])).toEqual([
    'lamp.md, to be read and approved by "npm run charts -- --approve": + | on | after glow (30 ms) | off |  |',
    'lamp.md, to be read and approved by "npm run charts -- --approve": - | on | after glow (300 ms) | off |  |',
  ]);
});

test('a page that was edited, or whose machine no longer exists, is reported', async () => {
  await writePages(folder, [lamp(300)], true);
  writeFileSync(
    join(folder, 'lamp.md'),
    readFileSync(join(folder, 'lamp.md'), 'utf8').replace('Dark.', 'Bright.'),
  );
  writeFileSync(join(folder, 'candle.svg'), '');
  expect(await findStale(folder, [lamp(300)])).toEqual([
    'lamp.md is not current: run "npm run charts"',
    'candle.svg belongs to no machine: run "npm run charts"',
  ]);
});
