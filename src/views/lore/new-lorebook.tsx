import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectForm, type LorebooksActor } from '../../machines/lore/lorebooks.selectors.ts';
import { BookForm } from './book-form.tsx';

/** The form of a new book; nothing while it is closed. */
export function NewLorebook({ actor }: { readonly actor: LorebooksActor }) {
  const { add } = useMessages('lorebooks');
  const form = useSelector(actor, selectForm);
  return form === undefined ? null : <BookForm title={add} actor={form} book={null} />;
}
