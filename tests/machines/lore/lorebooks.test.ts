import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { lorebookMachine } from '../../../src/machines/lore/lorebook.machine.ts';
import { lorebooksMachine } from '../../../src/machines/lore/lorebooks.machine.ts';
import * as ofBook from '../../../src/machines/lore/lorebook.reducers.ts';
import * as ofBooks from '../../../src/machines/lore/lorebooks.reducers.ts';
import { selectCommand } from '../../../src/machines/shared/commands/row-commands.ts';
import { provideRequest } from '../../../src/machines/shared/request.ts';
import {
  isUsing,
  toCommandId,
  type LorebookData,
  type LorebookInput,
} from '../../../src/machines/lore/lorebook.reducers.ts';
import { applyChange } from '../../../src/machines/lore/lorebooks.reducers.ts';
import { settled } from '../support/deferred.ts';
import { harborBook as harbor, named, townBook as town } from './lore-samples.ts';

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

describe('a command', () => {
  test('is that of one book', async () => {
    const fetchBooks = provideRequest(() => Promise.resolve({ books: [harbor, town], most: 50, mates: [] }));
    const actor = createActor(lorebooksMachine.provide({ actors: { fetchBooks } })).start();
    await settled();
    actor.send({ type: 'book.remove', book: harbor });
    const commandOf = (book: typeof harbor) =>
      selectCommand(ofBooks.toCommandId({ type: 'book.remove', book }))(actor.getSnapshot());
    expect([commandOf(harbor)?.id, commandOf(town)]).toEqual(['book.remove.book-1', undefined]);
  });

  test('is that of one use of a book', async () => {
    const fetchBook = provideRequest<LorebookData | null, LorebookInput>(() =>
      Promise.resolve({ book: harbor, entries: [], ...named }),
    );
    const input = { bookId: harbor.bookId };
    const actor = createActor(lorebookMachine.provide({ actors: { fetchBook } }), { input }).start();
    await settled();
    const to = { kind: 'room', roomId: 'room-1' } as const;
    actor.send({ type: 'use.switch', to, attached: true });
    const commandOf = (roomId: string) =>
      selectCommand(ofBook.toCommandId({ type: 'use.switch', to: { ...to, roomId } }))(actor.getSnapshot());
    expect([commandOf('room-1')?.id, commandOf('room-2')]).toEqual(['use.switch.room.room-1', undefined]);
  });
});
