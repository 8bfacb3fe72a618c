import type { FastifyInstance } from 'fastify';
import { changeLoreEntries, loreEntries, saveLoreEntry } from '../../../contract/lore/lore-entry.ts';
import { testLorebook } from '../../../contract/lore/lorebook-test.ts';
import {
  attachLorebook,
  deleteLorebook,
  exportLorebook,
  importLorebook,
  maxLorebookFileLength,
  lorebooks,
  maxLorebooks,
  saveLorebook,
} from '../../../contract/lore/lorebook.ts';
import { attachBook } from '../../domain/lore/own/attach-book.ts';
import { changeEntries } from '../../domain/lore/own/change-entries.ts';
import { exportBook } from '../../domain/lore/own/export-book.ts';
import { importBook } from '../../domain/lore/own/import-book.ts';
import { deleteBook, listBooks, saveBook } from '../../domain/lore/own/own-books.ts';
import { readEntries, saveEntry } from '../../domain/lore/own/own-entries.ts';
import { testBook } from '../../domain/lore/own/test-book.ts';
import { toViewer } from '../../domain/mates/mate-access.ts';
import { bodyLimit } from '../../http/json-body.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';

/** Registers the calls about the caller's lorebooks. Other users' books are indistinguishable from missing ones. */
export const registerLorebookRoutes = (app: FastifyInstance, deps: CallDeps): void => {
  registerCall(app, deps, lorebooks, async ({ user }) => ({
    books: await listBooks(deps.database, user.userId),
    most: maxLorebooks,
  }));
  registerCall(app, deps, loreEntries, ({ user, input }) =>
    readEntries(deps.database, { userId: user.userId, bookId: input.bookId, after: input.after ?? null }),
  );
  registerCall(app, deps, saveLorebook, ({ user, input }) =>
    saveBook(deps, {
      userId: user.userId,
      bookId: input.bookId ?? null,
      version: input.version ?? null,
      clientId: input.clientId ?? null,
      settings: input.settings,
    }),
  );
  registerCall(app, deps, saveLoreEntry, ({ user, input }) =>
    saveEntry(deps, {
      userId: user.userId,
      bookId: input.bookId,
      entryId: input.entryId ?? null,
      version: input.version ?? null,
      clientId: input.clientId ?? null,
      fields: input.fields,
    }),
  );
  registerCall(app, deps, deleteLorebook, ({ user, input }) =>
    deleteBook(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, changeLoreEntries, ({ user, input }) =>
    changeEntries(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, attachLorebook, ({ user, input }) =>
    attachBook(deps, { userId: user.userId, ...input }),
  );
  registerCall(
    app,
    deps,
    importLorebook,
    ({ user, input }) => importBook(deps, { userId: user.userId, ...input }),
    {
      // No character of a file takes more than three bytes of JSON.
      bodyLimit: 3 * maxLorebookFileLength + bodyLimit,
      admit: (user) => deps.limits.consume('import-lorebook-user', user),
    },
  );
  registerCall(app, deps, exportLorebook, async ({ user, input }) => {
    await deps.limits.consume('export-lorebook-user', user);
    return exportBook(deps.database, { userId: user.userId, ...input });
  });
  registerCall(app, deps, testLorebook, async ({ user, input }) => {
    await deps.limits.consume('test-lorebook-user', user);
    return testBook(deps.database, { ...toViewer(user), ...input, mateId: input.mateId ?? null });
  });
};
