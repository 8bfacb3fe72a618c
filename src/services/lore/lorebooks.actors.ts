import { fromPromise } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import { code } from '../../../contract/envelope.ts';
import * as calls from '../../../contract/lore/lorebook.ts';
import type { BookToImport } from '../../machines/lore/import/book-import.machine.ts';
import type { BookToSave } from '../../machines/lore/lorebook.reducers.ts';
import type {
  BookChange,
  BookCommand,
  BookExport,
  BookFile,
  LorebookListing,
} from '../../machines/lore/lorebooks.reducers.ts';
import { toAttempt, toCommand } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { toFailure } from '../../machines/shared/failure.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { takeChosenFile } from '../browser/chosen-file.ts';
import { createRequestIds } from '../shared/request-ids.ts';
import type { Services } from '../shared/services.ts';
import { readBookFile } from './book-file.ts';
import { readOwnMates } from './lore-users.ts';

type Dependencies = Pick<Services, 'call'>;

/** Implements the actors of `lorebooks`. */
export const lorebooksActors = ({ call }: Dependencies) => {
  const withId = createRequestIds();
  const load = provideRequest<LorebookListing>(async ({ signal }) => {
    const [list, mates] = await Promise.all([call(calls.lorebooks, {}, signal), readOwnMates(call, signal)]);
    return { ...list, mates };
  });
  const changeBook = toCommand(
    fromPromise<BookChange, BookCommand>(async ({ input: { type, book }, signal }) => {
      const deleted = type === 'book.remove';
      try {
        const restored = await call(calls.deleteLorebook, { bookId: book.bookId, deleted }, signal);
        return restored === null ? { kind: 'removed', book } : { kind: 'restored', book: restored };
      } catch (error) {
        if (toFailure(error).code !== code.notFound) throw error;
        return { kind: 'missing', book };
      }
    }),
  );
  return {
    fetchBooks: load,
    refreshBooks: load,
    createBook: toConfirmation<calls.Lorebook, BookToSave, { book: null }>(
      fromPromise(({ input: { settings }, signal }) =>
        withId(JSON.stringify(settings), (clientId) =>
          call(calls.saveLorebook, { clientId, settings }, signal),
        ),
      ),
      { isComplete: ({ settings }) => !isBlank(settings.name ?? ''), staysOpen: true },
    ),
    removeBook: changeBook,
    restoreBook: changeBook,
    exportBook: toAttempt(
      fromPromise<BookFile, BookExport>(async ({ input: { book, format }, signal }) => {
        const { name, text } = await call(calls.exportLorebook, { bookId: book.bookId, format }, signal);
        return { name, content: text };
      }),
    ),
  };
};

/** Actors of `bookImport`. The file is in the input `lorebook` of the page. */
export const bookImportActors = ({ call }: Dependencies) => ({
  readBookFile: fromPromise<BookToImport, undefined>(() => readBookFile(takeChosenFile('lorebook'))),
  importBook: fromPromise<calls.ImportedLorebook, { book: BookToImport | null }>(
    ({ input: { book }, signal }) => {
      if (book === null) throw new TypeError('There is no file to import.');
      return call(calls.importLorebook, book, signal);
    },
  ),
});
