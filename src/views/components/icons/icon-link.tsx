import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

interface IconLinkProps {
  readonly to: string;
  /** Where it leads, for those who do not see the icon; also shown as its tip. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that looks like an icon button. */
export function IconLink({ to, label, className, children }: IconLinkProps) {
  return (
    <Link href={to} aria-label={label} title={label} className={classNames(styles.button, className)}>
      {children}
    </Link>
  );
}
