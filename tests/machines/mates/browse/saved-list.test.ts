import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { savedListMachine, selectIsEmpty } from '../../../../src/machines/mates/browse/saved-list.machine.ts';
import type { CollectionItem } from '../../../../src/machines/mates/browse/saved-list.reducers.ts';
import { provideRequest } from '../../../../src/machines/shared/request.ts';
import { toggleMachine, type ToggleChange } from '../../../../src/machines/shared/commands/toggle.machine.ts';
import { iris, refuse, tomas } from '../catalogue-samples.ts';
import { settled } from '../../support/deferred.ts';

const start = (lists: ReadonlyArray<() => Promise<readonly CollectionItem[]>>) => {
  const left = [...lists];
  const changes: ToggleChange[] = [];
  const saveToggle = fromPromise<boolean, ToggleChange>(({ input }) => {
    changes.push(input);
    return Promise.resolve(input.wanted);
  });
  const actor = createActor(
    savedListMachine.provide({
      actors: {
        fetchItems: provideRequest<readonly CollectionItem[]>(() => (left.shift() ?? refuse)()),
        toggle: toggleMachine.provide({ actors: { saveToggle } }),
      },
    }),
  );
  actor.start();
  const marks = () =>
    actor.getSnapshot().context.items.map(({ toggle }) => toggle.getSnapshot().hasTag('on'));
  return { actor, changes, marks };
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
  isOn: true,
};

describe('a saved list', () => {
  test('[S2.7] [S7.27] a removed favorite stays listed until the user leaves the list, so that it can be undone', async () => {
    const { actor, changes, marks } = start([() => Promise.resolve([favorite])]);
    await settled();
    expect(selectIsEmpty(actor.getSnapshot())).toBe(false);
    expect(marks()).toEqual([true]);
    const [item] = actor.getSnapshot().context.items;
    item?.toggle.send({ type: 'toggle.press' });
    await settled();
    expect(marks()).toEqual([false]);
    item?.toggle.send({ type: 'toggle.press' });
    await settled();
    expect(marks()).toEqual([true]);
    expect(changes.map(({ wanted }) => wanted)).toEqual([false, true]);
  });

  test('[S2.15] [S7.8] lists followed creators with their mates, and can unfollow them', async () => {
    const { actor, changes, marks } = start([() => Promise.resolve([followed])]);
    await settled();
    const [item] = actor.getSnapshot().context.items;
    expect(item).toMatchObject(followed);
    item?.toggle.send({ type: 'toggle.press' });
    await settled();
    expect(marks()).toEqual([false]);
    expect(changes).toEqual([{ kind: 'follow', id: 'creator-1', wanted: false }]);
  });

  test('[S2.16] [S1.7] shows the reason of a suggestion, which is not a favorite yet', async () => {
    const { actor, marks } = start([() => Promise.resolve([suggestion])]);
    await settled();
    expect(actor.getSnapshot().context.items[0]).toMatchObject(suggestion);
    expect(marks()).toEqual([false]);
  });

  test('an empty list is distinct from one that has not loaded', async () => {
    const { actor } = start([() => Promise.resolve([])]);
    expect(selectIsEmpty(actor.getSnapshot())).toBe(false);
    await settled();
    expect(selectIsEmpty(actor.getSnapshot())).toBe(true);
  });
});
