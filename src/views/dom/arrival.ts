/** Focuses an element that replaced the one that had the focus. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
