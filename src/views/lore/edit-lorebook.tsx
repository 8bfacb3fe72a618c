import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { LorebookActor } from '../../machines/lore/lorebook.machine.ts';
import { BookForm } from './book-form.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

/** The form of the settings of the book; nothing while it is closed. */
export function EditLorebook({ actor }: { readonly actor: LorebookActor }) {
  const { edit } = useMessages('lorebooks').form;
  const form = useSelector(actor, ({ children }) => children.saveBook);
  const book = useSelector(actor, ({ context }) => context.edited);
  const isReloaded = useSelector(actor, (snapshot) => snapshot.hasTag('reloaded'));
  const refresh = useSelector(actor, ({ children }) => children.refresh);
  if (form === undefined || book === null) return null;
  return (
    <BookForm title={edit} actor={form} book={book}>
      <ConflictNotice
        form={form}
        refresh={refresh}
        isReloaded={isReloaded}
        onReload={() => actor.send({ type: 'book.reload' })}
      >
        <p dir="auto">{book.name}</p>
        <p dir="auto">{book.description}</p>
      </ConflictNotice>
    </BookForm>
  );
}
