import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useMessages } from '../../../locales/messages.ts';
import type { NotificationItem } from '../../../machines/notifications/notifications.types.ts';
import { attention } from '../../dom/hover-focus.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './notification.module.css';
import bar from './toast-bar.module.css';

/** One notification. Its timeout pauses while the user points at it or has the focus in it. */
export function Notification({ actor }: { readonly actor: NotificationItem['ref'] }) {
  const t = useMessages('notifications');
  const message = useSelector(actor, ({ context }) => context.message);
  const type = useSelector(actor, ({ context }) => context.type);
  const count = useSelector(actor, ({ context }) => context.count);
  const action = useSelector(actor, ({ context }) => context.action);
  const isLeaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  const watch = attention(
    () => actor.send({ type: 'pointer.enter' }),
    () => actor.send({ type: 'pointer.leave' }),
  );
  return (
    <li
      ref={watch}
      className={classNames(bar.bar, styles.notification)}
      data-type={type}
      data-leaving={isLeaving ? '' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <p role={type === 'negative' ? 'alert' : 'status'} className={bar.text}>
        {message}
        {count > 1 ? (
          <span className={styles.count}>
            <span aria-hidden="true">×{count}</span>
            <span className="visually-hidden"> {t.times(count)}</span>
          </span>
        ) : null}
      </p>
      {action === null ? null : (
        <Link href={action.to} className={styles.action}>
          {action.label}
        </Link>
      )}
      <button
        type="button"
        className={bar.dismiss}
        aria-label={t.dismiss}
        onClick={() => actor.send({ type: 'notification.dismiss' })}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}
