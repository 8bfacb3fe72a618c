import type { MouseEvent } from 'react';

/** Moves the focus to the main content. The URL does not change. */
export const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.querySelector('main')?.focus();
};
