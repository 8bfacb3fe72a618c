/**
 * Ref callback that tells when somebody points at the element or has the focus in it, and when neither is so any more.
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
