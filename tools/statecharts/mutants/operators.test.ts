import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFilesOf } from './code/files.ts';
import { namedEdits, withSwitches } from './code/rewrite.ts';
import type { Part } from './chart.ts';
import { mutantsOf, withFault } from './mutations.ts';

/** A chart with one of everything that the operators change. */
const config: Part = {
  id: 'door',
  invoke: [
    { id: 'bell', src: 'bell', input: { tone: 1 } },
    { id: 'lock', src: 'lock' },
  ],
  initial: 'shut',
  states: {
    shut: {
      tags: ['quiet', 'safe'],
      on: {
        'door.push': [
          { guard: 'isLocked', target: 'shut', reenter: true },
          { guard: 'isHeavy', target: 'open' },
          { target: 'open' },
        ],
      },
    },
    open: {},
    last: { type: 'history' },
  },
};

const sending = (to: unknown): unknown => Object.assign(() => {}, { type: 'xstate.sendTo', to });
const written = {
  config,
  delays: {},
  actions: { ring: sending('bell'), bolt: sending('lock'), log: () => {} },
};

test('a chart has mutants of its order, initial states, tags, history, invokes, inputs and addressees', () => {
  const kinds = ['order', 'reenter', 'initial', 'tag', 'history', 'invoke', 'input', 'addressee'];
  const found = mutantsOf(written).filter(({ kind }) => kinds.includes(kind));
  expect(found.map(({ id }) => id)).toEqual([
    'door.shut on door.push[0]: after [1]',
    'door.shut on door.push[0]: without reenter',
    'door initial: open',
    'door.shut: without tag quiet',
    'door.shut: without tag safe',
    'door.last: deep history',
    'door bell: not invoked',
    'door bell: without input',
    'door lock: not invoked',
    'door action ring sent to lock',
    'door action bolt sent to bell',
  ]);
});

test.each([
  ['door.shut on door.push[0]: after [1]', ['states', 'shut', 'on', 'door.push', 0, 'guard'], 'isHeavy'],
  [
    'door.shut on door.push[0]: without reenter',
    ['states', 'shut', 'on', 'door.push', 0, 'reenter'],
    undefined,
  ],
  ['door initial: open', ['initial'], 'open'],
  ['door.shut: without tag quiet', ['states', 'shut', 'tags'], ['safe']],
  ['door.last: deep history', ['states', 'last', 'history'], 'deep'],
  ['door bell: not invoked', ['invoke', 0, 'id'], 'lock'],
  ['door bell: without input', ['invoke', 0, 'input'], undefined],
])('the mutant "%s" changes only that', (id, path, value) => {
  const changed = withFault(written, id);
  expect(at(changed.config, path)).toEqual(value);
  expect(at(config, path)).not.toEqual(value);
});

test('an event is sent to another child', () => {
  const { actions } = withFault(written, 'door action ring sent to lock');
  expect(actions['ring']).toHaveProperty('to', 'lock');
  expect(written.actions.ring).toHaveProperty('to', 'bell');
});

/** Returns the part of a configuration at a path of keys. */
function at(part: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return part;
  return at(typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined, rest);
}

const code = `
const limit = 2;
export const addOne = ({ context }, by) => ({ count: Math.max(context.count + 1, by), ...context.rest });
export const firstOf = (items, last) => {
  if (items.length > limit && last !== null) return last;
  return items.at(0) ?? last;
};
export const isShut = (parts) => parts.some(({ open }) => !open);
`;

const edits = namedEdits(code, 'door.reducers.ts', 'door');
const nameOf = (does: string): string => `door in door.reducers.ts ${does}`;

interface Door {
  readonly addOne: (args: object, by: number) => unknown;
  readonly firstOf: (items: readonly number[], last: number | null) => unknown;
  readonly isShut: (parts: readonly object[]) => unknown;
}

/** The results of the functions: `addOne` for a count of 2 and 2, `firstOf` for four inputs, `isShut` for one open part. */
const unchanged = [{ count: 3, more: 1 }, 7, 5, 5, 7, false];
const many = [5, 6, 4];

/** Their results with each mutant, where they differ. */
const changes: readonly [does: string, changed: Readonly<Record<number, unknown>>][] = [
  ['limit: 2 becomes 3', { 1: 5 }],
  ['addOne: changes nothing', { 0: {} }],
  ['addOne: without count', { 0: { more: 1 } }],
  ['addOne: without ...context.rest', { 0: { count: 3 } }],
  ['addOne: Math.max becomes Math.min', { 0: { count: 2, more: 1 } }],
  ['addOne: + becomes -', { 0: { count: 2, more: 1 } }],
  ['addOne: 1 becomes 2', { 0: { count: 4, more: 1 } }],
  ['firstOf: returns items unchanged', { 1: many, 2: [5, 6], 3: many, 4: [] }],
  ['firstOf: condition negated', { 1: 5, 2: 7, 3: null }],
  ['firstOf: && becomes ||', { 2: 7, 3: null }],
  ['firstOf: without the right of &&', { 3: null }],
  ['firstOf: without the left of &&', { 2: 7 }],
  ['firstOf: > becomes >=', { 2: 7 }],
  ['firstOf: !== becomes ===', { 1: 5, 3: null }],
  ['firstOf: without the fallback of ??', { 4: undefined }],
  ['firstOf: 0 becomes 1', { 2: 6, 3: 6 }],
  ['isShut: condition negated', { 5: true }],
  ['isShut: without !', { 5: true }],
];

test('a file has mutants of its conditions, comparisons, numbers, returned objects and fallbacks', () => {
  expect(edits.map(({ id }) => id)).toEqual(changes.map(([does]) => nameOf(does)));
});

test.each([['no mutant', {}] as const, ...changes])(
  'a file contains all of its mutants, and runs only the chosen one: %s',
  async (does, changed) => {
    globalThis.__fault = { machine: 'door', id: nameOf(does) };
    const text = `${withSwitches(code, edits)} // ${does}`;
    const address = `data:text/javascript,${encodeURIComponent(text)}`;
    const { addOne, firstOf, isShut }: Door = await import(/* @vite-ignore */ address);
    globalThis.__fault = undefined;
    const inputs = [
      [many, 7],
      [[5, 6], 7],
      [many, null],
      [[], 7],
    ] as const;
    expect([
      addOne({ context: { count: 2, rest: { more: 1 } } }, 2),
      ...inputs.map(([items, last]) => firstOf(items, last)),
      isShut([{ open: true }]),
    ]).toEqual(unchanged.map((result, index) => (index in changed ? changed[index] : result)));
  },
);

test('the code of a machine includes the functions next to it, but not its types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-code-'));
  const machines = ['door.machine.ts', 'door-bell.machine.ts', 'gate.machine.ts'];
  const helpers = [
    'door.ts',
    'door.guards.ts',
    'door-hinges.reducers.ts',
    'door-bell.reducers.ts',
    'doors.ts',
  ];
  for (const name of [...machines, ...helpers, 'door.types.ts']) writeFileSync(join(folder, name), '');
  const namesFor = (machine: string): string[] =>
    codeFilesOf(join(folder, machine)).map((file) => basename(file));
  const names = machines.map(namesFor);
  rmSync(folder, { recursive: true });
  expect(names).toEqual([
    ['door.machine.ts', 'door-hinges.reducers.ts', 'door.guards.ts', 'door.ts'],
    ['door-bell.machine.ts', 'door-bell.reducers.ts'],
    ['gate.machine.ts'],
  ]);
});
