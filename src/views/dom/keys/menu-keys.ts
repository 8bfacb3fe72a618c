import type { KeyboardEvent, ToggleEvent } from 'react';

/** Focuses the first item of a menu that has opened. For its popover. */
export const focusFirstItem = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
  if (newState === 'open') itemsIn(currentTarget)[0]?.focus();
};

/** Focuses the chosen or first control of a sheet that has opened. For its popover. */
export const focusFirstControl = ({ currentTarget, newState }: ToggleEvent<HTMLElement>): void => {
  if (newState !== 'open') return;
  currentTarget.querySelector<HTMLElement>('input:checked, button, a[href], select')?.focus();
};

/** Opens the menu of the button by an arrow key, as a press does. */
export const openByArrow = (event: KeyboardEvent<HTMLButtonElement>): void => {
  if (hasModifier(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * Moves the focus between the items of a menu: arrow keys around it, also along a row of icons, Home and End, and a letter to the next
 * item that begins with it. Space follows a link, and Tab leaves the menu, which closes it unless something else is in its popover.
 */
export const moveInMenu = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: menu, key, target } = event;
  if (!(target instanceof HTMLElement) || hasModifier(event)) return;
  if (key === 'Tab') {
    if (menu.nextElementSibling === null) menu.closest<HTMLElement>('[popover]')?.hidePopover();
    return;
  }
  const items = itemsIn(menu);
  const pressed = (getComputedStyle(menu).direction === 'rtl' ? mirrored[key] : undefined) ?? key;
  const next = key === ' ' ? undefined : itemFor(pressed, items, items.indexOf(target));
  if (key === ' ' && target instanceof HTMLAnchorElement) target.click();
  else if (next === undefined) return;
  event.preventDefault();
  next?.focus();
};

/** Arrow keys along a row of icons, where it runs from right to left. */
const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const itemFor = (key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined => {
  const { length } = items;
  if (key === 'ArrowDown' || key === 'ArrowRight') return items[(at + 1) % length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const isLetter = /^.$/u.test(key);
  return isLetter ? [...items.slice(at + 1), ...items.slice(0, at + 1)].find(startsWith(key)) : undefined;
};

const startsWith =
  (letter: string) =>
  ({ textContent }: HTMLElement): boolean =>
    (textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());

/** Some windows do not show all items. */
const itemsIn = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter((item) => item.checkVisibility());

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;
