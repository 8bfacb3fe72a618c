import { takeChosenFiles } from '../../browser/chosen-file.ts';
import { beginsAsJson, decodeText } from '../../shared/decode-text.ts';
import { largestFile } from '../../../worker/protocol.ts';
import { CardError, largestText } from './card-limits.ts';
import { isPng } from './png-chunks.ts';
import { textInPng } from './png-card.ts';
import type { ZipEntry } from './zip-entries.ts';
import { importCode } from '../../shared/import-code.ts';

/** A card, and what contains it: the JSON file, the picture, or the archive. */
export interface CardContainer {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly kind: 'json' | 'png' | 'zip';
  /** The paths of the files in the archive. */
  readonly paths: readonly string[];
}

/** The card in the file that was chosen in the input of that name, which may be chosen again. Throws `CardError`. */
export async function takeCard(name: string): Promise<CardContainer> {
  const [file, another] = takeChosenFiles(name);
  if (file === undefined) throw new CardError('unreadable');
  if (another !== undefined) throw new CardError('several');
  return readCardFile(file);
}

/** Returns the card in the file. Throws `CardError`. */
export async function readCardFile(file: Blob): Promise<CardContainer> {
  if (file.size > largestFile) throw new CardError('large');
  return containerIn(new Uint8Array(await file.arrayBuffer()));
}

/** Archives in archives are opened so deep. */
const deepest = 2;

/** Returns the JSON of the card in a file. */
export const textInFile = async (bytes: Uint8Array): Promise<string> => (await containerIn(bytes)).text;

/**
 * Returns the card in a JSON file, a PNG or a CHARX archive, which its bytes tell apart, not its name. Nothing that a card refers to
 * is loaded. Throws `CardError`.
 */
export async function containerIn(bytes: Uint8Array, depth = 0): Promise<CardContainer> {
  const inPicture = isPng(bytes) ? textInPng(bytes) : null;
  if (inPicture !== null) return { text: inPicture, bytes, kind: 'png', paths: [] };
  if (beginsAsJson(bytes)) return { text: textInJson(bytes), bytes, kind: 'json', paths: [] };
  const inArchive = depth < deepest ? await containerInArchive(bytes, depth) : null;
  if (inArchive !== null) return inArchive;
  if (isPng(bytes)) throw new CardError('unreadable');
  return { text: textInJson(bytes), bytes, kind: 'json', paths: [] };
}

function textInJson(bytes: Uint8Array): string {
  const isJson = beginsAsJson(bytes);
  if (bytes.length > largestText) throw new CardError(isJson ? 'large' : 'unreadable');
  const text = decodeText(bytes);
  if (text === null) throw new CardError(isJson ? 'encoding' : 'unreadable');
  return text;
}

/**
 * The card is `card.json`, possibly in a folder; some archives contain a picture with the card, or another archive, instead. Null
 * for what is no archive.
 */
async function containerInArchive(bytes: Uint8Array, depth: number): Promise<CardContainer | null> {
  const { readEntries } = await importCode(() => import('./zip-entries.ts'));
  const all = await readEntries(bytes);
  if (all === null) return null;
  const entries = all
    .filter(({ path }) => !path.startsWith('__MACOSX/'))
    .toSorted((one, other) => levelOf(one) - levelOf(other));
  const card = entries.find(({ path }) => isCardPath(path));
  const paths = entries.map(({ path }) => path);
  if (card !== undefined)
    return { text: textInJson(await card.read(largestText)), bytes, kind: 'zip', paths };
  const containers = entries.filter(({ path }) => /\.(?:png|apng|charx|zip)$/i.test(path));
  let left = largestFile;
  for (const container of containers.slice(0, maxContainers)) {
    const content = await container.read(left);
    left -= content.length;
    const found = await containerWithin(content, depth);
    if (found !== null) return found;
  }
  throw new CardError('unreadable');
}

/** Whether the card of an archive is in the file of that path. */
export const isCardPath = (path: string): boolean => /(?:^|[/\\])card\.json$/i.test(path);

/** How many pictures are searched, of the size of a file in total: an archive of pictures alone contains them by the thousand. */
const maxContainers = 20;

async function containerWithin(bytes: Uint8Array, depth: number): Promise<CardContainer | null> {
  try {
    return await containerIn(bytes, depth + 1);
  } catch (error) {
    if (error instanceof CardError && error.reason === 'unreadable') return null;
    throw error;
  }
}

const levelOf = ({ path }: ZipEntry): number => path.split(/[/\\]/).length;
