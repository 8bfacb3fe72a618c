import { largestFile } from '../../worker/protocol.ts';
import { CardError } from '../mates/cards/card-limits.ts';
import { textInFile } from '../mates/cards/card-file.ts';
import { isPng } from '../mates/cards/png-chunks.ts';
import { isArchive } from '../mates/cards/zip-entries.ts';
import { beginsAsJson } from '../shared/decode-text.ts';
import { objectIn } from '../../../contract/parse-json.ts';
import { report } from '../shared/report.ts';
import type { Fields } from './fields.ts';
import { nothingFound, UnreadError, type Found, type FoundCard, type FoundChat } from './found.ts';
import { isTavernLine, readTavernChat } from './formats/tavern.ts';
import { nameOfCard, readValue } from './read-value.ts';
import { jsonValues } from './json-values.ts';
import { reasonOf, sourceFiles, type ChosenFile, type SourceFile } from './source-files.ts';

/** The results so far, and the handler for a part that cannot be read. */
interface Reader {
  readonly found: Found;
  readonly reject: (path: string, error: unknown) => void;
}

/**
 * Returns what the chosen files have that can be imported, by what is in them, not by their names. One that cannot be read is named with
 * the reason, and takes no other along, whatever is wrong with it. Nothing is sent, and nothing that a file refers to is loaded. `onRead`
 * is called before each file.
 */
export async function readExport(
  chosen: readonly ChosenFile[],
  { signal, onRead }: { readonly signal: AbortSignal; readonly onRead: (path: string) => void },
): Promise<Found> {
  const found = nothingFound();
  const reject = (path: string, error: unknown): void => {
    const reason = error instanceof UnreadError ? error.reason : 'damaged';
    if (!isForeseen(error)) report(error);
    found.unread.push({ path, reason });
  };
  for await (const file of sourceFiles(chosen)) {
    signal.throwIfAborted();
    onRead(file.path);
    await readFile(file, { found, reject }).catch((error: unknown) => reject(file.path, error));
  }
  return found;
}

/** JSON that is nested too deeply can be parsed, but not serialized again. A file that was moved since it was chosen cannot be opened. */
const isForeseen = (error: unknown): boolean =>
  error instanceof UnreadError || error instanceof RangeError || error instanceof DOMException;

async function readFile({ path, isChosen, read }: SourceFile, { found, reject }: Reader): Promise<void> {
  if (!isChosen && isOther(path)) return;
  const bytes = await read();
  const isJson = beginsAsJson(withoutMark(bytes));
  if (isPng(bytes) || (!isJson && (await isArchive(bytes))))
    await readCardFile(bytes, { path, isChosen }, found);
  else if (isJson) await readJson(bytes, path, { found, reject });
  else if (isChosen || /\.(?:json|jsonl|risum|risup|risupreset|risudat|charx)$/i.test(path))
    throw new UnreadError(kindOf(bytes));
}

/** The other contents of such exports, besides characters and chats. They are passed over, unless the user chose them one by one. */
const isOther = (path: string): boolean =>
  /\.(?:webp|gif|mp[34]|wav|ogg|css|js|ttf|woff2?|txt|md)$/i.test(path) ||
  /(?:^|\/)(?:backgrounds|thumbnails|themes|vectors|backups|User Avatars)\//i.test(path);

const kindOf = (bytes: Uint8Array) => (bytes.every((byte) => byte === 0) ? 'damaged' : 'unknown');

/** In a folder or an archive, a picture without a card is one of the other files: JPEG files of RisuAI have an archive behind the picture. */
const isPicture = (bytes: Uint8Array): boolean => isPng(bytes) || (bytes[0] === 0xff && bytes[1] === 0xd8);

async function readCardFile(
  bytes: Uint8Array,
  { path, isChosen }: Pick<SourceFile, 'path' | 'isChosen'>,
  found: Found,
): Promise<void> {
  if (bytes.length > largestFile) throw new UnreadError('large');
  try {
    const card = await textInFile(bytes);
    addCards(found, [{ path, name: nameOfCard(objectIn(card)), card }]);
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    if (error.reason !== 'unreadable') throw new UnreadError(reasonOf(error));
    if (isChosen || !isPicture(bytes)) throw new UnreadError('unknown');
  }
}

/** The byte order marks. */
const withoutMark = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
    ? bytes.subarray(2)
    : bytes;
};

async function readJson(bytes: Uint8Array, path: string, { found, reject }: Reader): Promise<void> {
  const lines: Fields[] = [];
  let broken = 0;
  let isKnown = false;
  for await (const value of jsonValues(bytes)) {
    if (value === null) broken += 1;
    else if (isTavernLine(value)) lines.push(value);
    else isKnown = readPart(value, path, { found, reject }) || isKnown;
  }
  if (lines.length > 0) addChats(found, [readTavernChat(lines, path, broken)]);
  else if (broken > 0) found.unread.push({ path, reason: 'damaged' });
  else if (!isKnown) throw new UnreadError('unknown');
}

/** One conversation of many that cannot be read is named, and the others are read. Returns whether the format is known. */
function readPart(value: Fields, path: string, { found, reject }: Reader): boolean {
  try {
    const part = readValue(value, path);
    if (part === null) return false;
    addChats(found, part.chats ?? []);
    addCards(found, part.cards ?? []);
    found.personas.push(...(part.personas ?? []));
    found.books.push(...(part.books ?? []));
  } catch (error) {
    reject(path, error);
  }
  return true;
}

function addCards(found: Found, cards: readonly FoundCard[]): void {
  for (const card of cards) {
    if (found.cards.every((other) => !isSameCard(card, other))) found.cards.push(card);
    else found.unread.push({ path: card.path, reason: 'copy' });
  }
}

function addChats(found: Found, chats: readonly FoundChat[]): void {
  for (const chat of chats) {
    if (chat.messages.length > 0) found.chats.push(chat);
    else found.unread.push({ path: chat.path, reason: chat.broken > 0 ? 'damaged' : 'empty' });
  }
}

/** Pictures have the card that is a file of its own elsewhere, in another spelling of JSON. */
const isSameCard = (one: FoundCard, other: FoundCard): boolean =>
  one.name === other.name &&
  (one.card === other.card || JSON.stringify(objectIn(one.card)) === JSON.stringify(objectIn(other.card)));
