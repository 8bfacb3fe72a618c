import { assign, fromPromise, raise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Coverage } from '../walks/coverage.ts';
import { cannotReach, deadEnds, failures, unhandledErrors, unreachableStates } from '../walks/invariants.ts';
import { livePath, modelPath } from '../walks/live.ts';
import { modelOf } from './model.ts';
import { pathsOf } from '../walks/paths.ts';
import type { Samples } from './samples.ts';
import { tableOf } from '../charts/table.ts';
import { describeWalk, edgeWalks, shortestWalks, simpleWalks, tours } from '../walks/walks.ts';

type DoorEvent =
  | { type: 'door.push'; force: number }
  | { type: 'door.lock' }
  | { type: 'door.unlock' }
  | { type: 'lamp.on' }
  | { type: 'lamp.off' };

/**
 * Contains everything that a model must support: regions, final states, guards, competing timers, raise, always,
 * wildcards, spawning.
 */
const doorMachine = setup({
  types: {
    context: {} as { pushes: number; heard: string | null },
    events: {} as DoorEvent,
    input: {} as { pushes: number },
    output: {} as { pushes: number },
  },
  actors: {
    ask: fromPromise<{ allowed: boolean }, { pushes: number }>(() =>
      Promise.reject(new Error('ask has no service')),
    ),
    chime: fromPromise<undefined>(() => Promise.reject(new Error('chime has no service'))),
  },
  actions: {
    ring: () => undefined,
    count: assign({ pushes: ({ context }) => context.pushes + 1 }),
    keepTone: assign({ heard: 'tone' }),
    startChime: assign(({ spawn }) => {
      spawn('chime', { id: 'chime' });
      return {};
    }),
  },
  guards: {
    isStrong: (_, { force }: { force: number }) => force > 1,
    isWorn: ({ context }) => context.pushes >= 2,
    isAllowed: (_, { allowed }: { allowed: boolean }) => allowed,
  },
  delays: { slowAfter: 15_000, blink: 200 },
}).createMachine({
  id: 'door',
  description: 'A door with a lamp.',
  context: ({ input }) => ({ pushes: input.pushes, heard: null }),
  type: 'parallel',
  output: ({ context }) => ({ pushes: context.pushes }),
  states: {
    leaf: {
      initial: 'closed',
      states: {
        closed: {
          always: { guard: 'isWorn', target: 'broken' },
          on: {
            'door.push': {
              guard: { type: 'isStrong', params: ({ event }) => ({ force: event.force }) },
              target: 'asking',
              actions: 'ring',
            },
          },
        },
        asking: {
          initial: 'fresh',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ pushes: context.pushes }),
            onDone: [
              {
                guard: { type: 'isAllowed', params: ({ event }) => event.output },
                target: 'closed',
                actions: ['count', 'startChime'],
              },
              { target: 'closed' },
            ],
            onError: { actions: raise({ type: 'door.lock' }) },
          },
          after: { 600_000: 'locked' },
          on: { 'door.lock': 'locked' },
          states: {
            fresh: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', after: { slowAfter: { actions: 'ring' } } },
          },
        },
        locked: { on: { 'door.unlock': 'closed' } },
        broken: { type: 'final' },
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'lamp.on': 'on', 'xstate.done.actor.chime': { actions: 'keepTone' } } },
        on: { after: { blink: 'out' }, on: { 'lamp.*': 'off' } },
        out: { type: 'final' },
      },
    },
  },
});

const samples: Samples<typeof doorMachine> = {
  inputs: [{ pushes: 0 }, { pushes: 1 }],
  events: { 'door.push': [{ force: 1 }, { force: 2 }] },
  actors: {
    ask: { done: [{ allowed: true }, { allowed: false }], error: [new Error('nobody answers')] },
    chime: { done: [undefined] },
  },
};
const model = modelOf(doorMachine, samples);
const withoutLamp = modelOf(doorMachine, {
  ...samples,
  within: (_snapshot, { type }) => !type.startsWith('lamp.'),
});

