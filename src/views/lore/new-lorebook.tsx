import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { LorebooksActor } from '../../machines/lore/lorebooks.machine.ts';
import { BookForm } from './book-form.tsx';

/** The form of a new book; nothing while it is closed. */
export function NewLorebook({ actor }: { readonly actor: LorebooksActor }) {
  const { add } = useMessages('lorebooks');
  const form = useSelector(actor, ({ children }) => children.createBook);
  return form === undefined ? null : <BookForm title={add} actor={form} book={null} />;
}
