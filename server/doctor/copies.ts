import { access, constants, stat, statfs } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { freshFor, readCopyRecord, type CopyRecord } from '../copies/copy-state.ts';
import { seconds, withinTime, type Now } from '../shared/clock.ts';
import { checkTimeout, ok, problem, type Finding } from './finding.ts';
import { formatSize } from './machine.ts';

interface CheckDeps {
  readonly now: Now;
  readonly look: (folder: string) => Promise<Folder>;
  /** How long an answer is waited for, in milliseconds. */
  readonly timeout: number;
}

/** Whether the folder for the copies of a home is there, can be written, has space, and how old the last proved copy is. */
export const checkCopies = async (
  { dataDir, copyFolder: folder }: Pick<Config, 'dataDir' | 'copyFolder'>,
  { now = Date.now, look = lookAt, timeout = checkTimeout }: Partial<CheckDeps> = {},
): Promise<Finding> => {
  if (folder === null) return ok('none; a home makes one every night where COPY_FOLDER names a folder');
  const looked: { found?: Folder } = {};
  await withinTime(
    look(folder).then((found) => {
      looked.found = found;
    }),
    timeout,
  );
  const record = readCopyRecord(dataDir);
  const { found } = looked;
  const problems = [
    found === undefined
      ? `${folder} does not answer within ${String(timeout / seconds(1))} seconds. Connect the disk or the network that it is on.`
      : problemOf(folder, found, record),
    problemOfCopies(record, now()),
  ].filter((text) => text !== null);
  if (problems.length > 0) return problem(problems.join(' '));
  return ok(`${folder}, ${formatSize(found?.free ?? 0)} free; ${describeCopies(record, now())}`);
};

interface Folder {
  readonly state: 'missing' | 'noFolder' | 'notWritable' | 'writable';
  /** In bytes. */
  readonly free: number;
}

const lookAt = async (path: string): Promise<Folder> => {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() !== true) return { state: found === null ? 'missing' : 'noFolder', free: 0 };
  const isWritable = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(path);
  return { state: isWritable ? 'writable' : 'notWritable', free: bavail * bsize };
};

/** The minimum of free space, in bytes. A copy that is written needs as much as the last one, and some more. */
const minFree = 100e6;

const problemOf = (folder: string, { state, free }: Folder, { last }: CopyRecord): string | null => {
  if (state === 'missing')
    return `${folder} is not there. Connect its disk, or set COPY_FOLDER to another folder.`;
  if (state === 'noFolder') return `${folder} is not a folder. Set COPY_FOLDER to a folder.`;
  if (state === 'notWritable') {
    return `${folder} cannot be written by the current user. Change its owner or its permissions.`;
  }
  const needed = Math.max(minFree, (last?.bytes ?? 0) * 2);
  return free >= needed
    ? null
    : `${formatSize(free)} free in ${folder}, ${formatSize(needed)} needed. Free some space, or set COPY_FOLDER to a folder on another disk.`;
};

/** Under which name the owner of the home finds them. */
const page = 'Settings → Data';

const problemOfCopies = ({ isOn, proved, problem: failure }: CopyRecord, now: number): string | null => {
  if (!isOn) return null;
  if (failure !== null)
    return `The last copy failed (${failure.reason}). ${page} says why, and begins another one.`;
  return proved === null || proved.at + freshFor > now
    ? null
    : `The last proved copy is ${describeAge(now - proved.at)} old. Keep the server running, or begin a copy under ${page}.`;
};

const describeCopies = ({ isOn, proved }: CopyRecord, now: number): string => {
  if (!isOn) return `turned off; the owner of the home turns them on under ${page}`;
  return proved === null
    ? 'no copy is proved yet'
    : `the last proved copy is ${describeAge(now - proved.at)} old`;
};

const describeAge = (age: number): string => {
  const inHours = Math.max(0, Math.round(age / 3_600_000));
  const [count, unit] = inHours < 48 ? [inHours, 'hour'] : [Math.round(inHours / 24), 'day'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
};
