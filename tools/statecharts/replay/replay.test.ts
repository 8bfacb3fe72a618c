import { createActor, fromPromise, setup, SimulatedClock, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createRecorder } from '../inspector/recording/recorder.ts';
import { readRecording, RecordingError, type Recording } from '../inspector/recording/recording.ts';
import { describeReplay, replay, type Machines, type Replay } from './replay.ts';

const planted = 'planted words of somebody';

const notProvided = fromPromise<string>(() => Promise.reject(new Error('not provided')));

const paymentMachine = setup({
  types: { events: {} as { type: 'payment.choose'; choice: string } },
  actors: { pay: notProvided, check: notProvided },
}).createMachine({
  id: 'payment',
  initial: 'choosing',
  states: {
    choosing: { on: { 'payment.choose': 'paying' } },
    paying: { invoke: { id: 'pay', src: 'pay', onDone: 'paid', onError: 'checking' } },
    checking: { invoke: { id: 'check', src: 'check', onDone: 'choosing' } },
    paid: { type: 'final' },
  },
});

const shopMachine = setup({
  types: {
    input: {} as { item: string },
    context: {} as { item: string },
    events: {} as { type: 'order.place' } | { type: 'load.retry' },
  },
  actors: { fetchOffer: notProvided, payment: paymentMachine },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({ item: input.item }),
  initial: 'loading',
  states: {
    loading: {
      invoke: { id: 'fetchOffer', src: 'fetchOffer', onDone: 'offered', onError: 'failed' },
      initial: 'pending',
      states: { pending: { after: { slowAfter: 'slow' } }, slow: {} },
    },
    failed: { on: { 'load.retry': 'loading' } },
    offered: { on: { 'order.place': 'paying' } },
    paying: { invoke: { id: 'payment', src: 'payment', onDone: 'paid' } },
    paid: { on: { 'order.place': 'paying' } },
  },
});

const machines: readonly AnyStateMachine[] = [shopMachine, paymentMachine];
const program: Machines = {
  named: (id) => machines.find((machine) => machine.id === id) ?? null,
  wired: (machine) => machine,
};

const replayText = (text: string): { readonly recording: Recording; readonly replay: Replay } => {
  const recording = readRecording(text);
  return { recording, replay: replay(recording, program) };
};

/** Resolves once the callbacks of all settled promises have run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A purchase whose first payment fails, with planted words in every text of a server. */
const record = async (): Promise<Recording> => {
  const recorder = createRecorder();
  const clock = new SimulatedClock();
  const payments = [() => Promise.reject(new Error(planted)), () => Promise.resolve(planted)];
  const actor = createActor(
    shopMachine.provide({
      actors: {
        fetchOffer: fromPromise(() => Promise.resolve(planted)),
        payment: paymentMachine.provide({
          actors: {
            pay: fromPromise(() => payments.shift()?.() ?? Promise.resolve('')),
            check: fromPromise(() => Promise.resolve(planted)),
          },
        }),
      },
    }),
    { clock, input: { item: planted }, inspect: recorder.inspect },
  );
  actor.start();
  clock.increment(15_000);
  await settled();
  actor.send({ type: 'order.place' });
  const { payment } = actor.getSnapshot().children;
  payment?.send({ type: 'payment.choose', choice: planted });
  await settled();
  payment?.send({ type: 'payment.choose', choice: planted });
  await settled();
  return recorder.read();
};

const changed = (recording: Recording, change: (steps: Recording['steps'][number][]) => void): string => {
  const steps = [...recording.steps];
  change(steps);
  return JSON.stringify({ ...recording, steps });
};

describe('a recording', () => {
  test('contains the events of each actor, and no text that users wrote', async () => {
    const recording = await record();
    expect(recording.actors.map(({ machine, path }) => [machine, path.replace(/x:\d+/, 'root')])).toEqual([
      ['shop', 'root'],
      ['payment', 'root / payment'],
    ]);
    expect(recording.steps.map(({ event }) => event.type)).toEqual([
      'xstate.after.slowAfter.shop.loading.pending',
      'xstate.done.actor.fetchOffer',
      'order.place',
      'payment.choose',
      'xstate.error.actor.pay',
      'xstate.done.actor.check',
      'payment.choose',
      'xstate.done.actor.payment',
      'xstate.done.actor.pay',
    ]);
    expect(JSON.stringify(recording)).not.toContain('planted');
  });

  test('replays on the current machines, to the same states', async () => {
    const text = JSON.stringify(await record());
    const { recording, replay } = replayText(text);
    expect(describeReplay(recording, replay)).toBe('2 actors, 9 of 9 steps as recorded');
  });

  test('reports where a machine deviates, and continues with the others', async () => {
    const text = changed(await record(), (steps) => {
      const step = steps[2];
      if (step !== undefined) steps[2] = { ...step, value: 'failed' };
    });
    const { recording, replay } = replayText(text);
    expect(replay.divergences).toEqual([
      {
        step: 2,
        actor: recording.actors[0]?.path,
        event: 'order.place',
        recorded: 'failed (active)',
        found: 'paying (active)',
      },
    ]);
    expect(replay.agreed).toBe(7);
    expect(describeReplay(recording, replay)).toContain('recorded: failed (active)');
  });

  test.each([
    ['an actor that is not running', 'xstate.done.actor.nobody', 'no actor nobody runs'],
    [
      'a timer that is not pending',
      'xstate.after.never.payment',
      'no timer xstate.after.never.payment is pending',
    ],
  ])('reports %s', async (_what, type, found) => {
    const text = changed(await record(), (steps) => {
      const step = steps[4];
      if (step !== undefined) steps[4] = { ...step, event: { type } };
    });
    expect(replayText(text).replay.divergences).toMatchObject([{ step: 4, found }]);
  });

  test('reports a machine that no longer exists', async () => {
    const recording = await record();
    const actors = recording.actors.map((actor) => ({ ...actor, machine: 'gone' }));
    expect(replayText(JSON.stringify({ ...recording, actors })).replay).toMatchObject({
      agreed: 0,
      divergences: recording.actors.map(() => ({ found: 'no such machine' })),
    });
  });

  test('is truncated at its limit, and says so', () => {
    const recorder = createRecorder({}, 1);
    const actor = createActor(shopMachine, {
      clock: new SimulatedClock(),
      input: { item: 'gold' },
      inspect: recorder.inspect,
    });
    actor.start();
    actor.send({ type: 'load.retry' });
    actor.send({ type: 'load.retry' });
    const { steps, dropped } = recorder.read();
    expect([steps.length, dropped]).toEqual([1, 1]);
    actor.stop();
  });

  test.each([
    ['', 'This is no JSON.'],
    ['[]', 'This is no recording.'],
    ['{"format":"statechart-recording","version":1}', 'This recording is of another version.'],
    [
      '{"format":"statechart-recording","version":2,"actors":[1]}',
      'The actors of this recording cannot be read.',
    ],
    [
      '{"format":"statechart-recording","version":2,"actors":[],"steps":[{"actor":3}]}',
      'The steps of this recording cannot be read.',
    ],
  ])('is rejected when invalid: %s', (text, message) => {
    expect(() => readRecording(text)).toThrow(new RecordingError(message));
  });
});
