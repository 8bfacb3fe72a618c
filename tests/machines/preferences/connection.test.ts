import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { connectionMachine, selectConnection } from '../../../src/machines/preferences/connection.machine.ts';
import { watchNetwork } from '../../../src/services/browser/watch/watch-network.ts';
import { settled } from '../support/deferred.ts';
import { FakeWindow } from '../../services/support/fake-window.ts';

test('[S8.10] shows offline, then online again for a moment', () => {
  const { actor, page, clock } = start(true);
  expect(selectConnection(actor.getSnapshot())).toBe('online');
  page.dispatchEvent(new Event('offline'));
  expect(selectConnection(actor.getSnapshot())).toBe('offline');
  page.dispatchEvent(new Event('online'));
  expect(selectConnection(actor.getSnapshot())).toBe('back');
  clock.increment(3999);
  expect(selectConnection(actor.getSnapshot())).toBe('back');
  clock.increment(1);
  expect(selectConnection(actor.getSnapshot())).toBe('online');
});

test('[S8.10] a network that is lost again at once is shown as offline', () => {
  const { actor, page, clock } = start(false);
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('offline'));
  clock.increment(4000);
  expect(selectConnection(actor.getSnapshot())).toBe('offline');
});

test('a page that cannot watch the network assumes that it is online', () => {
  const actor = createActor(connectionMachine).start();
  expect(selectConnection(actor.getSnapshot())).toBe('online');
});

test('detects a missing network at the start', () => {
  expect(selectConnection(start(false).actor.getSnapshot())).toBe('offline');
});

test('[S8.10] a server that does not answer is said, asked less and less often, and what failed is loaded again', async () => {
  const { actor, clock, answers, asked, retried } = start(true, [false, false, false, true]);
  actor.send({ type: 'server.unreachable' });
  expect([selectConnection(actor.getSnapshot()), asked()]).toEqual(['online', 0]);
  for (const [pause, shown] of [
    [1000, 'away'],
    [2000, 'away'],
    [4000, 'away'],
    [8000, 'back'],
  ] as const) {
    const before = asked();
    clock.increment(pause - 1);
    expect(asked()).toBe(before);
    clock.increment(1);
    await settled();
    expect([asked(), selectConnection(actor.getSnapshot())]).toEqual([before + 1, shown]);
  }
  expect([retried(), answers]).toEqual([1, []]);
  clock.increment(4000);
  expect(selectConnection(actor.getSnapshot())).toBe('online');
});

test('[S8.10] a server that answers all but one request is not said to be away', async () => {
  const { actor, clock, asked, retried } = start(true, [true, true]);
  actor.send({ type: 'server.unreachable' });
  clock.increment(1000);
  await settled();
  expect([selectConnection(actor.getSnapshot()), retried()]).toEqual(['online', 1]);
  // A load that fails again at once is repeated later than before.
  actor.send({ type: 'server.unreachable' });
  clock.increment(1999);
  expect(asked()).toBe(1);
  clock.increment(1);
  await settled();
  expect([asked(), retried()]).toEqual([2, 2]);
});

test.each(['online', 'visibilitychange'])('[S8.10] the server is asked at once on %s', async (event) => {
  const { actor, page, clock, asked } = start(true, [false, true]);
  actor.send({ type: 'server.unreachable' });
  clock.increment(1000);
  await settled();
  page.dispatchEvent(new Event(event));
  await settled();
  expect([asked(), selectConnection(actor.getSnapshot())]).toEqual([2, 'back']);
});

function start(onLine: boolean, answers: boolean[] = []) {
  const page = new FakeWindow('https://mates.example/', { onLine });
  const clock = new SimulatedClock();
  let [asked, retried] = [0, 0];
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        watchNetwork: watchNetwork(page.asWindow()),
        askServer: fromPromise(() => {
          asked += 1;
          return Promise.resolve(answers.shift() ?? false);
        }),
      },
      actions: { retryFailed: () => void (retried += 1) },
    }),
    { clock },
  );
  actor.start();
  return { actor, page, clock, answers, asked: () => asked, retried: () => retried };
}
