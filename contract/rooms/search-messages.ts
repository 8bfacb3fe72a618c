import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Mate } from '../mates/mate.ts';
import { Count, Id, Time } from '../primitives.ts';
import { longestQuery } from '../mates/search.ts';

/** A part of a message around what was found there. */
export const Excerpt = v.object({
  /** Without Markdown's marks. */
  text: v.string(),
  /** What was found in it: each from `start` to before `end`, in UTF-16 units, in order and without overlaps. */
  ranges: v.array(v.object({ start: Count, end: Count })),
});
export type Excerpt = v.InferOutput<typeof Excerpt>;

export const FoundMessage = v.object({
  roomId: Id,
  messageId: Id,
  /** The mate of the room. */
  mate: Mate,
  /** The title of the room; omitted where there is none. */
  title: v.optional(v.string()),
  /** As in `Room`. */
  autoTitle: v.optional(v.string()),
  role: v.picklist(['user', 'mate']),
  /** As in `Message`. */
  aiGenerated: v.optional(v.literal(true)),
  createdAt: Time,
  excerpt: Excerpt,
});
export type FoundMessage = v.InferOutput<typeof FoundMessage>;

/** The last message that was looked at. `seq` orders a message and its reply, which are often created in one millisecond. */
const MessagePlace = v.object({ createdAt: Time, seq: Count, messageId: Id });

export const FoundMessages = v.object({
  messages: v.array(FoundMessage),
  /**
   * Where the next page continues; null after the last one. One call looks at a limited number of messages, so that a page can
   * be short or empty before the last one.
   */
  next: v.nullable(MessagePlace),
});
export type FoundMessages = v.InferOutput<typeof FoundMessages>;

/**
 * Finds messages in the caller's rooms, in all branches, or in one room; the newest first. A message is found when it contains
 * each word of the text, or one that begins with it. The text is in the body: what users write is not part of addresses.
 */
export const searchMessages = defineCall({
  method: 'POST',
  path: '/room/searchMessages',
  access: 'token',
  effect: 'read',
  input: v.object({
    text: v.pipe(v.string(), v.maxLength(longestQuery)),
    roomId: v.optional(Id),
    /** Only pinned messages; all of them where the text is empty. */
    pinned: v.optional(v.boolean()),
    before: v.optional(MessagePlace),
  }),
  output: FoundMessages,
  carriesAiText: true,
  extension: true,
});
