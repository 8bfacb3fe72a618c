import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { notificationPositions } from '../../../machines/notifications/positions.ts';
import { useNotifications } from '../../app-context.ts';
import { Notification } from './notification.tsx';
import styles from './notifications.module.css';

/**
 * The notifications, in nine positions around the window. A dialog draws its own copy, since assistive technology
 * ignores what is outside an open dialog; the style sheet hides the copy behind it.
 */
export function Notifications() {
  const t = useMessages('notifications');
  const items = useSelector(useNotifications(), ({ context }) => context.items);
  return (
    <section
      className={styles.notifications}
      aria-label={t.notifications}
      data-notifications=""
      data-focus-fallback="main h1"
    >
      {notificationPositions.map((position) => (
        <ol key={position} className={styles.place} data-position={position}>
          {items
            .filter((item) => item.position === position)
            .map(({ id, ref }) => (
              <Notification key={id} actor={ref} />
            ))}
        </ol>
      ))}
    </section>
  );
}
