import type { MouseEvent } from 'react';

/**
 * Leads a link of a table of contents to its heading. The address stays as it is: in hash mode what follows the '#' is
 * the place itself.
 */
export const goToSection = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (heading === null) return;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
};
