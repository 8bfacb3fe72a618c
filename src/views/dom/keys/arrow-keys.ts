import type { KeyboardEvent } from 'react';

/**
 * Moves the focus with the arrow keys between the links of a search, and its field. For each of them; the element around them has
 * `data-search`.
 */
export const moveThroughResults = (event: KeyboardEvent<HTMLElement>): void => {
  const step = stepOf(event);
  const stops = [...(event.currentTarget.closest('[data-search]')?.querySelectorAll(stop) ?? [])];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (step === 0 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

/** Focuses the field of the search around an element. */
export const returnToField = ({ currentTarget }: KeyboardEvent<HTMLElement>): void =>
  currentTarget.closest('[data-search]')?.querySelector<HTMLElement>('input')?.focus();

const stop = 'input, a';

const stepOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number => {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
};
