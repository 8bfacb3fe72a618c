import { takeChosenFile } from '../browser/chosen-file.ts';
import { decodeText } from '../shared/decode-text.ts';
import { CardError, largestCard } from './card-limits.ts';

/** The text of the file that was chosen in the input of that name, which may be chosen again. Throws `CardError`. */
export async function takeFile(name: string): Promise<string> {
  const file = takeChosenFile(name);
  if (file === null) throw new CardError('unreadable');
  // UTF-16 takes two bytes for what the limit counts as one.
  if (file.size > 2 * largestCard) throw new CardError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeText(bytes);
  if (text === null) throw new CardError(isJson(bytes) ? 'encoding' : 'unreadable');
  return text;
}

/** Whether the bytes begin as JSON does, in whatever encoding: with a bracket, perhaps after blanks. */
const isJson = (bytes: Uint8Array): boolean =>
  /^[\s\0]*[[{]/.test(String.fromCharCode(...bytes.subarray(0, 64)));
