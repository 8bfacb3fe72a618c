import {
  createActor,
  fromPromise,
  sendTo,
  setup,
  SimulatedClock,
  spawnChild,
  type AnyEventObject,
} from 'xstate';
import { expect, test } from 'vitest';
import { paneMachine, selectIsPaneShown, type PaneInput } from '../../../src/machines/shared/pane.machine.ts';
import { watchWidth } from '../../../src/services/browser/watch/watch-width.ts';
import { sendAndSettle, settled } from '../support/deferred.ts';

test('a narrow window loads nothing, until it is wide enough', async () => {
  const { actor, log, resize } = start();
  resize(700);
  await sendAndSettle(actor, { type: 'pane.show' });
  expect(log).toEqual(['store shown']);
  resize(800);
  await settled();
  expect(log).toEqual(['store shown', 'load']);
  expect(actor.getSnapshot().children['content']).toBeDefined();
});

test('nothing is loaded before the pane is to be shown', async () => {
  const { log, resize } = start();
  resize(1280);
  await settled();
  expect(log).toEqual([]);
});

test('the content stays when the window becomes narrow, and is updated by each change', async () => {
  const { actor, log, resize } = start();
  resize(1280);
  await sendAndSettle(actor, { type: 'pane.show' });
  resize(390);
  actor.send({ type: 'content.refresh' });
  actor.send({ type: 'content.refresh' });
  expect(log).toEqual(['store shown', 'load', 'refresh', 'refresh']);
});

test('the pane is hidden and shown again; both are stored', async () => {
  const { actor, log, resize } = start();
  resize(1280);
  await sendAndSettle(actor, { type: 'pane.show' });
  actor.send({ type: 'pane.hide' });
  expect(actor.getSnapshot().children['content']).toBeUndefined();
  expect(selectIsPaneShown(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'pane.show' });
  expect(selectIsPaneShown(actor.getSnapshot())).toBe(true);
  expect(log).toEqual(['store shown', 'load', 'store hidden', 'store shown', 'load']);
});

test('a pane that was shown before is shown from the start', async () => {
  const { log, resize } = start({ isShown: true });
  resize(1280);
  await settled();
  expect(log).toEqual(['load']);
});

test('content that cannot be loaded, or crashes, is loaded again on demand', async () => {
  const { actor, log, resize, load } = start({ isShown: true });
  load.isFailing = true;
  resize(1280);
  await settled();
  expect([actor.getSnapshot().hasTag('crashed'), log]).toEqual([true, ['load']]);
  load.isFailing = false;
  await sendAndSettle(actor, { type: 'load.retry' });
  actor.getSnapshot().children['content']?.send({ type: 'crash' });
  expect(actor.getSnapshot().hasTag('crashed')).toBe(true);
  await sendAndSettle(actor, { type: 'load.retry' });
  expect(actor.getSnapshot().children['content']).toBeDefined();
  expect(log).toEqual(['load', 'load', 'load']);
});

test('content that could not be loaded is loaded again after a minute, without being asked', async () => {
  const { clock, log, resize, load } = start({ isShown: true });
  load.isFailing = true;
  resize(1280);
  await settled();
  load.isFailing = false;
  clock.increment(60_000);
  await settled();
  expect(log).toEqual(['load', 'load']);
});

/** Starts the pane in a window without a width. */
function start(input: PaneInput = { isShown: false }) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const load = { isFailing: false };
  const query = Object.assign(new EventTarget(), { matches: false });
  const content = setup({ types: { events: {} as AnyEventObject } }).createMachine({
    id: 'content',
    on: {
      'rooms.changed': { actions: () => void log.push('refresh') },
      crash: { actions: crash },
    },
  });
  const actor = createActor(
    paneMachine.provide({
      actors: {
        watchWidth: watchWidth('47.5rem', { matchMedia: () => query as unknown as MediaQueryList }),
        loadContent: fromPromise<void, undefined>(async () => {
          log.push('load');
          if (load.isFailing) throw new Error('not loaded');
        }),
      },
      actions: {
        openContent: spawnChild(content as never, { id: 'content' }),
        refreshContent: sendTo('content', { type: 'rooms.changed' }),
        persistShown: () => void log.push('store shown'),
        persistHidden: () => void log.push('store hidden'),
      },
    }),
    { clock, input },
  );
  actor.start();
  const resize = (width: number): void => {
    query.matches = width >= 760;
    query.dispatchEvent(new Event('change'));
  };
  return { actor, clock, log, load, resize };
}

function crash(): never {
  throw new Error('crashed');
}
