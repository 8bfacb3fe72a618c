import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { connectionMachine } from '../../../src/machines/preferences/connection.machine.ts';
import { selectConnection } from '../../../src/machines/preferences/connection.selectors.ts';
import { watchNetwork } from '../../../src/services/browser/watch-network.ts';
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

test('a page that cannot watch the network reports it, and assumes that it is online', () => {
  const reported: unknown[] = [];
  const actor = createActor(
    connectionMachine.provide({ actions: { reportError: (_, { error }) => void reported.push(error) } }),
  );
  actor.start();
  expect(reported).toHaveLength(1);
  expect(selectConnection(actor.getSnapshot())).toBe('online');
});

test('detects a missing network at the start', () => {
  expect(selectConnection(start(false).actor.getSnapshot())).toBe('offline');
});

function start(onLine: boolean) {
  const page = new FakeWindow('https://mates.example/', { onLine });
  const clock = new SimulatedClock();
  const actor = createActor(
    connectionMachine.provide({ actors: { watchNetwork: watchNetwork(page.asWindow()) } }),
    { clock },
  );
  actor.start();
  return { actor, page, clock };
}
