/** Scrolls to a message, marks it with `data-found` and focuses it. Returns whether it is there. */
export const showFound = (scroller: HTMLElement, messageId: string): boolean => {
  const message = [...scroller.querySelectorAll<HTMLElement>('[data-message]')].find(
    (one) => one.dataset['message'] === messageId,
  );
  if (message === undefined) return false;
  message.dataset['found'] = '';
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  message.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
};
