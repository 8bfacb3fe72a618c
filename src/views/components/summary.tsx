import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import styles from './summary.module.css';

/** The line that opens and closes the `details` around it. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  );
}
