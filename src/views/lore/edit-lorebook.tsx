import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import {
  selectEdited,
  selectForm,
  selectIsReloaded,
  selectRefresh,
  type LorebookActor,
} from '../../machines/lore/lorebook.selectors.ts';
import { BookForm } from './book-form.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

/** The form of the settings of the book; nothing while it is closed. */
export function EditLorebook({ actor }: { readonly actor: LorebookActor }) {
  const { edit } = useMessages('lorebooks').form;
  const form = useSelector(actor, selectForm);
  const book = useSelector(actor, selectEdited);
  const isReloaded = useSelector(actor, selectIsReloaded);
  const refresh = useSelector(actor, selectRefresh);
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
