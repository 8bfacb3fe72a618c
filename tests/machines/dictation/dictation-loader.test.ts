import { createActor, fromCallback, fromPromise, spawnChild } from 'xstate';
import { expect, test } from 'vitest';
import {
  dictationLoaderMachine,
  selectDictation,
} from '../../../src/machines/dictation/dictation-loader.machine.ts';
import { deferred, settled } from '../support/deferred.ts';

/** Starts the loader; the first `failures` requests for its code fail. */
async function start({ isSupported = true, failures = 0 } = {}) {
  const dictation = deferred<void>();
  let requests = 0;
  const actor = createActor(
    dictationLoaderMachine.provide({
      actors: {
        watchSupport: fromCallback(({ sendBack }) => {
          if (isSupported) sendBack({ type: 'dictation.offered' });
        }),
        loadDictation: fromPromise(() => {
          requests += 1;
          return requests > failures ? Promise.resolve() : Promise.reject(new Error('broken'));
        }),
        dictation: fromPromise(() => dictation.promise),
      },
      actions: { openDictation: spawnChild('dictation', { id: 'dictation' }) },
    }),
  ).start();
  await settled();
  return { actor, dictation, requests: () => requests };
}

test('nothing is loaded before the first use, and nothing is offered where it cannot work', async () => {
  const { actor, requests } = await start();
  expect([actor.getSnapshot().hasTag('offered'), requests()]).toEqual([true, 0]);
  const unsupported = await start({ isSupported: false });
  unsupported.actor.send({ type: 'dictation.start' });
  await settled();
  expect([unsupported.actor.getSnapshot().hasTag('offered'), unsupported.requests()]).toEqual([false, 0]);
});

test('code that does not load, and dictation that crashes, begin again on demand', async () => {
  const { actor, dictation, requests } = await start({ failures: 1 });
  actor.send({ type: 'dictation.start' });
  await settled();
  expect([actor.getSnapshot().hasTag('crashed'), selectDictation(actor.getSnapshot())]).toEqual([
    true,
    undefined,
  ]);
  actor.send({ type: 'load.retry' });
  await settled();
  expect([requests(), selectDictation(actor.getSnapshot())]).toEqual([2, expect.anything()]);
  dictation.reject(new Error('dictation crashed'));
  await settled();
  expect([actor.getSnapshot().hasTag('crashed'), selectDictation(actor.getSnapshot())]).toEqual([
    true,
    undefined,
  ]);
});
