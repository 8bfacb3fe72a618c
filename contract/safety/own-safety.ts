import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Mate } from '../mates/mate.ts';
import { Id, Nothing, Time } from '../primitives.ts';

/** Blocked mates, newest first. Other lists do not contain them. */
export const BlockList = v.object({ mates: v.array(Mate) });
export type BlockList = v.InferOutput<typeof BlockList>;

/** The mates that the caller has blocked. */
export const blocks = defineCall({
  method: 'GET',
  path: '/safety/blocks',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: BlockList,
  extension: true,
});

/** The stored data about a user's reports and blocks, as exported to them. */
export const SafetyExport = v.object({
  blocks: v.array(v.object({ mateId: Id, createdAt: Time })),
  reports: v.array(
    v.object({
      mateId: Id,
      messageId: v.nullable(Id),
      reason: v.string(),
      words: v.string(),
      /** The reply's text, when the user agreed to storing it. */
      quote: v.nullable(v.string()),
      /** The quote is omitted because the caller has turned mature content off. */
      hidden: v.optional(v.literal('mature')),
      createdAt: Time,
    }),
  ),
});
export type SafetyExport = v.InferOutput<typeof SafetyExport>;
