/** Clears the inputs of a form, if it is on the page. */
export function emptyForm(selector: string): void {
  const form = document.querySelector(selector);
  if (form instanceof HTMLFormElement) form.reset();
}

/** Focuses the first field of that name, if it is on the page. The folded parts of the page that have it are opened. */
export function focusField(name: string): void {
  const field = document.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLElement)) return;
  for (const folded of document.querySelectorAll('details')) folded.open ||= folded.contains(field);
  field.focus();
}
