import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';
import { Count, Id, Nothing } from '../primitives.ts';

export const Creator = v.object({ creatorId: Id, name: v.string() });
export type Creator = v.InferOutput<typeof Creator>;

/**
 * The fields of a card. `hue` (0-359) colors everything that belongs to the mate; `portrait` is a path on this host.
 */
export const Mate = v.object({
  mateId: Id,
  name: v.string(),
  shortName: v.string(),
  tagline: v.string(),
  tags: v.array(v.string()),
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(359)),
  portrait: v.string(),
  /** The `srcset` of an image with the mate's own picture, whose `src` is the portrait. An extension, omitted without a picture. */
  portraitSet: v.optional(v.string()),
  /** The id of that picture. */
  picture: v.optional(v.string()),
  quote: v.string(),
  creator: Creator,
  /** The number of messages sent to this mate. */
  chats: Count,
  /**
   * The caller has not enabled mature content: only the id is the mate's own. An extension, omitted for a visible mate.
   */
  hidden: v.optional(v.literal('mature')),
  /**
   * The languages in which it replies. An extension, omitted where a language model writes the replies, and where a mate is only
   * named, as in a list of rooms.
   */
  languages: v.optional(v.array(v.picklist(languages))),
  /**
   * Of a mate of the caller's own that a search found: only the caller sees it, or whoever has its link. An extension, omitted for
   * a public mate, and in all other results.
   */
  visibility: v.optional(v.picklist(['private', 'unlisted'])),
});
export type Mate = v.InferOutput<typeof Mate>;

export const Recommendation = v.object({ pick: v.nullable(Mate), mates: v.array(Mate) });
export type Recommendation = v.InferOutput<typeof Recommendation>;

export const TrendingRank = v.object({
  ranks: v.array(v.object({ rank: Count, mate: Mate })),
});
export type TrendingRank = v.InferOutput<typeof TrendingRank>;

/** The mates of the first screen, and the one of the day. */
export const recommend = defineCall({
  method: 'GET',
  path: '/mate/recommend',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: Recommendation,
});

/** The ten mates with the most messages in the last seven days, highest rank first. */
export const trendingRank = defineCall({
  method: 'GET',
  path: '/mate/trendingRank',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: TrendingRank,
});
