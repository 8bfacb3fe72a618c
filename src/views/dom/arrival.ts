/** Focuses an element that replaced the one that had the focus. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** The same, with the page at its top: the element replaced what was further down. */
export const focusOnMountAtTop = (element: HTMLElement | null): void => {
  if (element === null) return;
  scrollTo(0, 0);
  element.focus({ preventScroll: true });
};

/** Scrolls to an element that was added, with its beginning in view. */
export const scrollOnMount = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'start' });

/** The same, no further than necessary. */
export const scrollOnMountToEnd = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

const shown = new WeakMap<Element, string>();

/**
 * Scrolls to the end of a message that was added or grows, but no further than to where the message before it is at the top of the view,
 * so that a long one is read from its beginning.
 */
export const showBelowOwn =
  (text: string) =>
  (element: HTMLElement | null): void => {
    if (element === null || shown.get(element) === text) return;
    shown.set(element, text);
    const scroller = element.closest('section');
    if (scroller === null) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    const first = element.previousElementSibling ?? element;
    const below = element.getBoundingClientRect().bottom - bottom;
    const above = first.getBoundingClientRect().top - top;
    if (below > 0) scroller.scrollBy({ top: Math.max(0, Math.min(below + margin, above)) });
  };

/** In pixels. */
const margin = 16;
