import { useMessages } from '../../../locales/messages.ts';
import { Summary } from '../summary.tsx';
import styles from './creator-notes.module.css';

/** The creator notes of a character card, for its importer and the mate's owner. */
export function CreatorNotes({ notes, isOpen }: { readonly notes: string; readonly isOpen: boolean }) {
  const t = useMessages('components');
  if (notes === '') return null;
  return (
    <details className={styles.notes} open={isOpen}>
      <Summary>{t.creatorNotes}</Summary>
      <p dir="auto">{notes}</p>
    </details>
  );
}
