/** Returns the file that was chosen in the input of that name, in which the same one may be chosen again; null for none. */
export const takeChosenFile = (name: string): File | null => takeChosenFiles(name)[0] ?? null;

/** Returns the files that were chosen in the input of that name, in which the same ones may be chosen again. */
export function takeChosenFiles(name: string): File[] {
  const input = document.querySelector(`input[type="file"][name="${CSS.escape(name)}"]`);
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`There is no input ${name} on the page.`);
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
