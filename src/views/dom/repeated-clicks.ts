/** Two taps within this time, in milliseconds, are one gesture where the browser does not count them itself. */
const doubleTapDelay = 500;
/** In CSS pixels: taps that are farther apart are two gestures, such as one on the text field and one on Send. */
const doubleTapDistance = 48;

/**
 * Drops the second click of a double click or double tap on the buttons of an element. One button may take the place of
 * another between the two, and the second click was not meant for it. Clicks by keyboard have no count and pass.
 */
export const dropRepeatedClicks = (element: HTMLElement | null): (() => void) => {
  const over = new AbortController();
  let last = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 };
  const isDoubleTap = ({ timeStamp, clientX, clientY }: MouseEvent): boolean =>
    timeStamp - last.timeStamp < doubleTapDelay &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < doubleTapDistance;
  const onClick = (event: MouseEvent): void => {
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    const isRepeated = event.detail > 1 || (isTap && isDoubleTap(event));
    last = event;
    if (!isRepeated || !(event.target instanceof Element) || event.target.closest('button') === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element?.addEventListener('click', onClick, { capture: true, signal: over.signal });
  return () => over.abort();
};
