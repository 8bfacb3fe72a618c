import { takeChosenFile } from '../browser/chosen-file.ts';
import { CardError, largestCard } from './card-limits.ts';

/** The text of the file that was chosen in the input of that name, which may be chosen again. Throws `CardError`. */
export async function takeFile(name: string): Promise<string> {
  const file = takeChosenFile(name);
  if (file === null) throw new CardError('unreadable');
  if (file.size > largestCard) throw new CardError('large');
  return file.text();
}
