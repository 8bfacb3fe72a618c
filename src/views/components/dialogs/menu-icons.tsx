import type { ReactNode } from 'react';
import styles from './menu.module.css';

/** Items of a menu beside each other, which show their icons alone. */
export function MenuIcons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.icons}>{children}</div>;
}
