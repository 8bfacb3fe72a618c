import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** A lucide icon. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** `1` where it is the whole screen, `2` where it stands under the screen's own heading. */
  readonly level: 1 | 2;
  /** `alert` where something went wrong just now. */
  readonly role?: 'alert' | 'status' | undefined;
  /** The one next step, and perhaps a second. */
  readonly children?: ReactNode;
}

/** Says what will be here, or what went wrong, and offers the way on. */
export function EmptyState({ icon, title, text, level, role, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      <p>{text}</p>
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
