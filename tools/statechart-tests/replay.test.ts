import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Order, SandboxChoice } from '../../contract/subscription.ts';
import { createRecorder } from '../inspector/recording/recorder.ts';
import { readRecording, RecordingError, type Recording } from '../inspector/recording/recording.ts';
import {
  checkoutMachine,
  type CheckoutInput,
  type FoundOffer,
} from '../../src/machines/billing/checkout.machine.ts';
import { toAttempt } from '../../src/machines/shared/commands/command.ts';
import { paymentMachine } from '../../src/machines/billing/payment.machine.ts';
import { ApiError } from '../../src/services/http/api-error.ts';
import { settled } from '../../tests/machines/support/deferred.ts';
import { gold, orderAt } from '../../tests/machines/billing/billing-samples.ts';
import { describeReplay, replayText } from './replay-cli.ts';

const planted = 'planted words of somebody';

/** A purchase whose first payment gets a response too late, with planted words in every text of a server. */
const record = async (): Promise<Recording> => {
  const recorder = createRecorder();
  const clock = new SimulatedClock();
  const answers = [new ApiError('unreachable', planted), orderAt('pending'), orderAt('paid')];
  const answer = (): Promise<Order> => {
    const next = answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? orderAt('expired'));
  };
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        fetchOffer: fromPromise<FoundOffer | null, CheckoutInput>(() =>
          Promise.resolve({ offer: { item: { ...gold, currency: planted }, sales: 'sandbox' }, order: null }),
        ),
        placeOrder: toAttempt(
          fromPromise<Order, { packageId: string; attempt: number }>(() =>
            Promise.resolve(orderAt('pending')),
          ),
        ),
        payment: paymentMachine.provide({
          actors: {
            choosePayment: toAttempt(fromPromise<Order, { orderId: string; choice: SandboxChoice }>(answer)),
            fetchOrder: fromPromise<Order, { orderId: string }>(answer),
          },
        }),
      },
    }),
    { clock, input: { packageId: planted, orderId: null }, inspect: recorder.inspect },
  );
  actor.start();
  clock.increment(15_000);
  await settled();
  actor.send({ type: 'order.place' });
  await settled();
  const { payment } = actor.getSnapshot().children;
  payment?.send({ type: 'payment.choose', choice: 'pay' });
  await settled();
  payment?.send({ type: 'payment.choose', choice: 'pay' });
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
      ['checkout', 'root'],
      ['command', 'root / placeOrder'],
      ['payment', 'root / payment'],
      ['command', 'root / payment / choosePayment'],
      ['command', 'root / payment / choosePayment'],
    ]);
    expect(recording.steps.map(({ event }) => event.type)).toEqual([
      'xstate.after.slowAfter.checkout.loading.pending',
      'xstate.done.actor.fetchOffer',
      'order.place',
      'xstate.done.actor.placeOrder',
      'xstate.done.actor.execute',
      'payment.choose',
      'xstate.done.actor.choosePayment',
      'xstate.error.actor.execute',
      'xstate.done.actor.checkOrder',
      'payment.choose',
      'xstate.done.actor.choosePayment',
      'xstate.done.actor.execute',
    ]);
    expect(JSON.stringify(recording)).not.toContain('planted');
  });

  test('replays on the current machines, to the same states', async () => {
    const text = JSON.stringify(await record());
    const { recording, replay } = replayText(text);
    expect(describeReplay(recording, replay)).toBe('5 actors, 12 of 12 steps as recorded');
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
        found: 'ordering (active)',
      },
    ]);
    expect(replay.agreed).toBe(10);
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
    const recorder = createRecorder(1);
    const actor = createActor(checkoutMachine, {
      clock: new SimulatedClock(),
      input: { packageId: 'gold-100', orderId: null },
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
