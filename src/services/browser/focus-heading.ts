/**
 * Puts the focus on the heading of the screen that is about to be drawn, so that keyboard and screen reader start there.
 * Until it stands there the focus waits on the main part. Where a heading gives way to another, as a skeleton's does,
 * the focus goes along; who moves it meanwhile keeps it.
 */
export function createHeadingFocus(page: Document = document): () => void {
  let stop = () => {};
  return () => {
    stop();
    stop = followHeading(page);
  };
}

/** Puts the focus into an input, once what was drawn over it is gone. */
export function focusField(selector: string, page: Document = document): void {
  requestAnimationFrame(() => page.querySelector<HTMLElement>(selector)?.focus());
}

function followHeading(page: Document): () => void {
  const main = page.querySelector('main');
  const before = headingIn(page);
  let held: HTMLElement | null = main;
  main?.focus({ preventScroll: true });

  const look = (heading: HTMLElement | null) => {
    const { activeElement } = page;
    if (activeElement !== held && activeElement !== page.body) stop();
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

/** Milliseconds. A heading that comes later would tear the reader away. */
const longest = 10_000;

const headingIn = (page: Document) => page.querySelector<HTMLElement>('main h1');

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
