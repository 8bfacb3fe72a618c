import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { maxMessageLength } from '../limits.ts';
import { Count, Id } from '../primitives.ts';

/** The maximum number of messages of a test. */
export const maxTestMessages = 20;

/**
 * What becomes of an entry. It fires without a key or by a key ('' for a decorator), or not: a secondary key or a decorator prevents
 * it (`secondary`, `decorator`), it is for other mates (`filter`), its key is in older messages than are scanned (`tooDeep`), in none
 * but the texts of entries that it must not be fired by (`recursion`), it waits for more messages (`delay`), another of its group
 * fires (`group`), or chance or the budget prevents it. One that is sexual about minors is never used (`refused`). The
 * patterns of a book that took too long are off for a while (`slow`).
 */
export const LoreOutcome = v.variant('kind', [
  v.object({ kind: v.literal('always') }),
  v.object({ kind: v.literal('key'), key: v.string() }),
  v.object({
    kind: v.picklist([
      'secondary',
      'decorator',
      'filter',
      'tooDeep',
      'recursion',
      'delay',
      'group',
      'chance',
      'budget',
      'refused',
      'slow',
    ]),
    /** The key that was found; '' for none. */
    key: v.string(),
  }),
]);
export type LoreOutcome = v.InferOutput<typeof LoreOutcome>;

export const LoreTest = v.object({
  /** Entries that fire, in the order in which they get the budget, then those that do not though they could. No key of the others was found. */
  entries: v.array(
    v.object({
      entryId: Id,
      /** Of its text, by estimate. */
      tokens: Count,
      /** The number of the scan: 1 for the messages, more for the texts of entries; 0 where it does not fire. */
      scan: Count,
      outcome: LoreOutcome,
    }),
  ),
  /** The tokens of all that fire, and the most that they can have. */
  tokens: Count,
  budget: Count,
});
export type LoreTest = v.InferOutput<typeof LoreTest>;

/**
 * Says which entries of a book fire for messages, the oldest first, of which the last one is the user's. Names and tags are those of
 * the mate `mateId`; without one, filters for mates are ignored. What is random depends on `seed`. Sends nothing and stores nothing.
 */
export const testLorebook = defineCall({
  method: 'POST',
  path: '/lorebook/test',
  access: 'token',
  effect: 'read',
  input: v.object({
    bookId: Id,
    mateId: v.optional(Id),
    messages: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(maxMessageLength))),
      v.minLength(1),
      v.maxLength(maxTestMessages),
    ),
    seed: v.optional(v.pipe(Count, v.maxValue(1_000_000_000)), 1),
  }),
  output: LoreTest,
  extension: true,
});
