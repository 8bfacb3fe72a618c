import type { FactKind } from '../../../contract/memory/fact.ts';
import type { MateMemoryContext } from './mate-memory.reducers.ts';
import { isChapter, memoryIdOf, type Memory } from './memory.ts';

/** A heading of the list: what facts that are true are about, those that are past, or the chapters. */
export type MemoryGroupName = FactKind | 'past' | 'chapters';

export interface MemoryGroup {
  readonly name: MemoryGroupName;
  /** Of facts, pinned ones first, then the newest; chapters in the order of time. */
  readonly memories: readonly Memory[];
}

const groupNames: readonly MemoryGroupName[] = ['you', 'mate', 'plan', 'story', 'past', 'chapters'];

/**
 * The memories that the query finds, and in their places those that can be brought back. The one that is being corrected keeps its
 * place. Groups without memories are omitted.
 */
export const groupsOf = ({
  memories,
  forgotten,
  edited,
  query,
}: Pick<MateMemoryContext, 'memories' | 'forgotten' | 'query'> & {
  readonly edited: Memory | null;
}): readonly MemoryGroup[] => {
  const words = folded(query).split(/\s+/u);
  const found = [...memories, ...forgotten].filter((memory) => {
    if (edited !== null && memoryIdOf(memory) === memoryIdOf(edited)) return false;
    const written = folded(memory.text);
    return words.every((word) => written.includes(word));
  });
  if (edited !== null) found.push(edited);
  return groupNames
    .map((name) => ({ name, memories: found.filter((memory) => groupOf(memory) === name).toSorted(inOrder) }))
    .filter((group) => group.memories.length > 0);
};

const groupOf = (memory: Memory): MemoryGroupName => {
  if (isChapter(memory)) return 'chapters';
  return memory.pastSince === null ? memory.kind : 'past';
};

/** Compares two memories of one group. */
const inOrder = (one: Memory, other: Memory): number => {
  if (isChapter(one) || isChapter(other)) return startOf(one) - startOf(other);
  return Number(other.pinned) - Number(one.pinned) || other.createdAt - one.createdAt;
};

const startOf = (memory: Memory): number => (isChapter(memory) ? memory.from.at : memory.createdAt);

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
