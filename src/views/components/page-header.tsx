import type { ReactNode } from 'react';
import { IconLink } from './icon-link.tsx';
import { Icon } from './icon.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** The page above this one, and its name. */
  readonly back: { readonly to: string; readonly label: string };
}

/** The header of a screen: the link back and the heading. */
export function PageHeader({ title, back }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <IconLink to={back.to} label={back.label} className={styles.back}>
        <Icon name="chevron-left" />
      </IconLink>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
  );
}
