import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Count, Nothing, Time } from '../primitives.ts';
import { Credentials } from '../sign-in/user.ts';

/** Why a copy was not written, or not proved. */
export const copyProblems = [
  /** The folder is not there: an external disk, for example. */
  'folderMissing',
  /** Nothing could be written or read for minutes: a disk in the network, for example. */
  'notAnswering',
  'notWritable',
  'diskFull',
  /** The key is no longer beside the database. */
  'keyMissing',
  /** The file on the disk is not what was written. */
  'damaged',
  /** It was opened, but not all of it could be restored. */
  'incomplete',
  'failed',
] as const;
export type CopyProblem = (typeof copyProblems)[number];

/**
 * `unset`: no folder is set; `never`: on, without a copy so far; `fresh`: the last one is proved and not older than a night; `stale`: it
 * is older; `failed`: see `problem`.
 */
export const copyStates = ['unset', 'off', 'never', 'running', 'fresh', 'stale', 'failed'] as const;

/** The copies of the owner's account that a server at home writes each night. */
export const HomeCopies = v.object({
  state: v.picklist(copyStates),
  /** Where they are, as the settings of the server say; null where none is set. */
  folder: v.nullable(v.string()),
  /** What is done now, and how many messages of how many; `total` is 0 while that is not known. */
  running: v.nullable(v.object({ step: v.picklist(['writing', 'proving']), done: Count, total: Count })),
  /** The last copy that was written. */
  last: v.nullable(v.object({ file: v.string(), at: Time, bytes: Count })),
  /** The last copy that was opened with the key and restored, and what was in it. */
  proved: v.nullable(
    v.object({ file: v.string(), at: Time, rooms: Count, messages: Count, mates: Count, facts: Count }),
  ),
  /** What went wrong since, and with how many things of a copy. */
  problem: v.nullable(v.object({ reason: v.picklist(copyProblems), at: Time, count: Count })),
  /** The public part of the key; null before there is one. */
  recipient: v.nullable(v.string()),
  /** Whether the owner wrote down the secret part, which is never returned again. */
  isKeySaved: v.boolean(),
});
export type HomeCopies = v.InferOutput<typeof HomeCopies>;

/** Returns the copies of a home to its owner; null to anybody else, and on any other server. */
export const homeCopies = defineCall({
  method: 'GET',
  path: '/copies',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: v.nullable(HomeCopies),
  extension: true,
});

/** Turns on a copy every night, and begins the first one. The key is made once. Returns `notAvailable` without a folder. */
export const turnOnHomeCopies = defineCall({
  method: 'POST',
  path: '/copies/on',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: HomeCopies,
  extension: true,
});

/** Writes no copies any more. Those that are there stay, and so does the key. */
export const turnOffHomeCopies = defineCall({
  method: 'POST',
  path: '/copies/off',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: HomeCopies,
  extension: true,
});

/** Begins a copy now; where one is being written, nothing changes. */
export const copyHomeNow = defineCall({
  method: 'POST',
  path: '/copies/now',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: HomeCopies,
  extension: true,
});

/** What opens the copies. */
export const CopyKey = v.object({ secret: v.string() });

/**
 * Returns the secret that opens the copies, until the owner confirms to have written it down; then `notFound`. An account without a
 * password must have signed in within the last minutes instead of sending one.
 */
export const revealCopyKey = defineCall({
  method: 'POST',
  path: '/copies/key',
  access: 'token',
  effect: 'write',
  input: v.object({ password: v.optional(Credentials.entries.password) }),
  output: CopyKey,
  extension: true,
});

/** The owner has written down the secret: it is not returned again. */
export const confirmCopyKey = defineCall({
  method: 'POST',
  path: '/copies/key/saved',
  access: 'token',
  effect: 'write',
  input: v.optional(Nothing, {}),
  output: HomeCopies,
  extension: true,
});
