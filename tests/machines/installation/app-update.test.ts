import { createActor, fromEventObservable, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import {
  appUpdateMachine,
  type VersionFound,
} from '../../../src/machines/installation/app-update.machine.ts';
import { observe } from '../../../src/services/shared/from-async-source.ts';
import { settled } from '../support/deferred.ts';

const found: VersionFound = { type: 'version.found' };

test('a new version is offered, and nothing happens before the user agrees', async () => {
  const { actor, log } = start();
  expect(actor.getSnapshot().hasTag('available')).toBe(false);
  actor.send(found);
  expect(actor.getSnapshot().hasTag('available')).toBe(true);
  expect(log).toEqual([]);
  actor.send({ type: 'reload.request' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'reload.request' });
  await expect.poll(() => log).toEqual(['activate', 'reload']);
});

test('an offer that the user dismisses returns with the next version only', () => {
  const { actor, log } = start();
  actor.send(found);
  actor.send({ type: 'notice.dismiss' });
  expect(actor.getSnapshot().hasTag('available')).toBe(false);
  actor.send({ type: 'reload.request' });
  actor.send(found);
  expect(actor.getSnapshot().hasTag('available')).toBe(true);
  expect(log).toEqual([]);
});

test('a worker that does not take over does not hold the user up', () => {
  const { actor, clock, log } = start(() => new Promise(() => {}));
  actor.send(found);
  actor.send({ type: 'reload.request' });
  clock.increment(5000);
  expect(log).toEqual(['activate', 'reload']);
  expect([actor.getSnapshot().hasTag('available'), actor.getSnapshot().hasTag('busy')]).toEqual([true, true]);
  clock.increment(3000);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(actor.getSnapshot().hasTag('available')).toBe(true);
});

test('where no worker takes over, the page is loaded again nevertheless', async () => {
  const { actor, log } = start(() => Promise.reject(new Error('no worker')));
  actor.send(found);
  actor.send({ type: 'reload.request' });
  await expect.poll(() => log).toEqual(['activate', 'reload']);
});

test('the page goes on in a browser that installs no worker', async () => {
  const actor = createActor(appUpdateMachine).start();
  await settled();
  expect(actor.getSnapshot().status).toBe('active');
});

function start(activate: () => Promise<void> = () => Promise.resolve()) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    appUpdateMachine.provide({
      actors: {
        watchVersions: fromEventObservable(() => observe<VersionFound>(() => new Promise(() => {}))),
        activateVersion: fromPromise(() => {
          log.push('activate');
          return activate();
        }),
      },
      actions: { reloadPage: () => void log.push('reload') },
    }),
    { clock },
  ).start();
  return { actor, clock, log };
}
