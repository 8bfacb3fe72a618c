import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { lorebooksMachine } from '../../../src/machines/lore/lorebooks.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';
import { abandoned, broken, canceled, confirmed, done, rejected } from '../support/outcomes.ts';
import { harborBook, named, townBook } from './lore-samples.ts';

const { mates } = named;

export const model = modelOf(lorebooksMachine, {
  events: {
    'file.export': [{ book: harborBook, format: 'v3' }],
    'book.remove': ({ context: { books } }) =>
      books.filter((book) => book === harborBook).map((book) => ({ book })),
    'book.restore': ({ context: { removed } }) => removed.map((book) => ({ book })),
  },
  actors: {
    fetchBooks: {
      done: [
        { books: [harborBook, townBook], most: 50, mates },
        { books: [], most: 50, mates: [] },
      ],
      error: [broken],
    },
    refreshBooks: { done: [{ books: [townBook], most: 50, mates }], error: [broken] },
    createBook: { done: [confirmed(townBook), canceled], error: [broken] },
    removeBook: {
      done: [
        done({ kind: 'removed', book: harborBook }),
        done({ kind: 'missing', book: harborBook }),
        canceled,
      ],
      error: [broken],
    },
    restoreBook: {
      done: [
        done({ kind: 'restored', book: harborBook }),
        done({ kind: 'missing', book: harborBook }),
        canceled,
      ],
      error: [broken],
    },
    exportBook: {
      done: [done({ name: 'The Harbor.json', content: '{}' }), rejected(unreachable), abandoned],
      error: [broken],
    },
    bookImport: {},
  },
  view: ({ books, removed, commands }) => ({
    books: books.map(({ bookId }) => bookId),
    removed: removed.map(({ bookId }) => bookId),
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
});

/** The regions are independent, and all commands are the same: one at a time shows everything. */
function isReachable(
  { context: { books, removed, commands }, value }: SnapshotFrom<typeof lorebooksMachine>,
  event: EventFromLogic<typeof lorebooksMachine>,
): boolean {
  const [command] = commands;
  const isBusy = /open|exporting|fetching/.test(JSON.stringify(value)) || command !== undefined;
  if (event.type === 'book.remove' || event.type === 'book.restore')
    return (
      books.length + removed.length === 2 && (!isBusy || command?.id === `${event.type}.${event.book.bookId}`)
    );
  if (/^(form|file|books)\./.test(event.type)) return !isBusy && books.length === 2;
  return true;
}
