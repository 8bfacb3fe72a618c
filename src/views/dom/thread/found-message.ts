/** The messages around the found one are drawn within this time, in milliseconds, and get their heights only then. */
const drawingTime = 2000;

/**
 * Focuses a message in the conversation, and marks it with `data-found`. Returns a function that scrolls to it until the messages
 * around it are drawn, or the user scrolls or goes on; it returns whether it did.
 */
export const showFound = (scroller: HTMLElement, messageId: string, signal: AbortSignal): (() => boolean) => {
  const messages = [...scroller.querySelectorAll<HTMLElement>('[data-message]')];
  const message = messages.find(({ dataset }) => dataset['message'] === messageId);
  if (message === undefined) return () => false;
  message.dataset['found'] = '';
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  const scroll = () => message.scrollIntoView({ block: 'center', behavior: 'instant' });
  return holdWhileDrawing(scroller, scroll, signal, 'focusout');
};

/** Returns a function that scrolls until the messages are drawn or the user moves; it returns whether it did. */
export const holdWhileDrawing = (
  scroller: HTMLElement,
  scroll: () => void,
  signal: AbortSignal,
  ...released: readonly string[]
): (() => boolean) => {
  let isHeld = true;
  const release = (): void => {
    isHeld = false;
  };
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown', ...released]) {
    scroller.addEventListener(type, release, { passive: true, signal });
  }
  const timer = setTimeout(release, drawingTime);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    if (isHeld) scroll();
    return isHeld;
  };
};
