/** Returns the file that was chosen in the input of that name, in which the same one may be chosen again; null for none. */
export function takeChosenFile(name: string): File | null {
  const input = document.querySelector(`input[type="file"][name="${CSS.escape(name)}"]`);
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`There is no input ${name} on the page.`);
  const file = input.files?.[0];
  input.value = '';
  return file ?? null;
}
