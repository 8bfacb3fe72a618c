/** A finger that rests this long presses long, in milliseconds. */
const pressDelay = 500;
/** A finger that moves further than this does not rest, in pixels. */
const restRadius = 10;

/**
 * Reports long presses of a finger on the elements that match, once the finger is lifted: lifting it would close a popover that
 * opened before, and so would the click that follows, which is prevented. What does something by itself, such as a link, is
 * left alone.
 */
export const onLongPress = (
  root: HTMLElement,
  selector: string,
  report: (element: HTMLElement) => void,
  signal: AbortSignal,
): void => {
  let start: PointerEvent | null = null;
  let pressed: HTMLElement | null = null;
  const forget = (): void => {
    start = null;
  };
  const isResting = (event: PointerEvent): boolean =>
    start !== null &&
    start.pointerId === event.pointerId &&
    Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= restRadius;

  root.addEventListener(
    'pointerdown',
    (event) => {
      const isOwnWay = event.target instanceof Element && event.target.closest('a, button') !== null;
      pressed = null;
      start = event.pointerType === 'touch' && event.isPrimary && !isOwnWay ? event : null;
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (!isResting(event)) forget();
    },
    { signal },
  );
  root.addEventListener('pointercancel', forget, { signal });
  // The browser's own menu would take its place.
  root.addEventListener('contextmenu', (event) => start !== null && event.preventDefault(), { signal });
  root.addEventListener(
    'pointerup',
    (event) => {
      const isLong = start !== null && event.timeStamp - start.timeStamp >= pressDelay;
      const element = event.target instanceof Element ? event.target.closest(selector) : null;
      pressed = isLong && isResting(event) && element instanceof HTMLElement ? element : null;
      forget();
    },
    { signal },
  );
  root.addEventListener(
    'touchend',
    (event) => {
      if (pressed === null) return;
      event.preventDefault();
      report(pressed);
      pressed = null;
    },
    { signal },
  );
};
