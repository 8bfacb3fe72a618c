/** Focuses an element that replaced the one that had the focus. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** Scrolls to an element that was added, with its beginning in view. */
export const scrollOnMount = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'start' });

/** The same, no further than necessary. */
export const scrollOnMountToEnd = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
