import { CardError } from '../mates/cards/card-limits.ts';
import { entriesIn } from '../mates/cards/zip-entries.ts';
import { UnreadError, type UnreadReason } from './found.ts';

/** The largest file that is read, and the largest in an archive, in bytes. */
export const largestSource = 256_000_000;

/** How much is read of one choice of files in total, in bytes: an archive may be made of files that inflate without end. */
const maxBytes = 1_000_000_000;

/** So many files of an archive are read. */
const maxFiles = 100_000;

/** A file that was chosen, or is in an archive that was. */
export interface SourceFile {
  /** With the folders in it, for the user; nothing is ever written there. */
  readonly path: string;
  /** Whether the user chose this very file, not a folder or an archive with it. */
  readonly isChosen: boolean;
  /** Throws `UnreadError`. */
  readonly read: () => Promise<Uint8Array>;
}

/** A chosen file, as a browser gives it. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer' | 'slice'> & {
  readonly webkitRelativePath?: string;
};

/**
 * Returns the chosen files, and those in the archives among them, in the order of their names. Character archives stay as they are. A
 * file that cannot be opened says so when it is read.
 */
export async function* sourceFiles(chosen: readonly ChosenFile[]): AsyncGenerator<SourceFile> {
  let left = maxBytes;
  const counted = (bytes: Uint8Array): Uint8Array => {
    left -= bytes.length;
    if (left < 0) throw new UnreadError('large');
    return bytes;
  };
  for (const file of chosen) {
    const path =
      file.webkitRelativePath === undefined || file.webkitRelativePath === ''
        ? file.name
        : file.webkitRelativePath;
    // The name of a file of a dropped folder has the folder in it.
    const isChosen = !path.includes('/');
    try {
      const bytes = await archiveOf(file);
      if (bytes === null) yield { path, isChosen, read: async () => counted(await bytesOf(file)) };
      else yield* filesIn(bytes, { path, isChosen }, counted);
    } catch (error) {
      yield { path, isChosen, read: () => rethrow(error) };
    }
  }
}

async function rethrow(error: unknown): Promise<never> {
  throw error;
}

/** An archive that is a character itself is one file, and so is one that cannot be read. */
async function* filesIn(
  bytes: Uint8Array,
  archive: Pick<SourceFile, 'path' | 'isChosen'>,
  counted: (bytes: Uint8Array) => Uint8Array,
): AsyncGenerator<SourceFile> {
  const kind = await kindOf(bytes);
  if (kind instanceof UnreadError) yield { ...archive, read: () => Promise.reject(kind) };
  else if (kind === 'character') yield { ...archive, read: async () => counted(bytes) };
  else {
    for await (const entry of entriesIn(bytes, maxFiles)) {
      if (isFile(entry))
        yield {
          path: entry.path,
          isChosen: false,
          read: async () => counted(await asUnread(() => entry.read(largestSource))),
        };
    }
  }
}

/** Returns what is in the archive, or why it cannot be read. */
async function kindOf(bytes: Uint8Array): Promise<'character' | 'files' | UnreadError> {
  let kind: 'character' | 'files' = 'files';
  try {
    for await (const { path } of entriesIn(bytes, maxFiles)) if (path === 'card.json') kind = 'character';
  } catch (error) {
    if (error instanceof CardError) return new UnreadError(error.reason === 'large' ? 'large' : 'damaged');
    throw error;
  }
  return kind;
}

async function bytesOf(file: ChosenFile): Promise<Uint8Array> {
  if (file.size > largestSource) throw new UnreadError('large');
  return new Uint8Array(await file.arrayBuffer());
}

const isFile = ({ path }: { readonly path: string }): boolean =>
  !path.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(path);

/** Archives begin with the letters PK. Null for another file, and for one that is too large. */
async function archiveOf(file: ChosenFile): Promise<Uint8Array | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isArchive = first === 0x50 && second === 0x4b && file.size <= largestSource;
  return isArchive ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** The readers of archives are those of cards. */
async function asUnread<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    throw new UnreadError(reasonOf(error));
  }
}

/** Returns why the file of a card cannot be read, as an import names it. */
export const reasonOf = ({ reason }: CardError): UnreadReason =>
  reason === 'unreadable' || reason === 'several' ? 'unknown' : reason;
