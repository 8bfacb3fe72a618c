/** Clears the inputs of a form, if it is on the page. */
export function emptyForm(selector: string): void {
  const form = document.querySelector(selector);
  if (form instanceof HTMLFormElement) form.reset();
}

/** Focuses the first field of that name, if it is on the page. A folded part of the page that has it is opened. */
export function focusField(name: string): void {
  const field = document.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLElement)) return;
  const folded = field.closest('details');
  if (folded !== null) folded.open = true;
  field.focus();
}
