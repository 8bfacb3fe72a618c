export type SwipeDirection = 'left' | 'right';

/** A finger that moves at least this far along the line of writing, and at most half as far across it, swipes; in pixels. */
const swipeLength = 60;

/**
 * Reports swipes of one finger along the line of writing on the elements that match. The elements need `touch-action: pan-y`;
 * what scrolls sideways itself does not count.
 */
export const onSwipe = (
  root: HTMLElement,
  selector: string,
  report: (element: HTMLElement, direction: SwipeDirection) => void,
  signal: AbortSignal,
): void => {
  let start: PointerEvent | null = null;
  root.addEventListener(
    'pointerdown',
    (event) => {
      start = event.pointerType === 'touch' && event.isPrimary ? event : null;
    },
    { signal },
  );
  root.addEventListener('pointercancel', () => (start = null), { signal });
  root.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      if (start === null || start.pointerId !== pointerId) return;
      const across = Math.abs(clientY - start.clientY);
      const along = clientX - start.clientX;
      const element = start.target instanceof Element ? start.target.closest(selector) : null;
      start = null;
      if (Math.abs(along) < swipeLength || across > Math.abs(along) / 2) return;
      if (element instanceof HTMLElement) report(element, along < 0 ? 'left' : 'right');
    },
    { signal },
  );
};
