import { createActor, setup, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { watchOtherTabs } from '../../../src/services/auth/watch-session-storage.ts';
import { ann, storeOf } from '../../machines/app/shell-samples.ts';
import { FakeWindow } from '../support/fake-window.ts';

test('a sign-in or logout in another tab is reported', () => {
  const { events, changed } = start();
  changed('user-store', storeOf({ user: ann }));
  changed('user-store', storeOf({}));
  expect(events).toEqual([{ type: 'session.changed', user: ann }, { type: 'session.cleared' }]);
});

test('a session that expired in another tab is no sign-out', () => {
  const { events, changed } = start();
  changed('user-store', storeOf({}), true);
  expect(events).toEqual([{ type: 'session.expired' }]);
});

test('clearing the storage signs out', () => {
  const { events, changed } = start();
  changed(null, storeOf({}));
  expect(events).toEqual([{ type: 'session.cleared' }]);
});

test('other changes by another tab are ignored', () => {
  const { events, changed } = start();
  changed('settings', storeOf({ user: ann }));
  expect(events).toEqual([]);
});

test('no changes are reported after unsubscribing', () => {
  const { events, changed, stop } = start();
  stop();
  changed('user-store', storeOf({ user: ann }));
  expect(events).toEqual([]);
});

function start() {
  let [stored, isExpired] = [storeOf({}), false];
  const page = new FakeWindow('https://mates.example/');
  const events: AnyEventObject[] = [];
  const listener = setup({
    actors: {
      watch: watchOtherTabs({ read: () => stored, hasExpired: () => isExpired }, page.asWindow()),
    },
    actions: { hear: ({ event }) => void events.push(event) },
  }).createMachine({ invoke: { src: 'watch' }, on: { '*': { actions: 'hear' } } });
  const actor = createActor(listener).start();
  const changed = (key: string | null, store: typeof stored, hasExpired = false) => {
    [stored, isExpired] = [store, hasExpired];
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  };
  return { events, changed, stop: () => actor.stop() };
}
