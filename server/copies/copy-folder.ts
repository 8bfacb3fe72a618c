import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CopyError } from './copy-error.ts';

/** For each of how many days the newest copy stays. */
export const keptDays = 7;

/**
 * The name of a copy, by the time of this computer and the end of the key that it is encrypted for: homes that share a folder do not
 * delete each other's.
 */
export const toCopyName = (now: number, recipient: string): string =>
  `mates-${toDate(now)}-${toClock(now)}-${toKeyName(recipient)}.mates.age`;

/** The end of the public key, by which a person tells keys apart. */
export const toKeyName = (recipient: string): string => recipient.slice(-6);

const toDate = (time: number): string => {
  const date = new Date(time);
  return [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
};

const toClock = (time: number): string => {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(padded).join('');
};

const padded = (value: number): string => String(value).padStart(2, '0');

/** Where a copy is while it is written. What a process that was killed left there is replaced by the next. */
export const toUnfinishedPath = (folder: string, recipient: string): string =>
  join(folder, `.mates-${toKeyName(recipient)}.part`);

/** The folder in the data folder in which a copy is restored. */
export const toScratchFolder = (dataDir: string): string => join(dataDir, 'copy-proof');

/** Throws `CopyError` where the folder is not there: it is not created, since another disk may be meant. */
export const assertFolder = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory() !== true) throw new CopyError('folderMissing');
};

/**
 * Deletes copies for this key, and nothing else: all but the newest of a day, of the last `keptDays` that have one. A day of the
 * computer, as in the names.
 */
export const deleteOldCopies = async (folder: string, recipient: string): Promise<void> => {
  const ownName = new RegExp(
    String.raw`^mates-(\d{4}-\d{2}-\d{2})-\d{6}-${toKeyName(recipient)}\.mates\.age$`,
  );
  const days = new Set<string>();
  const newestFirst = (await readdir(folder))
    .filter((name) => ownName.test(name))
    .toSorted()
    .toReversed();
  for (const name of newestFirst) {
    const day = ownName.exec(name)?.[1] ?? '';
    if (!days.has(day) && days.size < keptDays) days.add(day);
    else await rm(join(folder, name), { force: true });
  }
};
