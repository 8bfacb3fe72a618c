import type { MemoryChange, MemoryReport } from './memory-actions.machine.ts';
import { memoryIdOf, type Memory } from './memory.ts';
import type { MateMemory } from '../../../contract/memory/memory.ts';

export interface MateMemoryInput {
  /** Null where the page was opened without a mate. */
  readonly mateId: string | null;
  /** The conversation in which it is shown; null for what the mate remembers of all of them. */
  readonly roomId: string | null;
  /** The short name of the mate; null where it is not known yet, or the mate was deleted. */
  readonly mateName: string | null;
}

/** The loaded data. */
export interface LoadedMemory extends Pick<MateMemoryInput, 'mateName'>, Pick<MateMemory, 'remembers'> {
  readonly memories: readonly Memory[];
}

export interface MateMemoryContext extends MateMemoryInput, LoadedMemory {
  /** Forgotten a moment ago; each can be brought back. */
  readonly forgotten: readonly Memory[];
  /** The filter of the list; '' for everything. */
  readonly query: string;
}

export type MateMemoryEvent =
  | { readonly type: 'load.retry' }
  /** Something was learned or forgotten elsewhere. */
  | { readonly type: 'memories.outdated' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'search.change'; readonly query: string }
  | MemoryReport;

export type MateMemoryTag = 'failed' | 'shown';

/** The children by id, with the names of their logic. */
export type MateMemoryChildren = {
  request: 'fetchMemory';
  refresh: 'refreshMemory';
  memoryActions: 'memoryActions';
  watchPage: 'watchPage';
};

type Lists = Pick<MateMemoryContext, 'memories' | 'forgotten'>;

/** Returns the lists after the server changed a memory. A forgotten one can be brought back. */
export const applyChange = (lists: Lists, change: MemoryChange): Lists => {
  const id = change.type === 'memory.changed' ? memoryIdOf(change.memory) : change.memoryId;
  const isOther = (memory: Memory): boolean => memoryIdOf(memory) !== id;
  const memories = lists.memories.filter(isOther);
  const forgotten = lists.forgotten.filter(isOther);
  if (change.type === 'memory.changed') return { memories: [...memories, change.memory], forgotten };
  const known = lists.memories.find((memory) => !isOther(memory));
  return change.type === 'memory.missing' || known === undefined
    ? { memories, forgotten }
    : { memories, forgotten: [...forgotten, known] };
};

/** Takes what the server sent. A memory that it lists is not forgotten. */
export const withMemory = ({ forgotten }: Lists, loaded: LoadedMemory) => {
  const listed = new Set(loaded.memories.map(memoryIdOf));
  return { ...loaded, forgotten: forgotten.filter((memory) => !listed.has(memoryIdOf(memory))) };
};
