import { useMessages } from '../../locales/messages.ts';
import type { RejectedFile } from '../../machines/imports/import.reducers.ts';
import styles from './imports.module.css';

/** How many files are named for each reason. */
const maxNames = 3;

/** The files that cannot be imported, with the reasons. */
export function RejectedFiles({ files }: { readonly files: readonly RejectedFile[] }) {
  const t = useMessages('imports');
  if (files.length === 0) return null;
  return (
    <section className={styles.problems}>
      <h2>{t.rejected}</h2>
      <dl className={styles.rejected}>
        {files.map(({ problem, names }) => (
          <div key={problem}>
            <dt>{t.problems[problem]}</dt>
            <dd dir="auto">{names.slice(0, maxNames).join(', ')}</dd>
            {names.length > maxNames ? <dd>{t.more(names.length - maxNames)}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
