import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusFirstItem, moveInMenu, openByArrow } from '../../dom/keys/menu-keys.ts';
import { closeSheet, moveToButton } from '../../dom/popover.ts';
import { IconButton } from '../icons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.ts';
import styles from './menu.module.css';
import { Popover } from './popover.tsx';

interface MenuButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  /** The id of the menu that it opens; undefined while it opens none. */
  readonly menu: string | undefined;
}

/** The button of a menu, which several buttons can share. Arrow keys open it too. */
export function MenuButton({ menu, onClick, ...rest }: MenuButtonProps) {
  return (
    <IconButton
      {...rest}
      aria-haspopup="menu"
      popoverTarget={menu}
      onKeyDown={openByArrow}
      onClick={(event) => {
        onClick?.(event);
        moveToButton(event);
      }}
    />
  );
}

interface MenuProps {
  /** The `menu` of the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
  /** Content that is no item, such as a form. Tab leads to it. */
  readonly footer?: ReactNode;
}

/** A list of actions. The first one gets the focus when it opens. */
export function Menu({ id, label, onClose, children, footer }: MenuProps) {
  return (
    <Popover
      id={id}
      onToggle={(event) => {
        focusFirstItem(event);
        if (event.newState === 'closed') onClose?.();
      }}
    >
      <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={moveInMenu}>
        {children}
      </div>
      {footer}
    </Popover>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly disabled?: boolean;
  /** Shows the icon alone, in a row of `MenuIcons`; its text is for those who do not see it, and its tip. */
  readonly isIcon?: boolean;
  /** Whether what it shows in the menu is shown; for an item that does not close the menu. */
  readonly isExpanded?: boolean | undefined;
  readonly onPick: () => void;
  readonly children: string;
}

/** An action of a menu, which closes it. One that is disabled can be focused, and does nothing. */
export function MenuItem(props: MenuItemProps) {
  const { icon, disabled = false, isIcon = false, isExpanded, onPick, children } = props;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={isIcon ? styles.iconItem : styles.item}
      title={isIcon ? children : undefined}
      aria-disabled={disabled}
      aria-expanded={isExpanded}
      onClick={(event) => {
        if (disabled) return;
        // First, since the focus then returns to the button of the menu, and the action may move it.
        if (isExpanded === undefined) closeSheet(event);
        onPick();
      }}
    >
      <Icon name={icon} />
      <span className={isIcon ? 'visually-hidden' : undefined}>{children}</span>
    </button>
  );
}
