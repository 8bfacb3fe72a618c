import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { PastNotification } from '../../../machines/notifications/notifications.types.ts';
import { useNotifications } from '../../app-context.ts';
import { closeSheet } from '../../dom/popover.ts';
import { Button } from '../../components/button.tsx';
import { Summary } from '../../components/summary.tsx';
import styles from './notification-history.module.css';

/** The notifications of this session, newest first, for those who missed one or use a screen reader. Its code loads with the first one. */
export function NotificationHistory() {
  const t = useMessages('notifications');
  const parts = useMessages('components');
  const list = useNotifications();
  const past = useSelector(list, ({ context }) => context.past);
  return (
    <details className={styles.history}>
      <Summary>
        {t.notifications} <span className={styles.number}>{past.length}</span>
      </Summary>
      <ol>
        {past.toReversed().map((entry) => (
          <PastEntry key={entry.number} entry={entry} />
        ))}
      </ol>
      <Button look="quiet" onClick={() => list.send({ type: 'history.clear' })}>
        {parts.clear(t.notifications)}
      </Button>
    </details>
  );
}

function PastEntry({ entry: { message, type, count, action } }: { readonly entry: PastNotification }) {
  const t = useMessages('notifications');
  return (
    <li data-type={type}>
      <span>
        {message}
        {count > 1 ? <span className={styles.number}> {t.times(count)}</span> : null}
      </span>
      {action === null ? null : (
        <Link href={action.to} onClick={closeSheet}>
          {action.label}
        </Link>
      )}
    </li>
  );
}
