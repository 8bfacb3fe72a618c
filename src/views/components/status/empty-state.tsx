import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** A lucide icon. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** `1` if it is the only heading of the screen, `2` below the screen's heading. */
  readonly level: 1 | 2;
  /** `alert` for an error. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Buttons and links of the next steps. */
  readonly children?: ReactNode;
}

/** Explains why there is nothing to show, or what went wrong, and offers the next step. */
export function EmptyState({ icon, title, text, level, role, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty} data-level={level} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
