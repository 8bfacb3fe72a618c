import { takeChosenFile } from '../../browser/chosen-file.ts';
import { beginsAsJson, decodeText } from '../../shared/decode-text.ts';
import { CardError, largestFile, largestText } from './card-limits.ts';
import { isPng } from './png-chunks.ts';
import { textInPng } from './png-card.ts';
import { isZip, readEntries, type ZipEntry } from './zip-entries.ts';

/**
 * The JSON of the card in the file that was chosen in the input of that name, which may be chosen again, and the file where it
 * is a picture. Throws `CardError`.
 */
export async function takeCard(name: string): Promise<{ text: string; picture: Blob | null }> {
  const file = takeChosenFile(name);
  if (file === null) throw new CardError('unreadable');
  if (file.size > largestFile) throw new CardError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { text: textInFile(bytes), picture: isPng(bytes) ? file : null };
}

/** Archives in archives are opened so deep. */
const deepest = 2;

/**
 * Returns the JSON of the card in a JSON file, a PNG or a CHARX archive, which its bytes tell apart, not its name. Nothing
 * that a card refers to is loaded. Throws `CardError`.
 */
export function textInFile(bytes: Uint8Array, depth = 0): string {
  const inPicture = isPng(bytes) ? textInPng(bytes) : null;
  if (inPicture !== null) return inPicture;
  if (isZip(bytes) && depth < deepest) return textInArchive(bytes, depth);
  if (isPng(bytes)) throw new CardError('unreadable');
  return textInJson(bytes);
}

function textInJson(bytes: Uint8Array): string {
  const isJson = beginsAsJson(bytes);
  if (bytes.length > largestText) throw new CardError(isJson ? 'large' : 'unreadable');
  const text = decodeText(bytes);
  if (text === null) throw new CardError(isJson ? 'encoding' : 'unreadable');
  return text;
}

/** The card is `card.json`, possibly in a folder; some archives contain a picture with the card, or another archive, instead. */
function textInArchive(bytes: Uint8Array, depth: number): string {
  const entries = readEntries(bytes)
    .filter(({ path }) => !path.startsWith('__MACOSX/'))
    .toSorted((one, other) => levelOf(one) - levelOf(other));
  const card = entries.find(({ path }) => /(?:^|[/\\])card\.json$/i.test(path));
  if (card !== undefined) return textInJson(card.read(largestText));
  const containers = entries.filter(({ path }) => /\.(?:png|apng|charx|zip)$/i.test(path));
  for (const container of containers.slice(0, mostContainers)) {
    const text = textWithin(container, depth);
    if (text !== null) return text;
  }
  throw new CardError('unreadable');
}

/** How many pictures are searched, which an archive of pictures alone would contain by the thousand. */
const mostContainers = 20;

function textWithin(entry: ZipEntry, depth: number): string | null {
  try {
    return textInFile(entry.read(largestFile), depth + 1);
  } catch (error) {
    if (error instanceof CardError && error.reason === 'unreadable') return null;
    throw error;
  }
}

const levelOf = ({ path }: ZipEntry): number => path.split(/[/\\]/).length;
