/** Two taps within this time, in milliseconds, are one gesture where the browser does not count them itself. */
const doubleTapDelay = 500;

/**
 * Drops the second click of a double click or double tap on the buttons of an element. One button may take the place of
 * another between the two, and the second click was not meant for it. Clicks by keyboard have no count and pass.
 */
export const dropRepeatedClicks = (element: HTMLElement | null): (() => void) => {
  const over = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  const onClick = (event: MouseEvent): void => {
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    const isRepeated = event.detail > 1 || (isTap && event.timeStamp - last < doubleTapDelay);
    last = event.timeStamp;
    if (!isRepeated || !(event.target instanceof Element) || event.target.closest('button') === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element?.addEventListener('click', onClick, { capture: true, signal: over.signal });
  return () => over.abort();
};
