/** Clears the inputs of a form, if it is on the page. */
export function emptyForm(selector: string): void {
  const form = document.querySelector(selector);
  if (form instanceof HTMLFormElement) form.reset();
}

/** Focuses the field of that name, if it is on the page. */
export function focusField(name: string): void {
  const field = document.querySelector(`[name="${CSS.escape(name)}"]`);
  if (field instanceof HTMLElement) field.focus();
}
