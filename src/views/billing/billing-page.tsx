import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../locales/messages.ts';
import styles from './billing.module.css';

/** The layout of the billing pages: their navigation, then the page. */
export function ShopPage({ children }: { readonly children: ReactNode }) {
  const words = useMessages('shop');
  return (
    <div className={styles.page}>
      <nav className={styles.navigation} aria-label={words.navigation}>
        <Link href="/">{words.home}</Link>
        <Link href="/recent-chats">{words.chats}</Link>
        <Link href="/subscription">{words.packages}</Link>
        <Link href="/user-subscription">{words.mine}</Link>
      </nav>
      {children}
    </div>
  );
}
