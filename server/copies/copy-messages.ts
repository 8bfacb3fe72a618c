import * as v from 'valibot';
import { copyProblems, HomeCopies } from '../../contract/account/home-copies.ts';

/** What the process of a copy sends to the server. */
export const CopyMessage = v.variant('type', [
  v.object({ type: v.literal('progress'), ...v.unwrap(HomeCopies.entries.running).entries }),
  /** Something was written or read meanwhile. */
  v.object({ type: v.literal('alive') }),
  v.object({ type: v.literal('written'), last: v.unwrap(HomeCopies.entries.last) }),
  v.object({ type: v.literal('proved'), proved: v.unwrap(HomeCopies.entries.proved) }),
  v.object({ type: v.literal('done') }),
  v.object({
    type: v.literal('failed'),
    reason: v.picklist(copyProblems),
    count: v.number(),
    /** The name and the code of the error, for the log. */
    error: v.string(),
  }),
]);
export type CopyMessage = v.InferOutput<typeof CopyMessage>;

/** What the server sends to the process, once. */
export const CopyJobMessage = v.object({
  dataDir: v.string(),
  databaseUrl: v.nullable(v.string()),
  folder: v.string(),
  ownerId: v.string(),
  now: v.number(),
});
export type CopyJobMessage = v.InferOutput<typeof CopyJobMessage>;
