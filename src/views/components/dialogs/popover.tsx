import type { ComponentPropsWithRef } from 'react';
import styles from './menu.module.css';

type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'popover' | 'className'> & {
  /** The `popoverTarget` of the button that opens it. */
  readonly id: string;
};

/**
 * Something small next to its button; on a narrow screen at the lower edge. The browser opens it, closes it on Escape or a press
 * elsewhere, and returns the focus to the button.
 */
export function Popover(props: PopoverProps) {
  return <div {...props} popover="auto" className={styles.menu} />;
}
