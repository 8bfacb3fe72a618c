/** Two taps on the same thing within this time, in milliseconds, are one double tap. */
const doubleTapDelay = 300;

/**
 * Hears double taps on the elements that match, however fast the system's own double click is. Taps on what does
 * something by itself do not count.
 */
export const onDoubleTap = (
  root: HTMLElement,
  selector: string,
  onDoubleTap: (element: HTMLElement) => void,
  signal: AbortSignal,
): void => {
  let last: { readonly element: Element; readonly at: number } | null = null;
  const onClick = ({ target, timeStamp }: MouseEvent): void => {
    const element = target instanceof Element ? target.closest(selector) : null;
    const isOwnWay = target instanceof Element && target.closest('a, button') !== null;
    const isSecond = last?.element === element && timeStamp - last.at <= doubleTapDelay;
    last = element === null || isOwnWay || isSecond ? null : { element, at: timeStamp };
    if (isSecond && !isOwnWay && element instanceof HTMLElement) onDoubleTap(element);
  };
  root.addEventListener('click', onClick, { signal });
};
