import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Mate } from '../../../../contract/mate.ts';
import type { discoverMachine } from './discover.machine.ts';
import type { Failure } from '../../shared/failure.ts';

export type DiscoverActor = ActorRefFrom<typeof discoverMachine>;

type Snapshot = SnapshotFrom<typeof discoverMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectPick = (snapshot: Snapshot): Mate | null => snapshot.context.pick;
export const selectMates = (snapshot: Snapshot): readonly Mate[] => snapshot.context.mates;
export const selectTag = (snapshot: Snapshot): string | null => snapshot.context.tag;
export const selectRanks = (snapshot: Snapshot) => snapshot.context.ranks;
export const selectRanksBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('ranksBusy');
export const selectRanksFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('ranksFailed');

/** The mates that carry the tag; all of them without one. */
export const withTag = (mates: readonly Mate[], tag: string | null): readonly Mate[] =>
  tag === null ? mates : mates.filter((mate) => mate.tags.includes(tag));

/** The tags that mates carry, the commonest first, then by name: at most `most` of them. */
export const commonTags = (mates: readonly Mate[], most: number): readonly string[] => {
  const counts = new Map<string, number>();
  for (const tag of mates.flatMap((mate) => mate.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .slice(0, most)
    .map(([tag]) => tag);
};
