import type { SnapshotFrom } from 'xstate';
import type { Mate } from '../../../../contract/mates/mate.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import type { discoverMachine } from './discover.machine.ts';

const maxNewcomers = 5;
/** The chat to continue, and a row of others. */
const maxChats = 7;
/** With fewer mates that users have talked with, a ranking says nothing. */
const minRanked = 3;

type Snapshot = SnapshotFrom<typeof discoverMachine>;

/** The mates that users have talked with, ranked; none while they are too few to rank. */
export const selectRanks = ({ context }: Snapshot) => rankedOf(context.ranks);
/** Mates to show in place of the ranking while there are too few to rank. */
export const selectNewcomers = ({ context: { ranks } }: Snapshot): readonly Mate[] =>
  rankedOf(ranks).length === 0 ? ranks.slice(0, maxNewcomers).map(({ mate }) => mate) : [];

const rankedOf = (ranks: Snapshot['context']['ranks']) => {
  const ranked = ranks.filter(({ mate }) => mate.chats > 0);
  return ranked.length < minRanked ? [] : ranked;
};

/** The latest chats that can be continued. */
export const selectLatestChats = ({ context: { chats } }: Snapshot): readonly Room[] =>
  chats
    .filter(
      ({ archived, unavailable, mate }) =>
        archived !== true && unavailable !== true && mate.hidden === undefined,
    )
    .slice(0, maxChats);

/** The mates that carry the tag; all of them without one. */
export const withTag = (mates: readonly Mate[], tag: string | null): readonly Mate[] =>
  tag === null ? mates : mates.filter((mate) => mate.tags.includes(tag));

/** The tags that mates carry, the commonest first, then by name: at most `max` of them. */
export const commonTags = (mates: readonly Mate[], max: number): readonly string[] => {
  const counts = new Map<string, number>();
  for (const tag of mates.flatMap((mate) => mate.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .slice(0, max)
    .map(([tag]) => tag);
};
