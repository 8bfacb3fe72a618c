import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../components/icons/icon.tsx';
import round from '../components/icons/round-icon.module.css';
import styles from './account-link.module.css';

interface AccountLinkProps {
  readonly to: string;
  /** An `Icon`. */
  readonly icon: ReactNode;
  readonly texts: { readonly title: string; readonly text: string };
}

/** A link to one of the user's pages. */
export function AccountLink({ to, icon, texts }: AccountLinkProps) {
  return (
    <Link href={to} className={styles.place}>
      <span className={round.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <strong>{texts.title}</strong>
        <span>{texts.text}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
