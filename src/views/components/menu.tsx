import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { closeSheet } from '../dom/popover.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './menu.module.css';

interface MenuProps {
  /** The `popoverTarget` of the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A list of actions next to its button; on a narrow screen at the lower edge. The browser opens it, and closes it on Escape or a
 * press elsewhere.
 */
export function Menu({ id, label, onClose, children }: MenuProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={styles.menu}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose?.();
      }}
    >
      {children}
    </div>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly disabled?: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

/** An action of a menu, which closes it. */
export function MenuItem({ icon, disabled, onPick, children }: MenuItemProps) {
  return (
    <button
      type="button"
      className={styles.item}
      disabled={disabled}
      onClick={(event) => {
        // First, since the focus then returns to the button of the menu, and the action may move it.
        closeSheet(event);
        onPick();
      }}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

interface MenuLinkProps {
  readonly icon: IconName;
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of a menu. */
export function MenuLink({ icon, to, children }: MenuLinkProps) {
  return (
    <Link href={to} className={styles.item} onClick={closeSheet}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
