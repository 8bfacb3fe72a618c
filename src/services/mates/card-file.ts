import { CardError, largestCard } from './card-limits.ts';

/** The text of the file that was chosen in the input of that name, which may be chosen again. Throws `CardError`. */
export async function takeFile(name: string): Promise<string> {
  const input = document.querySelector(`input[type="file"][name="${CSS.escape(name)}"]`);
  if (!(input instanceof HTMLInputElement)) throw new TypeError(`There is no input ${name} on the page.`);
  const file = input.files?.[0];
  input.value = '';
  if (file === undefined) throw new CardError('unreadable');
  if (file.size > largestCard) throw new CardError('large');
  return file.text();
}
