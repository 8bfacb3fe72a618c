import { assign, createActor, setup, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { selectPart, supervised } from '../../../src/machines/shared/supervised.ts';
import { selectHasCrashed } from '../../../src/machines/shared/supervised.ts';

type CounterEvent = { type: 'count.add' } | { type: 'count.break' };

/** Counts from its input. */
const counter = setup({
  types: { context: {} as { count: number }, input: {} as { from: number }, events: {} as CounterEvent },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  on: {
    'count.add': { actions: assign({ count: ({ context }) => context.count + 1 }) },
    'count.break': {
      actions: () => {
        throw new Error('a mistake in the code');
      },
    },
  },
});

const start = () => {
  const clock = new SimulatedClock();
  const actor = createActor(supervised(counter), { clock, input: { from: 3 } }).start();
  const count = () => selectPart(actor.getSnapshot())?.getSnapshot().context.count;
  return { actor, clock, count };
};

test('passes its input and events on to the part', () => {
  const { actor, count } = start();
  actor.send({ type: 'count.add' });
  expect(count()).toBe(4);
});

test('events are dropped after a crash until a retry starts the part again', () => {
  const { actor, count } = start();
  actor.send({ type: 'count.add' });
  actor.send({ type: 'count.break' });
  actor.send({ type: 'count.add' });
  expect([actor.getSnapshot().status, selectHasCrashed(actor.getSnapshot()), count()]).toEqual([
    'active',
    true,
    undefined,
  ]);
  actor.send({ type: 'load.retry' });
  expect([selectHasCrashed(actor.getSnapshot()), count()]).toEqual([false, 3]);
  actor.send({ type: 'count.add' });
  expect(count()).toBe(4);
});

test('the part starts again with what it had last, not with what it began with', () => {
  const field = setup({
    types: {
      context: {} as { text: string; isOpen: boolean },
      input: {} as { text: string },
      events: {} as { type: 'text.change'; text: string },
    },
  }).createMachine({
    context: ({ input }) => ({ ...input, isOpen: true }),
    on: {
      'text.change': {
        actions: [
          assign(({ event }) => ({ text: event.text })),
          ({ event }) => {
            if (event.text === 'crash') throw new Error('a mistake in the code');
          },
        ],
      },
    },
  });
  const actor = createActor(supervised(field), { input: { text: 'at the start' } }).start();
  actor.send({ type: 'text.change', text: 'ten minutes later' });
  actor.send({ type: 'text.change', text: 'crash' });
  actor.send({ type: 'load.retry' });
  expect(selectPart(actor.getSnapshot())?.getSnapshot().context.text).toBe('ten minutes later');
});

test('a minute after a crash the part is started again', () => {
  const { actor, clock, count } = start();
  actor.send({ type: 'count.break' });
  clock.increment(59_999);
  expect(count()).toBeUndefined();
  clock.increment(1);
  expect(count()).toBe(3);
});
