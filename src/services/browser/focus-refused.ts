/**
 * Focuses the field that a form marks as invalid after it was sent, so that the user starts at what needs correction; a password
 * is selected. A focus that is already in such a field, or outside the form, stays.
 */
export function focusRefused(page: Document = document): void {
  const isMarked = (element: Node | null): element is HTMLElement =>
    element instanceof HTMLElement && element.matches('[aria-invalid="true"]');
  new MutationObserver((records) => {
    const field = records.map(({ target }) => target).find(isMarked);
    const { activeElement, body } = page;
    if (field === undefined || isMarked(activeElement)) return;
    if (activeElement !== body && field.closest('form')?.contains(activeElement) !== true) return;
    field.focus();
    if (field instanceof HTMLInputElement && field.type === 'password') field.select();
  }).observe(page.documentElement, { attributes: true, attributeFilter: ['aria-invalid'], subtree: true });
}
