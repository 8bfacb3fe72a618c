import { useMessages } from '../../../locales/messages.ts';
import { Summary } from '../../components/summary.tsx';
import type { EntryFieldsProps } from './entry-fields.tsx';
import styles from '../lorebook.module.css';
import { MatchFields, PlaceFields } from './place-fields.tsx';
import { GroupFields, TimeFields } from './time-fields.tsx';

/** Everything else, closed at first. */
export function AdvancedFields({ values }: EntryFieldsProps) {
  const t = useMessages('lorebooks').entry;
  return (
    <details>
      <Summary>{t.advanced}</Summary>
      <div className={styles.fields}>
        <PlaceFields values={values} />
        <MatchFields values={values} />
        <GroupFields values={values} />
        <TimeFields values={values} />
      </div>
    </details>
  );
}
