import { describe, expect, test } from 'vitest';
import { isUsing, toCommandId } from '../../../src/machines/lore/lorebook.reducers.ts';
import { applyChange } from '../../../src/machines/lore/lorebooks.reducers.ts';
import { harborBook as harbor, townBook as town } from './lore-samples.ts';

describe('the lists of lorebooks', () => {
  test('a deleted book can be restored, and comes first then', () => {
    const removed = applyChange({ books: [town, harbor], removed: [] }, { kind: 'removed', book: harbor });
    expect(removed).toEqual({ books: [town], removed: [harbor] });
    expect(applyChange(removed, { kind: 'restored', book: harbor })).toEqual({
      books: [harbor, town],
      removed: [],
    });
  });

  test('no book is listed twice', () => {
    const again = { books: [town], removed: [harbor, town] };
    expect(applyChange(again, { kind: 'removed', book: harbor }).removed).toEqual([town, harbor]);
    expect(applyChange(again, { kind: 'restored', book: town }).books).toEqual([town]);
  });

  test('a book that is missing on the server is in neither list', () => {
    const before = { books: [harbor], removed: [harbor, town] };
    expect(applyChange(before, { kind: 'missing', book: harbor })).toEqual({ books: [], removed: [town] });
  });
});

test('a book is used by its mates and conversations, each with its own command', () => {
  const mate = { kind: 'mate', mateId: 'mate-1' } as const;
  const room = { kind: 'room', roomId: 'room-1' } as const;
  expect([isUsing(harbor, mate), isUsing(harbor, room)]).toEqual([true, false]);
  expect([isUsing(town, mate), isUsing(town, room)]).toEqual([false, true]);
  expect([mate, room].map((to) => toCommandId({ type: 'use.switch', to }))).toEqual([
    'use.switch.mate.mate-1',
    'use.switch.room.room-1',
  ]);
});
