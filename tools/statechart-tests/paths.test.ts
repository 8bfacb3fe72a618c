import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, syntaxOf, nameOf, textOfFile } from '../../tests/architecture/source.ts';

/** A foreign machine, written independently of this project. */
const turnstile = `
import { assign, fromPromise, setup } from 'xstate';

export const turnstileMachine = setup({
  types: {} as { context: { coins: number }; events: { type: 'COIN'; worth: number } | { type: 'PUSH' } },
  actors: { count: fromPromise<number>(() => Promise.resolve(1)) },
  guards: { isEnough: (_, worth: number) => worth >= 10 },
  actions: { keep: assign({ coins: ({ context }) => context.coins + 1 }), click: () => {} },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: { on: { COIN: { guard: { type: 'isEnough', params: ({ event }) => event.worth }, target: 'counting' } } },
    counting: { invoke: { src: 'count', id: 'count', onDone: 'open', onError: 'locked' } },
    open: { entry: ['keep', 'click'], on: { PUSH: 'locked' }, after: { 5000: 'locked' } },
    forgotten: {},
  },
});

export const samples = {
  events: { COIN: [{ worth: 5 }, { worth: 10 }] },
  actors: { count: { done: [1], error: [new Error('jammed')] } },
  view: () => null,
};
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mates-paths-'));
  writeFileSync(join(folder, 'turnstile.ts'), turnstile);
  writeFileSync(join(folder, 'nothing.ts'), 'export const nothing = 1;\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function paths(...args: string[]) {
  const script = join(root, 'tools', 'statechart-tests', 'paths.mjs');
  // npm sets this variable to the folder where it was called.
  const env = { ...process.env, INIT_CWD: folder };
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

describe('paths of a foreign machine', () => {
  test('are counted, printed and measured', () => {
    expect(paths('turnstile.ts')).toEqual({
      status: 0,
      stderr: '',
      stdout: `turnstile: 5 transitions; explored to 3 states and 6 edges

shortest: 1 walks, 2 steps, 2 of 5 transitions (40 %)
  1. COIN(10) › done count(1)
  not taken: turnstile.counting —xstate.error.actor.count→ turnstile.locked
  not taken: turnstile.open —PUSH→ turnstile.locked
  not taken: turnstile.open —xstate.after.5000.turnstile.open→ turnstile.locked

simple: 1 walks, 2 steps, 2 of 5 transitions (40 %)
  1. COIN(10) › done count(1)
  not taken: turnstile.counting —xstate.error.actor.count→ turnstile.locked
  not taken: turnstile.open —PUSH→ turnstile.locked
  not taken: turnstile.open —xstate.after.5000.turnstile.open→ turnstile.locked

edge: 4 walks, 9 steps, 5 of 5 transitions (100 %)
  1. COIN(10) › done count(1) › PUSH
  2. COIN(10) › done count(1) › after (5000 ms)
  3. COIN(10) › error count(Error: jammed)
  4. COIN(5)

tour: 1 walks, 8 steps, 5 of 5 transitions (100 %)
  1. COIN(10) › done count(1) › PUSH › COIN(10) › error count(Error: jammed) › COIN(10) › done count(1) › after (5000 ms)
`,
    });
  });

  test('lead to one state, one step per line', () => {
    expect(paths('turnstile.ts', '--to', 'open').stdout).toBe(
      'begins in locked\n1. COIN(10) → counting\n2. done count(1) → open  / click\n',
    );
  });

  test('are available as data', () => {
    const { stdout } = paths('turnstile.ts', '--kind', 'tour', '--json');
    const data: unknown = JSON.parse(stdout);
    expect(data).toMatchObject({
      machine: 'turnstile',
      transitions: 5,
      states: 3,
      edges: 6,
      paths: { tour: { count: 1, steps: 8, taken: 5, total: 5, missing: [], strays: 0 } },
    });
    expect(paths('turnstile.ts', '--to', 'counting', '--json').stdout).toBe(
      `${JSON.stringify(
        {
          begin: 'locked',
          steps: [{ event: { type: 'COIN', worth: 10 }, cause: 'event', to: 'counting', effects: [] }],
        },
        null,
        2,
      )}\n`,
    );
  });

  test.each([
    [
      ['turnstile.ts', '--to', 'broken'],
      'turnstile has no state broken; it has:\nlocked\ncounting\nopen\nforgotten\n',
    ],
    [
      ['turnstile.ts', '--to', 'forgotten'],
      'no walk of the model rests in forgotten of turnstile: it is passed through at once, cannot be reached, or the samples do not lead there\n',
    ],
    [['nothing.ts'], 'nothing.ts exports 0 machines: it needs one, or a model\n'],
    [
      ['turnstile.ts', '--kind', 'longest'],
      'no kind of paths is called longest: shortest, simple, edge, tour\n',
    ],
  ])('%j prints the error', (args, stderr) => {
    expect(paths(...args)).toEqual({ status: 1, stdout: '', stderr });
  });
});

describe('paths of our own machines', () => {
  test('are found by the name of the machine', () => {
    expect(paths('chatStream', '--kind', 'edge').stdout).toMatch(
      /^chatStream: (\d+) transitions; .*\n\nedge: \d+ walks, \d+ steps, \1 of \1 transitions \(100 %\)\n/,
    );
  });

  test('are listed', () => {
    expect(paths('--list').stdout.split('\n')).toEqual(expect.arrayContaining(['auth', 'chat-stream']));
  });

  test('of an unknown machine: prints the known ones', () => {
    const { status, stderr } = paths('door');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^no machine is called door; there are:\n(?:[a-z-]+\n)*auth\n/);
  });
});

test('the generator imports xstate and nothing of this project', () => {
  const doors = ['paths', 'model', 'coverage', 'invariants', 'from-file'].map(
    (name) => `tools/statechart-tests/${name}.ts`,
  );
  const seen = new Set(doors);
  // A set also yields items that are added during iteration.
  for (const path of seen) for (const from of importsOf(path)) if (from !== 'xstate') seen.add(from);
  expect([...seen].filter((path) => !path.startsWith('tools/statechart-tests/'))).toEqual([]);
});

function importsOf(path: string): string[] {
  return syntaxOf(textOfFile(path))
    .filter(({ type }) => type === 'ImportDeclaration')
    .map(({ source }) => nameOf(source) ?? '')
    .map((from) => (from.startsWith('.') ? posix.join(posix.dirname(path), from) : from));
}
