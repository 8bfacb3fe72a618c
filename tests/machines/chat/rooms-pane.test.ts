import { createActor, fromPromise, setup, spawnChild, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import { roomsPaneMachine } from '../../../src/machines/chat/rooms-pane.machine.ts';
import { selectList } from '../../../src/machines/chat/rooms-pane.selectors.ts';
import { watchWidth } from '../../../src/services/browser/watch-width.ts';
import { settled } from '../support/deferred.ts';

test('a narrow window loads no list, until it is wide enough', async () => {
  const { actor, log, resize } = start();
  resize(700);
  actor.send({ type: 'rooms.changed' });
  await settled();
  expect(log).toEqual([]);
  resize(800);
  await settled();
  expect(log).toEqual(['load']);
  expect(selectList(actor.getSnapshot())).toBeDefined();
});

test('nothing is loaded before a conversation is open', async () => {
  const { log, resize } = start();
  resize(1280);
  await settled();
  expect(log).toEqual([]);
});

test('the list stays when the window becomes narrow, and is told of each change', async () => {
  const { actor, log, resize } = start();
  resize(1280);
  actor.send({ type: 'rooms.changed' });
  await settled();
  resize(390);
  actor.send({ type: 'rooms.changed' });
  actor.send({ type: 'rooms.changed' });
  expect(log).toEqual(['load', 'refresh', 'refresh']);
});

test('the list is closed when the session ends', async () => {
  const { actor, resize } = start();
  resize(1280);
  actor.send({ type: 'rooms.changed' });
  await settled();
  actor.send({ type: 'session.ended' });
  expect(selectList(actor.getSnapshot())).toBeUndefined();
  expect(actor.getSnapshot().value).toBe('idle');
});

/** Starts the pane in a window without a width. */
function start() {
  const log: string[] = [];
  const query = Object.assign(new EventTarget(), { matches: false });
  const list = setup({ types: { events: {} as AnyEventObject } }).createMachine({
    id: 'list',
    on: { 'rooms.changed': { actions: () => void log.push('refresh') } },
  });
  const actor = createActor(
    roomsPaneMachine.provide({
      actors: {
        watchWidth: watchWidth('47.5rem', { matchMedia: () => query as unknown as MediaQueryList }),
        loadList: fromPromise<void, undefined>(async () => void log.push('load')),
      },
      actions: { openList: spawnChild(list as never, { id: 'list' }) },
    }),
  );
  actor.start();
  const resize = (width: number): void => {
    query.matches = width >= 760;
    query.dispatchEvent(new Event('change'));
  };
  return { actor, log, resize };
}
