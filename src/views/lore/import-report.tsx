import type { ImportedLorebook } from '../../../contract/lore/lorebook.ts';
import { useMessages } from '../../locales/messages.ts';
import type { BookImportActor } from '../../machines/lore/import/book-import.machine.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import sheet from '../components/dialogs/sheet.module.css';
import { lorebookPath } from './lore-paths.ts';
import styles from './lorebooks.module.css';

interface ImportReportProps {
  readonly actor: BookImportActor;
  readonly report: ImportedLorebook;
}

/** The entries that were not imported, are used less than the file says or have a place in the conversation, and a link to the book. */
export function ImportReport({ actor, report: { book, skipped, limited = [], placed } }: ImportReportProps) {
  const t = useMessages('lorebooks').import;
  const { close } = useMessages('components');
  return (
    <div className={styles.report}>
      {skipped.length === 0 ? null : (
        <>
          <p>{t.skipped(skipped.length)}</p>
          <ul className={styles.skipped}>
            {skipped.map(({ number, name, reason }) => (
              <li key={number}>
                <bdi>{name === '' ? t.skippedEntry(number) : t.skippedNamedEntry({ number, name })}</bdi> ·{' '}
                <span>{t.reasons[reason]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {limited.length === 0 ? null : (
        <>
          <p>{t.limited}</p>
          <ul className={styles.skipped}>
            {limited.map(({ number, name, reason, keys }) => (
              <li key={number}>
                <bdi>{name === '' ? t.skippedEntry(number) : t.skippedNamedEntry({ number, name })}</bdi> ·{' '}
                <span>{t.limits[reason]}</span> <bdi>{keys.join(' · ')}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {placed === true ? <p>{t.placed}</p> : null}
      <div className={sheet.row}>
        <ButtonLink to={lorebookPath(book.bookId)} look="accent">
          {t.open}
        </ButtonLink>
        <Button look="quiet" onClick={() => actor.send({ type: 'import.close' })}>
          {close}
        </Button>
      </div>
    </div>
  );
}
