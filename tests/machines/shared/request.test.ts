import { assign, createActor, setup, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { requestMachine } from '../../../src/machines/shared/request.machine.ts';
import {
  notProvidedRequest,
  provideRequest,
  selectFailure,
  selectIsBusy,
  selectIsFailed,
  selectIsSlow,
  selectIsUnsupported,
  selectRequest,
} from '../../../src/machines/shared/request.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { refuse, unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

type Answer = () => Promise<string>;

const start = (...answers: readonly Answer[]) => {
  const left = [...answers];
  const clock = new SimulatedClock();
  const request = provideRequest<string>(() => (left.shift() ?? refuse)());
  const actor = createActor(request, { clock, input: undefined }).start();
  return { actor, clock };
};

const succeed: Answer = () => Promise.resolve('output');

test('outputs what was fetched for its input', async () => {
  const request = provideRequest<string, number>(({ input }) => Promise.resolve(`item ${input}`));
  const actor = createActor(request, { input: 7 }).start();
  expect(selectIsBusy(actor.getSnapshot())).toBe(true);
  await settled();
  const snapshot = actor.getSnapshot();
  expect([snapshot.status, snapshot.output, selectIsBusy(snapshot)]).toEqual(['done', 'item 7', false]);
});

test('[S8.10] a failed request shows the reason and can be retried', async () => {
  const { actor } = start(() => Promise.reject(unreachable), succeed);
  expect(selectFailure(actor.getSnapshot())).toBeNull();
  await settled();
  expect(selectIsFailed(actor.getSnapshot())).toBe(true);
  expect(selectFailure(actor.getSnapshot())?.kind).toBe('unreachable');
  actor.send({ type: 'load.retry' });
  expect(selectFailure(actor.getSnapshot())).toBeNull();
  await settled();
  expect(actor.getSnapshot().output).toBe('output');
});

test('[S8.10] after fifteen seconds a slow request can be retried', async () => {
  const { actor, clock } = start(() => new Promise(() => {}), succeed);
  clock.increment(14_999);
  expect(selectIsSlow(actor.getSnapshot())).toBe(false);
  clock.increment(1);
  expect(selectIsSlow(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'load.retry' });
  expect(selectIsSlow(actor.getSnapshot())).toBe(false);
  await settled();
  expect(actor.getSnapshot().output).toBe('output');
});

test('a retry aborts the slow request', async () => {
  const signals: AbortSignal[] = [];
  const clock = new SimulatedClock();
  const request = provideRequest<string>(({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const actor = createActor(request, { clock, input: undefined }).start();
  clock.increment(15_000);
  actor.send({ type: 'load.retry' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test.each([404, 5010])('an unsupported call (%i) cannot be retried', async (code) => {
  const { actor } = start(() => Promise.reject(new ApiError('rejected', 'No such call.', { code })));
  await settled();
  expect(selectIsUnsupported(actor.getSnapshot())).toBe(true);
  expect(selectIsFailed(actor.getSnapshot())).toBe(true);
  expect(selectFailure(actor.getSnapshot())?.code).toBe(code);
});

test.each([
  ['fetch', requestMachine],
  ['fetchThing', notProvidedRequest('fetchThing')],
])('without a service it fails, and names %s as missing', async (name, request) => {
  const actor = createActor(request, { input: undefined }).start();
  await settled();
  expect(selectFailure(actor.getSnapshot())?.message).toContain(`${name} has no service`);
});

test('sends its output to the screen, and is removed', async () => {
  const screen = setup({
    types: { context: {} as { text: string }, children: {} as { request: 'fetchText' } },
    actors: { fetchText: notProvidedRequest<string>('fetchText') },
    actions: { setText: assign((_, { text }: { text: string }) => ({ text })) },
  }).createMachine({
    context: { text: '' },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'request',
          src: 'fetchText',
          onDone: {
            target: 'ready',
            actions: { type: 'setText', params: ({ event }) => ({ text: event.output }) },
          },
        },
      },
      ready: {},
    },
  });
  const actor = createActor(screen.provide({ actors: { fetchText: provideRequest(succeed) } })).start();
  expect(selectRequest(actor.getSnapshot())?.getSnapshot().value).toEqual({ pending: 'fresh' });
  expect(selectFailure(actor.getSnapshot())).toBeNull();
  await settled();
  const snapshot = actor.getSnapshot();
  expect([snapshot.value, snapshot.context.text, selectRequest(snapshot)]).toEqual([
    'ready',
    'output',
    undefined,
  ]);
});
