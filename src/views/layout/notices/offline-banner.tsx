import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import { selectConnection } from '../../../machines/preferences/connection.machine.ts';
import { useConnection } from '../../app-context.ts';
import styles from './offline-banner.module.css';
import { Icon } from '../../components/icons/icon.tsx';

/** Says that the page is offline or the server does not answer, then for a moment that it is back online. The live region is always rendered, so that screen readers announce the change. */
export function OfflineBanner() {
  const t = useMessages('notifications');
  const connection = useSelector(useConnection(), selectConnection);
  const words = { offline: t.offline, away: t.serverAway, back: t.backOnline };
  return (
    <div role="status" className={styles.place}>
      {connection === 'online' ? null : (
        <p className={styles.banner} data-connection={connection}>
          <Icon name={connection === 'back' ? 'wifi' : 'wifi-off'} />
          {words[connection]}
        </p>
      )}
    </div>
  );
}
