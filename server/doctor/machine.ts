import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ok, problem, type Finding } from './finding.ts';

/** The versions in `engines` of package.json. `version` is like `20.19.0`. */
export const checkNode = (version: string = process.versions.node): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  return isSupported
    ? ok(version)
    : problem(`${version} is not supported. Install 20.19, 22.12, 24 or newer.`);
};

/** The folder and its files are for the server's user only. */
export const checkFolder = ({ dataDir }: Pick<Config, 'dataDir'>): Finding => {
  const existing = findExisting(dataDir);
  if (!statSync(existing).isDirectory()) {
    return problem(`${existing} is not a folder. Set DATA_DIR to a folder.`);
  }
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return problem(`${existing} cannot be written by the current user. Change its owner or its permissions.`);
  }
  if (existing !== dataDir) {
    return ok(`${dataDir} does not exist yet; the server creates it`);
  }
  const open = findOpenToOthers(dataDir);
  return open.length === 0
    ? ok(dataDir)
    : problem(`Other users of this machine can read ${open.join(', ')}. Run: chmod go-rwx ${open.join(' ')}`);
};

const findExisting = (path: string): string => (existsSync(path) ? path : findExisting(dirname(path)));

/** Windows has no such permissions. */
const findOpenToOthers = (dataDir: string): string[] =>
  process.platform === 'win32'
    ? []
    : [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].filter(
        (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
      );

/** The minimum of free space, in bytes. The embedded database also needs its own size, to be rewritten or copied. */
const minFree = 500e6;

export const checkDisk = (
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  freeBytes: (folder: string) => number = readFree,
): Finding => {
  const path = join(dataDir, 'mates.db');
  const size = databaseUrl === null ? (statSync(path, { throwIfNoEntry: false })?.size ?? 0) : 0;
  const free = freeBytes(findExisting(dataDir));
  const needed = Math.max(minFree, size);
  return free >= needed
    ? ok(`${formatSize(free)} free`)
    : problem(
        `${formatSize(free)} free, ${formatSize(needed)} needed. Free some space, or set DATA_DIR to a folder on another disk.`,
      );
};

const readFree = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

export const formatSize = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
