import type { ComponentPropsWithoutRef } from 'react';
import { useApp } from '../../app-context.ts';
import { popoverLayer } from '../../dom/layers.ts';
import { refFor } from '../../dom/ref-for.ts';
import styles from './menu.module.css';

type PopoverProps = Omit<ComponentPropsWithoutRef<'div'>, 'popover'> & {
  /** The `popoverTarget` of the button that opens it. */
  readonly id: string;
};

/**
 * Something small next to its button; on a narrow screen at the lower edge. The browser opens it, closes it on Escape or a press
 * elsewhere, and returns the focus to the button; Back closes it too.
 */
export function Popover({ className = styles.menu, ...props }: PopoverProps) {
  const { layers } = useApp();
  return <div {...props} ref={refFor(layers, popoverLayer)} popover="auto" className={className} />;
}
