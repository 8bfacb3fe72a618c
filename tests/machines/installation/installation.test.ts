import { createActor, fromEventObservable, fromPromise } from 'xstate';
import { expect, test } from 'vitest';
import {
  installationMachine,
  type DeviceReport,
} from '../../../src/machines/installation/installation.machine.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';

test('nothing is offered before the browser offers it', () => {
  const { actor } = start(true);
  expect(actor.getSnapshot().tags.size > 0).toBe(false);
  actor.send({ type: 'installation.request' });
  expect(actor.getSnapshot().hasTag('offered')).toBe(false);
});

test('the app is installed when the user agrees', async () => {
  const { actor } = start(true);
  actor.send({ type: 'installation.offered' });
  expect(actor.getSnapshot().tags.size > 0).toBe(true);
  actor.send({ type: 'installation.request' });
  await expect.poll(() => actor.getSnapshot().hasTag('installed')).toBe(true);
});

test.each([[[]], [[{ type: 'installation.offered' } as const]]])(
  'an app installed by the browser is shown as installed',
  (before) => {
    const { actor } = start(true);
    for (const event of before) actor.send(event);
    actor.send({ type: 'app.installed' });
    expect(actor.getSnapshot().hasTag('installed')).toBe(true);
  },
);

test('a browser that fails to ask offers nothing', async () => {
  const { actor } = start(Promise.reject(new Error('no prompt')));
  actor.send({ type: 'installation.offered' });
  actor.send({ type: 'installation.request' });
  await expect.poll(() => actor.getSnapshot().hasTag('offered')).toBe(false);
});

test('an offer that the user declines is gone until the browser offers it again', async () => {
  const { actor } = start(false);
  actor.send({ type: 'installation.offered' });
  actor.send({ type: 'installation.request' });
  await expect.poll(() => actor.getSnapshot().hasTag('offered')).toBe(false);
  expect(actor.getSnapshot().hasTag('installed')).toBe(false);
  actor.send({ type: 'installation.offered' });
  expect(actor.getSnapshot().hasTag('offered')).toBe(true);
});

test('copies are erased when the user turns them off, and kept again when the user wants them', () => {
  const { actor, log } = start(true);
  actor.send({ type: 'copies.erase' });
  expect(log).toEqual([]);
  actor.send({ type: 'copies.kept' });
  expect([actor.getSnapshot().hasTag('canKeep'), actor.getSnapshot().hasTag('keeps')]).toEqual([true, true]);
  actor.send({ type: 'copies.erase' });
  expect([actor.getSnapshot().hasTag('canKeep'), actor.getSnapshot().hasTag('keeps')]).toEqual([true, false]);
  actor.send({ type: 'copies.keep' });
  expect(actor.getSnapshot().hasTag('keeps')).toBe(true);
  expect(log).toEqual(['erase', 'keep']);
});

function start(isAccepted: boolean | Promise<boolean>) {
  const log: string[] = [];
  const actor = createActor(
    installationMachine.provide({
      actors: {
        watchDevice: fromEventObservable(() => observe<DeviceReport>(() => new Promise(() => {}))),
        askToInstall: fromPromise(async () => isAccepted),
      },
      actions: { keepCopies: () => void log.push('keep'), eraseCopies: () => void log.push('erase') },
    }),
  ).start();
  return { actor, log };
}
