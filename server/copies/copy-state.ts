import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { HomeCopies } from '../../contract/account/home-copies.ts';
import { Id } from '../../contract/primitives.ts';
import { hours } from '../shared/clock.ts';

/** What is known of the copies on this computer: its folder is not that of another computer to which the database is moved. */
const CopyRecord = v.object({
  /** Whose account that is. */
  ownerId: v.nullable(Id),
  isOn: v.boolean(),
  ...v.pick(HomeCopies, ['last', 'proved', 'problem']).entries,
  /** The public part of the key whose secret part was written down. */
  savedRecipient: v.nullable(v.string()),
});
export type CopyRecord = v.InferOutput<typeof CopyRecord>;

/** Before anything is known. */
export const noCopies: CopyRecord = {
  ownerId: null,
  isOn: false,
  last: null,
  proved: null,
  problem: null,
  savedRecipient: null,
};

/** For how long a proved copy is as new as it can be, in milliseconds: one is made each day, and takes a while. */
export const freshFor = hours(26);

/** The file in the data folder. */
export const copyStateName = 'home-copies.json';

/** Returns what is known of the copies. A file that is damaged counts as none. */
export const readCopyRecord = (dataDir: string): CopyRecord => {
  const path = join(dataDir, copyStateName);
  if (!existsSync(path)) return noCopies;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), CopyRecord), readFileSync(path, 'utf8'));
  return read.success ? read.output : noCopies;
};

/** Replaces the file as a whole. */
export const writeCopyRecord = (dataDir: string, record: CopyRecord): void => {
  const path = join(dataDir, copyStateName);
  writeFileSync(`${path}.new`, JSON.stringify(record), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
};
