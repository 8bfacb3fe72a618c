import { bookImportMachine } from '../../machines/lore/import/book-import.machine.ts';
import { lorebooksMachine } from '../../machines/lore/lorebooks.machine.ts';
import { supervised } from '../../machines/shared/supervised.ts';
import { download } from '../../services/browser/download-file.ts';
import { bookImportActors, lorebooksActors } from '../../services/lore/lorebooks.actors.ts';
import { lorebookPath } from '../../views/lore/lore-paths.ts';
import { Lorebooks } from '../../views/lore/lorebooks.tsx';
import { defineScreen, type ScreenDeps } from '../screen.ts';

export const screen = ({ services, actors: { navigation }, readFormDrafts, showToast }: ScreenDeps) => {
  const bookImport = bookImportMachine.provide({ actors: bookImportActors(services) });
  return defineScreen({
    logic: lorebooksMachine.provide({
      actors: { ...lorebooksActors(services), bookImport: supervised(bookImport) },
      actions: {
        resumeForm({ self }) {
          if ('lorebook/new' in readFormDrafts()) self.send({ type: 'form.add' });
        },
        showBook: (_, { book }) => navigation.send({ type: 'link.follow', to: lorebookPath(book.bookId) }),
        downloadBook: (_, { name, content }) => download(name, content, 'application/json'),
        showToast,
      },
    }),
    input: () => undefined,
    View: Lorebooks,
  });
};
