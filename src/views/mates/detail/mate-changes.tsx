import type { MateChange } from '../../../../contract/mates/mate-change.ts';
import { useMessages } from '../../../locales/messages.ts';
import { Summary } from '../../components/summary.tsx';
import styles from './mate-changes.module.css';

/** When the creator changed the mate last; opened, all dates that are stored, with what was changed. */
export function MateChanges({ changes }: { readonly changes: readonly MateChange[] }) {
  const t = useMessages('mateChanges');
  const { listed, longDate } = useMessages('formats');
  const { changed } = useMessages('mateDetail');
  const [latest] = changes;
  if (latest === undefined) return null;
  return (
    <details className={styles.changes}>
      <Summary>{changed(latest.changedAt)}</Summary>
      <ul aria-label={t.title}>
        {changes.map(({ changedAt, fields }) => (
          <li key={changedAt}>
            <time dateTime={new Date(changedAt).toISOString()}>{longDate(changedAt)}</time>
            <span>{listed(fields.map((field) => t.fields[field]))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
