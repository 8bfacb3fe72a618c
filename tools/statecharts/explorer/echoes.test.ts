import { expect, test } from 'vitest';
import { assign, log, setup } from 'xstate';
import { Coverage } from '../walks/coverage.ts';
import { livePath, modelPath } from '../walks/live.ts';
import { allowing, echoing, modelOf } from './model.ts';
import { edgeWalks } from '../walks/walks.ts';

type ShopEvent = { type: 'bell.ring' } | { type: 'clerk.came'; name: string };

/** Requests a clerk, who arrives at once in a shop with staff. */
const shopMachine = setup({
  types: { context: {} as { served: string | null }, events: {} as ShopEvent },
  actions: { call: (_, _params: { name: string }) => {} },
}).createMachine({
  id: 'shop',
  context: { served: null },
  initial: 'quiet',
  states: {
    quiet: { on: { 'bell.ring': { target: 'ringing', actions: { type: 'call', params: { name: 'Ada' } } } } },
    ringing: {
      on: {
        'clerk.came': { target: 'serving', actions: assign({ served: ({ event }) => event.name }) },
      },
    },
    serving: { on: { 'bell.ring': { target: 'quiet', actions: assign({ served: null }) } } },
  },
});

const events = { 'clerk.came': [{ name: 'Ben' }] };
const inPeopledShop = {
  events,
  actors: {},
  echoes: {
    call: ({ name }: { readonly name?: unknown }) => ({ type: 'clerk.came', name: String(name) }) as const,
  },
};

test('an effect with an echo leads to the target of its echo', () => {
  const model = modelOf(shopMachine, inPeopledShop);
  expect([...model.nodes.values()].map(({ snapshot }) => [snapshot.value, snapshot.context])).toEqual([
    ['quiet', { served: null }],
    ['serving', { served: 'Ada' }],
  ]);
});

test('an action of XState has an echo too', () => {
  const logging = modelOf(shopMachine.provide({ actions: { call: log('a call') } }), { events, actors: {} });
  const model = echoing(logging, { call: () => ({ type: 'clerk.came', name: 'Ada' }) });
  expect([...model.nodes.values()].map(({ snapshot }) => snapshot.value)).toEqual(['quiet', 'serving']);
});

test('without echoes every event has an external sender', () => {
  const { nodes } = modelOf(shopMachine, { events, actors: {} });
  expect([...nodes.values()].map(({ snapshot }) => snapshot.value)).toEqual(['quiet', 'ringing', 'serving']);
});

test('a live actor receives the same echoes', () => {
  const model = modelOf(shopMachine, inPeopledShop);
  const coverage = new Coverage(shopMachine);
  for (const walk of edgeWalks(model))
    expect(livePath(model, walk, coverage)).toEqual(modelPath(model, walk));
  expect(coverage.missing).toEqual([]);
});

test('forbidden events are not tried', () => {
  const model = modelOf(shopMachine, { events, actors: {} });
  const unheard = allowing(model, (_, { type }) => type !== 'clerk.came');
  expect([...unheard.nodes.values()].map(({ snapshot }) => snapshot.value)).toEqual(['quiet', 'ringing']);
});
