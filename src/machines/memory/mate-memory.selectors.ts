import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Fact, FactKind } from '../../../contract/memory.ts';
import type { mateMemoryMachine } from './mate-memory.machine.ts';

export type MateMemoryActor = ActorRefFrom<typeof mateMemoryMachine>;

type Snapshot = SnapshotFrom<typeof mateMemoryMachine>;

export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
/** Whether the page was opened without a mate. */
export const selectIsWithoutMate = ({ context }: Snapshot): boolean => context.mateId === null;
export const selectMateId = ({ context }: Snapshot): string | null => context.mateId;
export const selectMateName = ({ context }: Snapshot): string | null => context.mateName;
export const selectRoomId = ({ context }: Snapshot): string | null => context.roomId;
export const selectRemembers = ({ context }: Snapshot): boolean => context.remembers;
export const selectFacts = ({ context }: Snapshot): readonly Fact[] => context.facts;
export const selectForgotten = ({ context }: Snapshot): readonly Fact[] => context.forgotten;
export const selectQuery = ({ context }: Snapshot): string => context.query;
/** This is supervised: the part itself may be missing. */
export const selectFactActions = ({ children }: Snapshot) => children.factActions;

/** A heading of the list: what facts that are true are about, or those that are past. */
export type FactGroupName = FactKind | 'past';

export interface FactGroup {
  readonly name: FactGroupName;
  /** Pinned ones first, then the newest. */
  readonly facts: readonly Fact[];
}

const groupNames: readonly FactGroupName[] = ['you', 'mate', 'plan', 'story', 'past'];

/**
 * The facts that the query finds, and in their places those that can be brought back. The one that is corrected stays where it was,
 * whatever happens to it. Groups without facts are omitted.
 */
export const groupsOf = ({
  facts,
  forgotten,
  edited,
  query,
}: {
  readonly facts: readonly Fact[];
  readonly forgotten: readonly Fact[];
  readonly edited: Fact | null;
  readonly query: string;
}): readonly FactGroup[] => {
  const words = folded(query).split(/\s+/u);
  const others = [...facts, ...forgotten].filter(({ factId }) => factId !== edited?.factId);
  const found = others.filter(({ text }) => {
    const written = folded(text);
    return words.every((word) => written.includes(word));
  });
  if (edited !== null) found.push(edited);
  return groupNames
    .map((name) => ({ name, facts: pinnedFirst(found.filter((fact) => groupOf(fact) === name)) }))
    .filter((group) => group.facts.length > 0);
};

const groupOf = ({ kind, pastSince }: Fact): FactGroupName => (pastSince === null ? kind : 'past');

const pinnedFirst = (facts: readonly Fact[]): readonly Fact[] =>
  facts.toSorted(
    (one, other) => Number(other.pinned) - Number(one.pinned) || other.createdAt - one.createdAt,
  );

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
