import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Count, Id, Nothing } from './primitives.ts';

export const Creator = v.object({ creatorId: Id, name: v.string() });
export type Creator = v.InferOutput<typeof Creator>;

/** What a card shows. `hue` (0-359) colours everything that belongs to the mate; `portrait` is a path of this host. */
export const Mate = v.object({
  mateId: Id,
  name: v.string(),
  shortName: v.string(),
  tagline: v.string(),
  tags: v.array(v.string()),
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(359)),
  portrait: v.string(),
  quote: v.string(),
  creator: Creator,
  /** How many messages people have sent to this mate. */
  chats: Count,
  /**
   * The caller did not ask for mature content: nothing here is the mate's but its id. An extension, and left out where the
   * mate is shown.
   */
  hidden: v.optional(v.literal('mature')),
});
export type Mate = v.InferOutput<typeof Mate>;

export const Recommendation = v.object({ pick: v.nullable(Mate), mates: v.array(Mate) });
export type Recommendation = v.InferOutput<typeof Recommendation>;

export const TrendingRank = v.object({
  ranks: v.array(v.object({ rank: Count, mate: Mate })),
});
export type TrendingRank = v.InferOutput<typeof TrendingRank>;

export const recommend = defineCall({
  method: 'GET',
  path: '/mate/recommend',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: Recommendation,
});

export const trendingRank = defineCall({
  method: 'GET',
  path: '/mate/trendingRank',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: TrendingRank,
});
