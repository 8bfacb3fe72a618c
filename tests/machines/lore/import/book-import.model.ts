import { bookImportMachine } from '../../../../src/machines/lore/import/book-import.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { BookFileError } from '../../../../src/services/lore/book-file.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { createParent } from '../../support/parent.ts';
import { harborBook } from '../lore-samples.ts';

const { parentRef } = createParent<{ readonly type: 'books.outdated' }>();
const refused = new ApiError('rejected', 'There is no lorebook in this file.', { code: 4000 });

export const imported = {
  book: harborBook,
  skipped: [
    { number: 3, name: 'Empty', reason: 'unreadable' as const },
    { number: 4, name: '', reason: 'tooLong' as const },
  ],
};

export const model = modelOf(bookImportMachine, {
  input: { parentRef },
  events: {},
  actors: {
    readBookFile: {
      done: [{ clientId: '0b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11', name: 'harbor', text: '{}' }],
      error: [new BookFileError('unreadable')],
    },
    importBook: { done: [imported], error: [unreachable, refused] },
  },
  view: ({ book, problem, failure, report }) => ({
    hasBook: book !== null,
    problem,
    failure: failure?.kind ?? null,
    hasReport: report !== null,
  }),
});
