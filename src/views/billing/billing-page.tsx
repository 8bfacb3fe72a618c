import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import { balancePath, packagesPath, roomPath } from '../components/paths.ts';
import styles from './billing.module.css';
import { useLeftRoom } from './use-left-room.ts';

/** The layout of the billing pages: their navigation, then the page. */
export function BillingPage({ children }: { readonly children: ReactNode }) {
  const t = useMessages('billing');
  const leftRoom = useLeftRoom();
  const { discover } = useMessages('titles');
  return (
    <div className={styles.page}>
      <nav className={styles.navigation} aria-label={t.navigation}>
        <Link href="/">{discover}</Link>
        <Link href="/recent-chats">{t.chats}</Link>
        {leftRoom === null ? null : <Link href={roomPath(leftRoom)}>{t.toChat}</Link>}
        <Link href={packagesPath(leftRoom)}>{t.packages}</Link>
        <Link href={balancePath(leftRoom)}>{t.mine}</Link>
      </nav>
      {children}
    </div>
  );
}
