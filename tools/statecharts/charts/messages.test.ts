import { assign, cancel, enqueueActions, raise, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { expect, test } from 'vitest';
import { actionText, type EventsOf } from './messages.ts';

const createOrder = (): { type: 'bread.order' } => ({ type: 'bread.order' });

const { implementations } = setup({
  actions: {
    bake: () => {},
    reportDone: sendTo(({ context }) => context.parentRef, { type: 'bread.done' }),
    count: assign({ loaves: 1 }),
    tellAll: enqueueActions(({ context, enqueue }) => {
      for (const { ref } of context.ovens) enqueue.sendTo(ref, { type: 'oven.stop' });
    }),
  },
}).createMachine({});

const eventsOf: EventsOf = (name) => (name === 'createOrder' ? ['bread.order'] : undefined);

function text(action: unknown): string {
  return actionText(action, 'bell.ring', { implementations, eventsOf });
}

test.each([
  ['an action of the environment by its name', 'bake', 'bake'],
  ['an action with a key', { type: 'bake', params: { key: 'rye' } }, 'bake rye'],
  ['a message of a named action', 'reportDone', '-> parent: bread.done'],
  ['a change of the context by its name', { type: 'count' }, 'count'],
  ['the messages of a loop', 'tellAll', 'tellAll (-> ref: oven.stop)'],
  ['an inline message', sendTo('oven', { type: 'oven.heat' }), '-> oven: oven.heat'],
  ['a forwarded event', sendTo('oven', ({ event }) => event), '-> oven: bell.ring'],
  [
    'a message to an actor of the context',
    sendTo(({ context }) => context.oven, createOrder),
    '-> oven: bread.order',
  ],
  ['a message that a function creates', sendTo('shop', () => createOrder()), '-> shop: bread.order'],
  [
    'one of two messages',
    sendTo('oven', ({ context }) => ({ type: context.isHot ? 'oven.cool' : 'oven.heat' })),
    '-> oven: oven.cool | oven.heat',
  ],
  ['a raised event', raise({ type: 'bread.rise' }), 'raise bread.rise'],
  ['a started actor', spawnChild('oven', { id: 'second' }), 'spawn oven'],
  ['a stopped actor', stopChild('oven'), 'stop oven'],
  ['a canceled event', cancel('timer'), 'cancel timer'],
  ['an inline change of the context', assign({ loaves: 2 }), ''],
  [
    'a message in JSON',
    { type: 'xstate.sendTo', params: { to: 'oven', event: { type: 'oven.heat' } } },
    '-> oven: oven.heat',
  ],
])('%s', (_title, action, expected) => {
  expect(text(action)).toBe(expected);
});