describe('a model', () => {
  const kinds = { shortest: shortestWalks, edges: edgeWalks, tours };

  test.each(Object.entries(kinds))('matches the live actor on %s walks', (_kind, walksOf) => {
    const walks = walksOf(model);
    for (const walk of walks)
      expect(livePath(model, walk, new Coverage(doorMachine))).toEqual(modelPath(model, walk));
    expect(walks.length).toBeGreaterThan(0);
  });

  test('matches the live actor on simple walks, which visit no state twice', () => {
    const walks = simpleWalks(withoutLamp);
    for (const walk of walks) {
      expect(livePath(withoutLamp, walk, new Coverage(doorMachine))).toEqual(modelPath(withoutLamp, walk));
      expect(new Set(walk.steps.map(({ to }) => to)).size).toBe(walk.steps.length);
    }
    expect(walks.length).toBeGreaterThan(0);
    expect(() => simpleWalks(model)).toThrow('door has more than 10000 simple walks');
  });

  test.each([
    ['edges', edgeWalks],
    ['tours', tours],
  ])('has every transition taken by its %s', (_kind, walksOf) => {
    const coverage = new Coverage(doorMachine);
    for (const walk of walksOf(model)) livePath(model, walk, coverage);
    expect(coverage.missing).toEqual([]);
    expect(String(coverage)).toBe(`door           transitions ${coverage.total}/${coverage.total} (100 %)`);
  });

  test('reports the transitions that were not taken', () => {
    const coverage = new Coverage(doorMachine);
    expect(coverage.taken).toBe(0);
    expect(coverage.missing).toContain('door.leaf.locked —door.unlock→ door.leaf.closed');
  });

  test('satisfies the invariants of every machine', () => {
    expect(deadEnds(model)).toEqual([]);
    expect(unhandledErrors(doorMachine)).toEqual([]);
    expect(failures(model)).toEqual([]);
    expect(unreachableStates(model)).toEqual([]);
    expect(cannotReach(model, ({ status }) => status === 'done')).toEqual([]);
  });

  test('lists its rows with delays, rejections and effects', () => {
    const rows = tableOf(model).split('\n');
    expect(rows).toContain('| leaf.closed | door.push(1) [not isStrong] | (refused) |  |');
    expect(rows).toContain('| leaf.closed | door.push(2) [isStrong] | leaf.asking.fresh | ring |');
    expect(rows).toContain('| leaf.asking.fresh | after slowAfter (15000 ms) | leaf.asking.slow |  |');
    expect(rows).toContain('| leaf.asking.fresh | after (600000 ms) | leaf.locked |  |');
    expect(rows).toContain(
      '| leaf.asking.fresh | error ask(Error: nobody answers) | leaf.locked | raise door.lock |',
    );
  });

  test('gives its walks readable names', () => {
    expect(edgeWalks(withoutLamp).map(describeWalk)).toContain(
      '{pushes: 0}: door.push(2) › after slowAfter (15000 ms) › after slowAfter (15000 ms) › door.lock',
    );
  });

  test('rejects unlimited exploration', () => {
    expect(() => modelOf(doorMachine, samples, 3).nodes).toThrow(
      'door has more than 3 states: narrow its samples by view or within',
    );
  });
});

test('two states that differ only in the target of a history state are distinct', () => {
  const model = modelOf(
    setup({}).createMachine({
      initial: 'on',
      states: {
        on: {
          initial: 'dim',
          on: { 'power.press': 'off' },
          states: { dim: { on: { 'level.raise': 'bright' } }, bright: {}, hist: { type: 'history' } },
        },
        off: { on: { 'power.press': 'on.hist' } },
      },
    }),
    { events: {}, actors: {} },
  );
  expect(model.nodes.size).toBe(4);
  expect(pathsOf(model, 'edge').strays).toEqual([]);
});
