import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './icon.tsx';
import styles from './page-header.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Where one came from, and what that is called. */
  readonly back: { readonly to: string; readonly label: string };
}

/** The head of a screen that fills the window: the way back and the heading. */
export function PageHead({ title, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <Link href={back.to} className={styles.back} aria-label={back.label} title={back.label}>
        <Icon name="chevron-left" />
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
  );
}
