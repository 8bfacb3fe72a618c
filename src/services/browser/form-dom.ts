/** Empties what was typed into a form, as far as it is on the page. */
export function emptyForm(selector: string): void {
  const form = document.querySelector(selector);
  if (form instanceof HTMLFormElement) form.reset();
}

/** Puts the person into the field of that name, as far as it is on the page. */
export function focusField(name: string): void {
  const field = document.querySelector(`[name="${CSS.escape(name)}"]`);
  if (field instanceof HTMLElement) field.focus();
}
