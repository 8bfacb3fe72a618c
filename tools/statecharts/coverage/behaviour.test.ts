import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { modelOf } from '../explorer/model.ts';
import { reportPage } from './html.ts';
import { writeRecord, readRecords, type TakenRecord, type Taker } from './record.ts';
import { runStates, tallyOf } from './tally.ts';
import { machineText, reportText } from './terminal.ts';
import { watched } from './watched.ts';

const lamp = setup({ delays: { glow: 300 } }).createMachine({
  id: 'lamp',
  description: 'A lamp that goes out by itself.',
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': 'on' } },
    on: { after: { glow: 'off' }, on: { 'lamp.break': 'broken' } },
    broken: {},
  },
});
const models = new Map([['lamp', modelOf(lamp, { events: {}, actors: {}, rests: ['broken'] })]]);
const [press, breakage, glow] = [
  'lamp.off —lamp.press→ lamp.on',
  'lamp.on —lamp.break→ lamp.broken',
  'lamp.on —xstate.after.glow.lamp.on→ lamp.off',
];

/** Everything was changed at 100. */
const changedAt = (): number => 100;
const fileOf = (machine: string): string => `${machine}.machine.ts`;
const record = (taker: Taker, file: string, taken: readonly string[], at = 200): TakenRecord => ({
  taker,
  file,
  at,
  taken,
});
const records = [
  record('story', 'lamp.test.ts', [press]),
  record('walk', 'walks.long.test.ts', [press, glow]),
  record('tour', 'lamp.tour.spec.ts', [press, breakage], 50),
];
const files = ['lamp.test.ts', 'tests/machines/walks.long.test.ts', 'lamp.tour.spec.ts', 'shade.test.ts'];

test('each transition is reported with the kinds of tests that take it; runs before a change do not count', () => {
  expect(tallyOf(models, records, changedAt, fileOf).map(({ transitions }) => transitions)).toEqual([
    [
      { name: press, by: ['story', 'walk'] },
      { name: breakage, by: [] },
      { name: glow, by: ['walk'] },
    ],
  ]);
});

test('files that were not run are reported by name', () => {
  expect(runStates(records, files, changedAt)).toEqual([
    { file: 'lamp.test.ts', taker: 'story', state: 'run' },
    { file: 'tests/machines/walks.long.test.ts', taker: 'walk', state: 'not run' },
    { file: 'lamp.tour.spec.ts', taker: 'tour', state: 'changed since it was run' },
    { file: 'shade.test.ts', taker: 'story', state: 'not run' },
  ]);
});

test('a terminal shows the counts, the transitions that no test takes, and the test files that were not run', () => {
  expect(reportText(tallyOf(models, records, changedAt, fileOf), runStates(records, files, changedAt))).toBe(
    `machine          transitions     stories       walks       tours      nobody
lamp                       3           1           –           –           1
all                        3           1           –           –           1

Nobody takes:
  ${breakage}

stories: 1 of 2 test files were run
  not run: shade.test.ts
walks: 0 of 1 test files were run
  not run: tests/machines/walks.long.test.ts
tours: 0 of 1 test files were run
  changed since it was run: lamp.tour.spec.ts`,
  );
});

test('a single machine is shown with each of its transitions', () => {
  const [tally] = tallyOf(models, records, changedAt, fileOf);
  expect(tally && machineText(tally)).toBe(
    `lamp\n  stories, walks         ${press}\n  nobody                 ${breakage}\n  walks                  ${glow}`,
  );
});

test('the page colors each arrow by the tests that take it, and makes no network request', async () => {
  const page = await reportPage(
    tallyOf(models, records, changedAt, fileOf),
    runStates(records, files, changedAt),
  );
  const marks = [...page.matchAll(/<g class="(\w+)"><title>([^<]*)<\/title><polyline/g)].map(
    ([, kind, words]) => [kind, words],
  );
  expect(marks).toEqual([
    ['story', 'stories, walks'],
    ['nobody', 'nobody'],
    ['walk', 'walks'],
  ]);
  expect(page).toContain('3 of 4 test files are not counted');
  expect(page).not.toMatch(/<script|<link|<img|url\((?!#)|src=/);
});

test('a watched actor reports every transition that it takes, and still notifies its own observer', () => {
  const notified: string[] = [];
  let events = 0;
  const start: unknown = watched(createActor, (name) => void notified.push(name));
  if (typeof start !== 'function') throw new Error('nothing starts actors');
  const actor: ReturnType<typeof createActor<typeof lamp>> = start(lamp, { inspect: () => (events += 1) });
  actor.start();
  actor.send({ type: 'lamp.press' });
  actor.send({ type: 'lamp.break' });
  expect(notified).toEqual([press, breakage]);
  expect(events).toBeGreaterThan(0);
});

test('records are stored, one for each name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-records-'));
  expect(readRecords(join(folder, 'none'))).toEqual([]);
  writeRecord(folder, 'tests/lamp.test.ts', record('story', 'tests/lamp.test.ts', []));
  writeRecord(folder, 'tests/lamp.test.ts', record('story', 'tests/lamp.test.ts', [press]));
  expect(readRecords(folder)).toEqual([record('story', 'tests/lamp.test.ts', [press])]);
  rmSync(folder, { recursive: true, force: true });
});
