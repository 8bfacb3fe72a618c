/**
 * Puts the focus on the heading of the screen that is about to be drawn, so that keyboard and screen reader start there.
 * Until it stands there the focus waits on the main part; who moves it meanwhile keeps it.
 */
export function focusArrival(page: Document = document): void {
  const before = headingIn(page);
  const main = page.querySelector('main');
  main?.focus({ preventScroll: true });
  const isWaiting = () => page.activeElement === main || page.activeElement === page.body;
  const settle = () => {
    const heading = headingIn(page);
    if (heading === null || (heading === before && frames < patience)) return isWaiting();
    if (isWaiting()) focusOn(heading);
    return false;
  };
  let frames = 0;
  const look = () => {
    frames += 1;
    if (settle() && frames < longest) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Puts the focus into an input, once what was drawn over it is gone. */
export function focusField(selector: string, page: Document = document): void {
  requestAnimationFrame(() => page.querySelector<HTMLElement>(selector)?.focus());
}

/** Frames after which the heading that was there before counts as the new one: the user came to the same place. */
const patience = 3;
/** About ten seconds: a heading that comes later would tear the reader away. */
const longest = 600;

const headingIn = (page: Document) => page.querySelector<HTMLElement>('main h1');

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
