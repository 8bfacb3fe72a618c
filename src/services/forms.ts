/** Empties what was typed into a form, as far as it is on the page. */
export function emptyForm(selector: string): void {
  const form = document.querySelector(selector);
  if (form instanceof HTMLFormElement) form.reset();
}
