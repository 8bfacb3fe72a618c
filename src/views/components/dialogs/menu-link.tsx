import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { closeSheet } from '../../dom/popover.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import styles from './menu.module.css';

interface MenuLinkProps {
  readonly icon: IconName;
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of a menu. */
export function MenuLink({ icon, to, children }: MenuLinkProps) {
  return (
    <Link href={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={closeSheet}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
