import { assign, createActor, setup, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import {
  failureOf,
  isExecuted,
  notProvidedCommand,
  resultOf,
  selectCanRetry,
  selectFailure,
  selectIsBusy,
  selectIsSlow,
  toAttempt,
  toCommand,
  type CommandActor,
  type CommandEnded,
} from '../../../../src/machines/shared/commands/command.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { deferredCall } from '../../support/deferred-call.ts';
import { settled } from '../../support/deferred.ts';

function start(options: { isIdempotent?: boolean } = {}) {
  const { requests, logic } = deferredCall<string, { id: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(toCommand(logic, options), { clock, input: { id: 'room-1' } }).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return { busy: selectIsBusy(snapshot), slow: selectIsSlow(snapshot), retry: selectCanRetry(snapshot) };
  };
  return { actor, clock, requests, seen };
}

test('outputs the result of the call that it made with its input', async () => {
  const { actor, requests, seen } = start();
  expect(seen()).toEqual({ busy: true, slow: false, retry: false });
  expect(requests.map(({ input }) => input)).toEqual([{ id: 'room-1' }]);
  requests[0]?.resolve('renamed');
  await settled();
  expect(actor.getSnapshot().output).toEqual({ kind: 'done', result: 'renamed' });
});

test('[S8.10] a rejected command shows the reason, and can be repeated with other params', async () => {
  const { actor, requests } = start();
  requests[0]?.reject(unreachable);
  await settled();
  expect(selectFailure(actor.getSnapshot())).toMatchObject({ kind: 'unreachable' });
  actor.send({ type: 'command.retry' });
  expect(selectFailure(actor.getSnapshot())).toBeNull();
  requests[1]?.reject(unreachable);
  await settled();
  actor.send({ type: 'command.retry', params: { id: 'room-2' } });
  expect(requests.map(({ input }) => input.id)).toEqual(['room-1', 'room-1', 'room-2']);
});

test('[S8.10] after fifteen seconds an idempotent command can be sent again', async () => {
  const { actor, clock, requests, seen } = start();
  clock.increment(14_999);
  expect(seen().slow).toBe(false);
  clock.increment(1);
  expect(seen()).toEqual({ busy: true, slow: true, retry: true });
  actor.send({ type: 'command.retry', params: { id: 'room-2' } });
  expect(seen()).toEqual({ busy: true, slow: false, retry: false });
  expect(requests.map(({ input }) => input.id)).toEqual(['room-1', 'room-2']);
  requests[1]?.resolve('second');
  await settled();
  expect(actor.getSnapshot().output).toEqual({ kind: 'done', result: 'second' });
});

test('the late answer of an idempotent command counts after the user stopped waiting', async () => {
  const { actor, clock, requests, seen } = start();
  clock.increment(15_000);
  actor.send({ type: 'command.cancel' });
  expect(seen()).toEqual({ busy: false, slow: false, retry: true });
  requests[0]?.resolve('late');
  await settled();
  expect(actor.getSnapshot().output).toEqual({ kind: 'done', result: 'late' });
});

test('a command that nobody waits for can be sent again with other params', () => {
  const { actor, clock, requests } = start();
  clock.increment(15_000);
  actor.send({ type: 'command.cancel' });
  actor.send({ type: 'command.retry', params: { id: 'room-2' } });
  expect(requests.map(({ input }) => input.id)).toEqual(['room-1', 'room-2']);
});

test('a command that is not idempotent is not sent twice, and aborted when the user stops waiting', () => {
  const { actor, clock, requests, seen } = start({ isIdempotent: false });
  clock.increment(15_000);
  expect(seen()).toEqual({ busy: true, slow: true, retry: false });
  actor.send({ type: 'command.retry' });
  expect(requests).toHaveLength(1);
  actor.send({ type: 'command.cancel' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'abandoned' });
});

test('an attempt ends with its failure, which its parent handles', async () => {
  const { requests, logic } = deferredCall<string, { id: string }>();
  const actor = createActor(toAttempt(logic), { input: { id: 'room-1' } }).start();
  requests[0]?.reject(unreachable);
  await settled();
  const { output } = actor.getSnapshot();
  expect(output && failureOf(output)).toMatchObject({ kind: 'unreachable' });
  expect(output && isExecuted(null, output)).toBe(false);
  expect(failureOf({ kind: 'abandoned' })).toBeNull();
});

test('without a service it fails, and names what is missing', async () => {
  const actor = createActor(notProvidedCommand<void, undefined>('renameRoom'), { input: undefined }).start();
  await settled();
  expect(selectFailure(actor.getSnapshot())?.message).toContain('renameRoom has no service');
});

test('no command is neither busy nor rejected', () => {
  expect([selectIsBusy(undefined), selectIsSlow(undefined), selectCanRetry(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(selectFailure(undefined)).toBeNull();
});

test('is spawned by the id of a row, and ends there with its result', async () => {
  const { requests, logic } = deferredCall<string, { id: string }>();
  const list = setup({
    types: {
      context: {} as { rows: readonly CommandActor[]; titles: readonly string[] },
      events: {} as { type: 'row.rename'; id: string } | CommandEnded<`rename.${string}`, string>,
    },
    actors: { rename: toCommand(logic) },
    actions: {
      start: assign(({ context, spawn }, { id }: { id: string }) => ({
        rows: [...context.rows, spawn('rename', { id: `rename.${id}`, input: { id } })],
      })),
      addTitle: assign(({ context }, { title }: { title: string }) => ({
        titles: [...context.titles, title],
      })),
    },
    guards: { isExecuted },
  }).createMachine({
    context: { rows: [], titles: [] },
    on: {
      'row.rename': { actions: { type: 'start', params: ({ event }) => event } },
      'xstate.done.actor.rename.*': {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: { type: 'addTitle', params: ({ event }) => ({ title: resultOf(event.output) }) },
      },
    },
  });
  const actor = createActor(list).start();
  actor.send({ type: 'row.rename', id: 'one' });
  actor.send({ type: 'row.rename', id: 'two' });
  requests[1]?.resolve('second');
  requests[0]?.resolve('first');
  await settled();
  expect(actor.getSnapshot().context.titles).toEqual(['second', 'first']);
});
