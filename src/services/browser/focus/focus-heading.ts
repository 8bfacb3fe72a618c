/**
 * Focuses the heading of the screen that is about to render, so that keyboard and screen reader start there. Until then
 * the main content has the focus. When a heading is replaced, as a skeleton's is, the new one gets the focus, unless the
 * user has moved it.
 */
export function createHeadingFocus(page: Document = document): () => void {
  let stop = () => {};
  return () => {
    stop();
    stop = followHeading(page);
  };
}

/** Focuses an input and selects its text, once the element that covers it is removed. */
export function focusField(selector: string, page: Document = document): void {
  requestAnimationFrame(() => {
    const field = page.querySelector<HTMLElement>(selector);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  });
}

function followHeading(page: Document): () => void {
  const main = page.querySelector('main');
  const before = headingIn(page);
  let held: HTMLElement | null = main;
  main?.focus({ preventScroll: true });

  const look = (heading: HTMLElement | null) => {
    const { activeElement } = page;
    if (activeElement !== held && activeElement !== main && activeElement !== page.body) stop();
    else if (heading !== null && heading !== held) {
      held = heading;
      focusOn(heading);
    }
  };
  const watcher = new MutationObserver(() => {
    const heading = headingIn(page);
    if (heading !== before) look(heading);
  });
  const timer = setTimeout(() => stop(), longest);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  watcher.observe(main ?? page.body, { childList: true, subtree: true });
  // A link to the current page renders nothing new: the current heading is the right one.
  requestAnimationFrame(() => requestAnimationFrame(() => before?.isConnected === true && look(before)));
  return stop;
}

/** In milliseconds. Later than that, moving the focus would interrupt the user. */
const longest = 10_000;

const headingIn = (page: Document) => page.querySelector<HTMLElement>('main h1');

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
