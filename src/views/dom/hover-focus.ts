/**
 * Ref callback that reports when the pointer or the focus enters the element, and when both have left it.
 */
export const attention = (given: () => void, taken: () => void) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const leave = (event: Event) => {
    const goesTo = event instanceof FocusEvent ? event.relatedTarget : document.activeElement;
    const hasFocus = goesTo instanceof Node && element.contains(goesTo);
    const isPointedAt = event.type !== 'mouseleave' && element.matches(':hover');
    if (!hasFocus && !isPointedAt) taken();
  };
  element.addEventListener('mouseenter', given);
  element.addEventListener('focusin', given);
  element.addEventListener('mouseleave', leave);
  element.addEventListener('focusout', leave);
  return () => {
    element.removeEventListener('mouseenter', given);
    element.removeEventListener('focusin', given);
    element.removeEventListener('mouseleave', leave);
    element.removeEventListener('focusout', leave);
  };
};
