import { createActor, fromCallback, fromPromise, spawnChild } from 'xstate';
import { expect, test } from 'vitest';
import { loadedPartMachine, selectLoaded } from '../../../src/machines/shared/loaded-part.machine.ts';
import { deferred, settled } from '../support/deferred.ts';

/** Starts the loader; the first `failures` requests for its code fail. */
async function start({ isSupported = true, failures = 0 } = {}) {
  const part = deferred<void>();
  let requests = 0;
  const actor = createActor(
    loadedPartMachine.provide({
      actors: {
        watchSupport: fromCallback(({ sendBack }) => {
          if (isSupported) sendBack({ type: 'part.offered' });
        }),
        loadPart: fromPromise(() => {
          requests += 1;
          return requests > failures ? Promise.resolve() : Promise.reject(new Error('broken'));
        }),
        part: fromPromise(() => part.promise),
      },
      actions: { openPart: spawnChild('part', { id: 'part' }) },
    }),
    { input: { roomId: 'room-1', mateId: 'mate-iris' } },
  ).start();
  await settled();
  return { actor, part, requests: () => requests };
}

test('nothing is loaded before the first use, and nothing is offered where it cannot work', async () => {
  const { actor, requests } = await start();
  expect([actor.getSnapshot().hasTag('offered'), requests()]).toEqual([true, 0]);
  const unsupported = await start({ isSupported: false });
  unsupported.actor.send({ type: 'part.start' });
  await settled();
  expect([unsupported.actor.getSnapshot().hasTag('offered'), unsupported.requests()]).toEqual([false, 0]);
});

test('code that does not load, and a part that crashes, begin again on demand', async () => {
  const { actor, part, requests } = await start({ failures: 1 });
  actor.send({ type: 'part.start' });
  await settled();
  expect([actor.getSnapshot().hasTag('crashed'), selectLoaded(actor.getSnapshot())]).toEqual([
    true,
    undefined,
  ]);
  actor.send({ type: 'load.retry' });
  await settled();
  expect([requests(), selectLoaded(actor.getSnapshot())]).toEqual([2, expect.anything()]);
  part.reject(new Error('the part crashed'));
  await settled();
  expect([actor.getSnapshot().hasTag('crashed'), selectLoaded(actor.getSnapshot())]).toEqual([
    true,
    undefined,
  ]);
});

test('a part that has ended can be used again', async () => {
  const { actor, part, requests } = await start();
  actor.send({ type: 'part.start' });
  await settled();
  part.resolve();
  await settled();
  expect([actor.getSnapshot().value, requests()]).toEqual(['idle', 1]);
  actor.send({ type: 'part.start' });
  await settled();
  expect(requests()).toBe(2);
});
