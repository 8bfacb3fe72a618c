import { takeChosenFile } from '../browser/chosen-file.ts';
import { beginsAsJson, decodeText } from '../shared/decode-text.ts';
import { CardError, largestCard } from './card-limits.ts';

/** The text of the file that was chosen in the input of that name, which may be chosen again. Throws `CardError`. */
export async function takeFile(name: string): Promise<string> {
  const file = takeChosenFile(name);
  if (file === null) throw new CardError('unreadable');
  // UTF-16 takes two bytes for what the limit counts as one.
  if (file.size > 2 * largestCard) throw new CardError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeText(bytes);
  if (text === null) throw new CardError(beginsAsJson(bytes) ? 'encoding' : 'unreadable');
  return text;
}
