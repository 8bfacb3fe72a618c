import { mapInTurns } from '../../shared/event-loop.ts';
import type { CompiledEntry } from './compile-book.ts';
import type { LoreCause } from './match-entry.ts';

/** An entry that could fire. */
export interface Candidate {
  readonly one: CompiledEntry;
  readonly cause: LoreCause;
  readonly isSticky: boolean;
  /** How many of its keys were found. */
  readonly score: number;
}

/**
 * Leaves one entry of each inclusion group, or none where one of the group has fired already. Sticky entries take precedence, then
 * those with the most keys found where they are scored, then the highest order among prioritized ones, then chance by weight. An
 * entry in several groups must win all of them (SillyTavern). Yields to other work.
 */
export const chooseInGroups = async (
  candidates: readonly Candidate[],
  fired: ReadonlySet<string>,
  random: () => number,
): Promise<Candidate[]> => {
  const lost = new Set<Candidate>();
  await mapInTurns(await toGroups(candidates), ([name, members]) => {
    const group = members.filter((one) => !lost.has(one));
    const winners = new Set(fired.has(name) ? [] : winnersOf(group, random));
    for (const one of group) {
      if (!winners.has(one)) lost.add(one);
    }
  });
  return candidates.filter((one) => !lost.has(one));
};

const toGroups = async (
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, readonly Candidate[]>> => {
  const groups = new Map<string, Candidate[]>();
  await mapInTurns(candidates, (candidate) => {
    for (const name of new Set(candidate.one.entry.groups)) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [candidate]);
      else group.push(candidate);
    }
  });
  return groups;
};

const winnersOf = (group: readonly Candidate[], random: () => number): readonly Candidate[] => {
  const sticky = group.filter(({ isSticky }) => isSticky);
  if (sticky.length > 0) {
    return sticky;
  }
  const highest = group.reduce((best, { score }) => Math.max(best, score), 0);
  const isScored = group.some(({ one }) => one.entry.isScored);
  const best = isScored ? group.filter(({ one, score }) => !one.entry.isScored || score === highest) : group;
  const prioritized = best
    .filter(({ one }) => one.entry.isPrioritized)
    .toSorted((one, other) => other.one.entry.order - one.one.entry.order);
  const winner = best.length < 2 ? best[0] : (prioritized[0] ?? drawByWeight(best, random()));
  return winner === undefined ? [] : [winner];
};

const drawByWeight = (group: readonly Candidate[], chance: number): Candidate | undefined => {
  let remaining = chance * group.reduce((sum, { one }) => sum + one.entry.groupWeight, 0);
  return group.find(({ one }) => (remaining -= one.entry.groupWeight) <= 0) ?? group[0];
};
