import type { ImportPreview, LockedFile, RejectedFile } from '../../machines/imports/import.reducers.ts';
import { UnreadError } from '../imports/found.ts';
import { importCode } from '../shared/import-code.ts';

/** A companion file that is open, and what is in it. */
interface OpenFile {
  readonly file: Blob;
  readonly preview: FoundPreview;
}

/** What a file says, without what the server leaves for it. */
type FoundPreview = Omit<ImportPreview, 'left'>;

/**
 * Returns the companion file among those that were chosen; null for none. One that is encrypted is `locked` without a passphrase, and
 * `refused` with another one. Nothing is sent.
 */
export const findCompanion = async (
  files: readonly File[],
  passphrase: string | null,
): Promise<OpenFile | LockedFile | null> => {
  for (const file of files) {
    if (!(await isCandidate(file))) continue;
    const others = files.filter((other) => other !== file).map(({ name }) => name);
    const found = await open(file, passphrase).catch((error: unknown) => {
      if (!(error instanceof UnreadError)) throw error;
      return { file, preview: nothingIn([{ problem: error.reason, names: [file.name] }]) };
    });
    if (found === null || 'lock' in found) {
      if (found !== null) return found;
      continue;
    }
    return { ...found, preview: withOthers(found.preview, others) };
  }
  return null;
};

const encryptedMark = 'age-encryption.org/v1';

const startsWith = async (file: File, mark: string): Promise<boolean> =>
  (await file.slice(0, mark.length).text()) === mark;

/** Archives begin with the letters PK, and encrypted files with the name of their format. */
const isCandidate = async (file: File): Promise<boolean> => {
  return (await startsWith(file, 'PK')) || startsWith(file, encryptedMark);
};

const open = async (file: File, passphrase: string | null): Promise<OpenFile | LockedFile | null> => {
  const { readIndex, toPreview } = await importCode(() => import('./open-file.ts'));
  const opened = await unlocked(file, passphrase);
  if ('lock' in opened) return opened;
  const index = await readIndex(opened);
  if (index === null) return null;
  return { file: opened, preview: { ...nothingIn([]), ...toPreview(index) } };
};

const unlocked = async (file: File, passphrase: string | null): Promise<Blob | LockedFile> => {
  if (!(await startsWith(file, encryptedMark))) return file;
  if (passphrase === null) return { lock: 'locked' };
  const { runEncryption } = await importCode(() => import('./encryption-task.ts'));
  const opened = await runEncryption({ kind: 'open', file, passphrase });
  if (opened === undefined) throw new UnreadError('damaged');
  return opened ?? { lock: 'refused' };
};

const nothingIn = (rejected: readonly RejectedFile[]): FoundPreview => ({
  items: [],
  characters: [],
  mates: [],
  rejected,
});

const withOthers = (preview: FoundPreview, names: readonly string[]): FoundPreview =>
  names.length === 0 ? preview : { ...preview, rejected: [...preview.rejected, { problem: 'apart', names }] };
