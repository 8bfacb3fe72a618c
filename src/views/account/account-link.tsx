import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../components/icon.tsx';
import styles from './account-overview.module.css';

interface MinePlaceProps {
  readonly to: string;
  /** An `Icon`. */
  readonly icon: ReactNode;
  readonly words: { readonly title: string; readonly text: string };
}

/** A link to one of the user's pages. */
export function MinePlace({ to, icon, words }: MinePlaceProps) {
  return (
    <Link href={to} className={styles.place}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <strong>{words.title}</strong>
        <span>{words.text}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
