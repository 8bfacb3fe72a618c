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
    if (activeElement !== body && !isPartOf(field.closest('form'), activeElement)) return;
    field.focus();
    if (field instanceof HTMLInputElement && field.type === 'password') field.select();
  }).observe(page.documentElement, { attributes: true, attributeFilter: ['aria-invalid'], subtree: true });
}

/** Its button may stand outside of it. */
const isPartOf = (form: HTMLFormElement | null, element: Element | null): boolean =>
  form !== null && (form.contains(element) || [...form.elements].some((part) => part === element));
