import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { savedListMachine } from '../../../src/machines/mates/saved-list.machine.ts';
import {
  selectFailure,
  selectIsEmpty,
  selectIsSlow,
  selectItems,
} from '../../../src/machines/mates/saved-list.selectors.ts';
import type { CollectionItem } from '../../../src/machines/mates/saved-list.types.ts';
import { toggleMachine } from '../../../src/machines/shared/toggle.machine.ts';
import { selectIsOn } from '../../../src/machines/shared/toggle.selectors.ts';
import type { ToggleChange } from '../../../src/machines/shared/toggle.types.ts';
import { expired, iris, refuse, tomas, unreachable } from './catalogue-samples.ts';
import { settled } from '../support/deferred.ts';

const start = (lists: ReadonlyArray<() => Promise<readonly CollectionItem[]>>) => {
  const left = [...lists];
  const changes: ToggleChange[] = [];
  const clock = new SimulatedClock();
  const setMark = fromPromise<boolean, ToggleChange>(({ input }) => {
    changes.push(input);
    return Promise.resolve(input.wanted);
  });
  const actor = createActor(
    savedListMachine.provide({
      actors: {
        fetchItems: fromPromise<readonly CollectionItem[], undefined>(() => (left.shift() ?? refuse)()),
        toggle: toggleMachine.provide({ actors: { setMark } }),
      },
    }),
    { clock },
  );
  actor.start();
  const marks = () => selectItems(actor.getSnapshot()).map(({ toggle }) => selectIsOn(toggle.getSnapshot()));
  return { actor, clock, changes, marks };
};

const favorite: CollectionItem = { kind: 'favorite', mate: iris, isOn: true, reason: null };
const suggestion: CollectionItem = {
  kind: 'favorite',
  mate: tomas,
  isOn: false,
  reason: { kind: 'followed', creator: 'Ada' },
};
const followed: CollectionItem = {
  kind: 'follow',
  followed: { creator: iris.creator, mates: [iris, tomas], followers: 2, since: 1 },
};

describe('a list of the user’s own', () => {
  test('[S2.7] [S7.27] a favourite that is unmarked stays on the list until it is left, so that it can be undone', async () => {
    const { actor, changes, marks } = start([() => Promise.resolve([favorite])]);
    await settled();
    expect(marks()).toEqual([true]);
    const [item] = selectItems(actor.getSnapshot());
    item?.toggle.send({ type: 'toggle.press' });
    await settled();
    expect(marks()).toEqual([false]);
    item?.toggle.send({ type: 'toggle.press' });
    await settled();
    expect(marks()).toEqual([true]);
    expect(changes.map(({ wanted }) => wanted)).toEqual([false, true]);
  });

  test('[S2.15] [S7.8] followed creators are listed with their mates, and can be unfollowed', async () => {
    const { actor, changes, marks } = start([() => Promise.resolve([followed])]);
    await settled();
    const [item] = selectItems(actor.getSnapshot());
    expect(item).toMatchObject(followed);
    item?.toggle.send({ type: 'toggle.press' });
    await settled();
    expect(marks()).toEqual([false]);
    expect(changes).toEqual([{ kind: 'follow', id: 'creator-1', wanted: false }]);
  });

  test('[S2.16] [S1.7] a suggestion keeps its reason and is no favourite yet', async () => {
    const { actor, marks } = start([() => Promise.resolve([suggestion])]);
    await settled();
    expect(selectItems(actor.getSnapshot())[0]).toMatchObject(suggestion);
    expect(marks()).toEqual([false]);
  });

  test('an empty list is told as such', async () => {
    const { actor } = start([() => Promise.resolve([])]);
    await settled();
    expect(selectIsEmpty(actor.getSnapshot())).toBe(true);
  });

  test('[S8.10] [S8.2] a failure keeps its kind, and trying again helps', async () => {
    const { actor } = start([
      () => Promise.reject(expired),
      () => Promise.reject(unreachable),
      () => Promise.resolve([favorite]),
    ]);
    await settled();
    expect(selectFailure(actor.getSnapshot())?.kind).toBe('expired');
    actor.send({ type: 'load.retry' });
    await settled();
    expect(selectFailure(actor.getSnapshot())?.kind).toBe('unreachable');
    actor.send({ type: 'load.retry' });
    await settled();
    expect([actor.getSnapshot().value, selectFailure(actor.getSnapshot())]).toEqual(['ready', null]);
  });

  test('[S8.10] after fifteen seconds the wait is told', () => {
    const { actor, clock } = start([() => new Promise(() => {})]);
    clock.increment(15_000);
    expect(selectIsSlow(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'load.retry' });
    expect(actor.getSnapshot().value).toEqual({ loading: 'prompt' });
  });
});
