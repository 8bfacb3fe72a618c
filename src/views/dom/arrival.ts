/** Takes the person to what has just come in the place of what they were in. */
export const arriveAt = (element: HTMLElement | null): void => element?.focus();
