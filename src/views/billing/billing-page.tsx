import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import styles from './billing.module.css';

/** The layout of the billing pages: their navigation, then the page. */
export function BillingPage({ children }: { readonly children: ReactNode }) {
  const t = useMessages('billing');
  const { discover } = useMessages('titles');
  return (
    <div className={styles.page}>
      <nav className={styles.navigation} aria-label={t.navigation}>
        <Link href="/">{discover}</Link>
        <Link href="/recent-chats">{t.chats}</Link>
        <Link href="/subscription">{t.packages}</Link>
        <Link href="/user-subscription">{t.mine}</Link>
      </nav>
      {children}
    </div>
  );
}
