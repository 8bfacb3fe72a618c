import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { loreEntriesMachine } from '../../../../src/machines/lore/entries/lore-entries.machine.ts';
import {
  applyChange,
  changeOf,
  reloaded,
  toDraftName,
  toggled,
  toKeyList,
  withEntry,
  withoutRemoved,
} from '../../../../src/machines/lore/entries/lore-entries.reducers.ts';
import {
  foldersOf,
  selectIsTabStop,
  titleOf,
} from '../../../../src/machines/lore/entries/lore-entries.selectors.ts';
import { toForm } from '../../../../src/machines/lore/entries/entry-form.ts';
import { changesIn } from '../../../../src/services/lore/entry-form.ts';
import { createParent } from '../../support/parent.ts';
import { bell, lighthouse } from '../lore-samples.ts';

const { parentRef } = createParent<{ readonly type: 'entries.changed' }>();
const context = {
  parentRef,
  bookId: 'book-1',
  entries: [lighthouse, bell],
  query: '',
  currentId: null,
  selectedIds: ['entry-1', 'entry-2'],
  removedIds: [],
  edited: null,
};
const entryIds = ['entry-1', 'entry-2'];
const versions = new Map(entryIds.map((id) => [id, 2]));

describe('[29.3] the entries of a lorebook', () => {
  test('get what was set for all of them, with their new versions', () => {
    const change = { kind: 'order', first: 10, step: 5 } as const;
    const { entries } = applyChange(context, { entryIds, change, versions });
    expect(entries.map(({ version, fields }) => [version, fields.order])).toEqual([
      [2, 10],
      [2, 15],
    ]);
  });

  test('that were deleted are hidden until they are restored; those deleted elsewhere are removed', () => {
    const change = { kind: 'delete', deleted: true } as const;
    const after = applyChange(
      { ...context, currentId: 'entry-1' },
      { entryIds, change, versions: new Map([['entry-1', 2]]) },
    );
    expect(after).toMatchObject({ currentId: null, removedIds: ['entry-1'], selectedIds: [] });
    expect(after.entries.map(({ entryId }) => entryId)).toEqual(['entry-1']);
    expect(foldersOf({ ...after, query: '' })).toEqual([]);
  });

  test('that were deleted can be restored after a reload, unless that has happened elsewhere', () => {
    const deleted = { ...context, removedIds: entryIds };
    expect(reloaded(deleted, [])).toMatchObject({ entries: [lighthouse, bell], removedIds: entryIds });
    expect(reloaded(deleted, [bell])).toMatchObject({ entries: [bell, lighthouse], removedIds: ['entry-1'] });
  });

  test('that were restored are no longer deleted; those of which nothing was set stay as they are', () => {
    const change = { kind: 'delete', deleted: false } as const;
    const deleted = { ...context, removedIds: entryIds, selectedIds: [] };
    const after = applyChange(deleted, { entryIds: ['entry-2'], change, versions });
    expect([after.removedIds, after.entries]).toEqual([['entry-1'], [lighthouse, { ...bell, version: 2 }]]);
    const moved = applyChange(context, {
      entryIds: ['entry-2'],
      change: { kind: 'move', folder: 'Harbor' },
      versions: new Map([['entry-2', 2]]),
    });
    expect(moved).toMatchObject({ selectedIds: entryIds, removedIds: [] });
    expect(moved.entries.map(({ version, fields }) => [version, fields.folder])).toEqual([
      [1, ''],
      [2, 'Harbor'],
    ]);
    const disabled = applyChange(context, { entryIds, change: { kind: 'enable', enabled: true }, versions });
    expect(disabled.entries.map(({ fields }) => fields.enabled)).toEqual([true, true]);
  });

  test('that cannot be restored any more are removed', () => {
    expect(withoutRemoved({ ...context, removedIds: ['entry-1'] })).toEqual({
      entries: [bell],
      removedIds: [],
    });
  });

  test('are selected, replaced and appended one by one', () => {
    expect([toggled(['entry-1'], 'entry-2'), toggled(entryIds, 'entry-1')]).toEqual([entryIds, ['entry-2']]);
    const changed = { ...bell, version: 2 };
    expect(withEntry([lighthouse, bell], changed)).toEqual([lighthouse, changed]);
    expect(withEntry([lighthouse], bell)).toEqual([lighthouse, bell]);
  });

  test('have a form each, which is that of a new entry once the entry is deleted elsewhere', () => {
    const edited = reloaded({ ...context, edited: bell }, [lighthouse, { ...bell, version: 2 }]);
    expect(edited.edited).toEqual({ ...bell, version: 2 });
    expect(reloaded({ ...context, edited: bell }, [lighthouse]).edited).toBeNull();
    expect([toDraftName('book-1', bell), toDraftName('book-1', null)]).toEqual([
      'lore-entry/book-1/entry-2',
      'lore-entry/book-1/new',
    ]);
    const patterns = { ...bell, fields: { ...bell.fields, usesPatterns: true } };
    expect(toKeyList({ ...context, edited: patterns }, 'keys')).toMatchObject({
      keys: ['bell'],
      arePatterns: true,
    });
    expect(toKeyList(context, 'keys')).toMatchObject({ keys: [], arePatterns: false });
  });

  test('are changed as asked, or restored where nothing else is asked for', () => {
    const change = { kind: 'enable', enabled: true } as const;
    expect(changeOf(context, { type: 'entries.change', entryIds, change } as { type: string })).toEqual({
      bookId: 'book-1',
      entryIds,
      change,
    });
    expect(changeOf({ ...context, removedIds: ['entry-1'] }, { type: 'entries.restore' })).toEqual({
      bookId: 'book-1',
      entryIds: ['entry-1'],
      change: { kind: 'delete', deleted: false },
    });
  });

  test('have one row that the Tab key reaches: the first, or that of the current entry', () => {
    const actor = createActor(loreEntriesMachine, { input: context }).start();
    const stops = () =>
      entryIds.map((entryId, index) =>
        selectIsTabStop({ entryId, isFirst: index === 0 })(actor.getSnapshot()),
      );
    expect(stops()).toEqual([true, false]);
    actor.send({ type: 'entry.focus', entryId: 'entry-2' });
    expect(stops()).toEqual([false, true]);
  });

  test('are found by their words in any field, and listed by folder', () => {
    const found = (query: string) =>
      foldersOf({ ...context, query }).map(({ name, entries }) => [name, entries.length]);
    expect(found('')).toEqual([
      ['', 1],
      ['Places', 1],
    ]);
    expect(found('PLACES twice')).toEqual([['Places', 1]]);
  });

  test('are called by their title, or else their first key', () => {
    expect([lighthouse, bell].map(titleOf)).toEqual(['Lighthouse', 'bell']);
    expect(titleOf({ fields: { ...bell.fields, keys: [] } })).toBe('');
  });

  test('are sent with what was changed in the form only', () => {
    const form = toForm(lighthouse.fields);
    expect(changesIn(form, lighthouse.fields)).toEqual({});
    const changed = { ...form, keys: 'lamp\n/a,b/i\na, b', enabled: '', scanDepth: '7' };
    expect(changesIn(changed, lighthouse.fields)).toEqual({
      keys: ['lamp', '/a,b/i', 'a, b'],
      enabled: false,
      scanDepth: 7,
    });
    expect(changesIn({ ...form, keys: undefined }, lighthouse.fields)).toEqual({});
  });
});
