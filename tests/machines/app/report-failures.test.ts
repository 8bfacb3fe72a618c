import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  setup,
  type AnyActorLogic,
  type AnyEventObject,
} from 'xstate';
import { reportFailures } from '../../../src/app/failures/report-failures.ts';
import { supervised } from '../../../src/machines/shared/supervised.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { ExpectedError } from '../../../src/services/shared/expected-error.ts';
import { settled } from '../support/deferred.ts';

let reported: unknown[];
let logged: unknown[][];
beforeEach(() => {
  reported = [];
  logged = [];
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void logged.push(words));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fault = new TypeError('x is not a function');
const rejecting = (error: unknown) =>
  fromPromise<void, undefined>(async () => {
    throw error;
  });
const throwing = (): never => {
  throw fault;
};

/** A machine that throws on its first event. */
const crashing = setup({}).createMachine({ on: { '*': { actions: throwing } } });

/** Starts a machine that handles the failure of this child, and reports nothing. */
async function start(child: AnyActorLogic) {
  const parent = setup({ actors: { child } }).createMachine({
    initial: 'running',
    states: { running: { invoke: { id: 'child', src: 'child', onError: 'failed' } }, failed: {} },
  });
  const actor = createActor(parent, { inspect: reportFailures }).start();
  await settled();
  return actor;
}

test.each([
  ['a rejected promise', rejecting(fault)],
  ['a callback that throws at its start', fromCallback<AnyEventObject, undefined>(throwing)],
  ['a machine that throws at its start', setup({}).createMachine({ entry: throwing })],
])('the failure of %s is reported once', async (_, child) => {
  const actor = await start(child);
  expect(actor.getSnapshot().value).toBe('failed');
  expect([reported, logged]).toEqual([[fault], []]);
});

test('the crash of a machine is reported once', async () => {
  const actor = await start(crashing);
  expect(reported).toEqual([]);
  actor.getSnapshot().children['child']?.send({ type: 'any' });
  expect([actor.getSnapshot().value, reported]).toEqual(['failed', [fault]]);
});

test('so is the crash of a part that starts again', async () => {
  const actor = await start(supervised(crashing));
  actor.getSnapshot().children['child']?.send({ type: 'any' });
  expect([actor.getSnapshot().value, reported]).toEqual(['running', [fault]]);
});

test.each([
  ['a refused request', new ApiError('rejected', 'Private words.', { code: 4000 })],
  ['a refused storage', new DOMException('Private words.', 'QuotaExceededError')],
])('%s is logged, without its text, and is no fault', async (_, error) => {
  await start(rejecting(error));
  expect([reported, logged.length]).toEqual([[], 1]);
  expect(JSON.stringify(logged)).not.toContain('Private');
});

test('what the user is told, and the end of an actor, are not reported', async () => {
  await start(rejecting(new ExpectedError('This is no picture.')));
  await start(fromPromise(() => Promise.resolve(new Error('A result, no failure.'))));
  expect([reported, logged]).toEqual([[], []]);
});
