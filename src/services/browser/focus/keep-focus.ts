/**
 * Where the focus goes when the element that has it is removed, hidden or disabled. A browser leaves it on the body, where
 * keyboard and screen reader start again at the top of the page.
 *
 * An element, or one around it, names what gets the focus by selectors in `data-focus-fallback`, the best first. Without
 * that, or if there is none, it is the heading of the part of the page around it, or the row of a list itself.
 */
export function keepFocus(page: Document = document): void {
  /** The element that has the focus, and those around it; empty once the user has left it. */
  let path: readonly Element[] = [];

  const look = (): void => {
    const [last] = path;
    if (last === undefined || page.activeElement !== page.body) return;
    const lost = path;
    path = [];
    // A press next to an element takes its focus too, and the element is still the user's to go back to.
    if (!isFocusable(last)) moveFocus(page, lost);
  };

  page.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? pathFrom(target) : [];
  });
  page.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) queueMicrotask(look);
    else path = [];
  });
  // Not all browsers report that an element which is removed loses the focus.
  new MutationObserver(look).observe(page.documentElement, { childList: true, subtree: true });
}

/** The parts of a page, each with a heading of its own. */
const part = 'li, section, article, dialog, aside, nav, main';

/** The parts that can be read as a whole where they have no heading. */
const readable = 'li, dialog, main';

function pathFrom(element: Element): readonly Element[] {
  const path = [element];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) path.push(parent);
  return path;
}

const isFocusable = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [inert], [inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

/** Focuses the first element that takes the focus. */
function moveFocus(page: Document, path: readonly Element[]): void {
  const around = path.slice(1).filter((element) => element.isConnected);
  const candidates = [
    ...namedFallbacks(path, around),
    ...around.flatMap(placesIn),
    page.querySelector('main'),
  ];
  candidates.some((candidate) => candidate instanceof HTMLElement && takesFocus(page, candidate));
}

function namedFallbacks(path: readonly Element[], around: readonly Element[]): (Element | null)[] {
  const names = path
    .map((element) => element.getAttribute('data-focus-fallback'))
    .find((name) => name !== null);
  const selectors = names?.split(',') ?? [];
  const isTouched = matchMedia('(hover: none)').matches;
  return (
    selectors
      .flatMap((selector) => around.map((element) => element.querySelector(selector)))
      // On a touch screen the focus in a text field opens a keyboard over the page.
      .filter((element) => !isTouched || element?.matches('input, textarea') !== true)
  );
}

function placesIn(element: Element): (Element | null)[] {
  if (!element.matches(part)) return [];
  return [element.querySelector('h1, h2, h3, h4, h5, h6'), element.matches(readable) ? element : null];
}

function takesFocus(page: Document, element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (page.activeElement === element) return true;
  if (element.hasAttribute('tabindex')) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const isTaken = page.activeElement === element;
  // With it, a later press on the element would take the focus from a field.
  if (isTaken) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return isTaken;
}
