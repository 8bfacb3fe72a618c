import type { MouseEvent } from 'react';

/** Puts the focus into the main part. The address stays as it is: it says where the user is, not what has the focus. */
export const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.querySelector('main')?.focus();
};
