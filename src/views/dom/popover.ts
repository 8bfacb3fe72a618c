import type { MouseEvent } from 'react';

/** Closes the popover around the pressed element. */
export const closeSheet = (event: { readonly currentTarget: Element }): void => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};

/** Closes the menu around the pressed item and opens the choice of a file beside it. */
export const openFileChoice = (event: { readonly currentTarget: Element }): void => {
  closeSheet(event);
  const { nextElementSibling: input } = event.currentTarget;
  if (input instanceof HTMLInputElement) input.click();
};

/** The button that a popover with several buttons was last opened by. */
const openers = new WeakMap<Element, HTMLButtonElement>();

/**
 * Moves the open popover of several buttons to the pressed button, where another one opened it. For the `click` of such a button:
 * the browser then opens it again, where it otherwise would only close it.
 */
export const moveToButton = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void => {
  const popover = button.popoverTargetElement;
  if (!(popover instanceof HTMLElement)) return;
  if (openers.get(popover) !== button && popover.matches(':popover-open')) popover.hidePopover();
  openers.set(popover, button);
};
