import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from 'xstate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { approveTables, findUnapproved } from './approved-tables.ts';
import { modelOf } from '../explorer/model.ts';
import { writePages } from './pages.ts';

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
  folder = mkdtempSync(join(tmpdir(), 'statecharts-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page describes the purpose and the behavior of the machine', async () => {
  await writePages(folder, [lamp(300)]);
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

| in | when | then | effects |
| --- | --- | --- | --- |
| on | after glow (300 ms) | off |  |

## What covers it

| by | files |
| --- | --- |
| stories | – |
| walks over every edge | – |
| tours in a browser | – |
`);
});

test('a machine whose behavior differs from the approved table is reported with the differing rows', () => {
  approveTables(folder, [lamp(300)]);
  expect(findUnapproved(folder, [lamp(300)])).toEqual([]);
  expect(findUnapproved(folder, [lamp(30)])).toEqual([
    'lamp.md, to be read and approved by "npm run charts -- --approve": + | on | after glow (30 ms) | off |  |',
    'lamp.md, to be read and approved by "npm run charts -- --approve": - | on | after glow (300 ms) | off |  |',
  ]);
});

test('a table of a machine that no longer exists is reported, and removed by the next approval', () => {
  approveTables(folder, [lamp(300)]);
  writeFileSync(join(folder, 'candle.md'), '');
  expect(findUnapproved(folder, [lamp(300)])).toEqual([
    'candle.md belongs to no machine, to be read and approved by "npm run charts -- --approve"',
  ]);
  approveTables(folder, [lamp(300)]);
  expect(readdirSync(folder)).toEqual(['lamp.md']);
});
