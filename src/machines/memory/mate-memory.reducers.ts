import type { LoadedMemory, MateMemoryContext } from './mate-memory.types.ts';
import type { MemoryChange } from './memory-actions.types.ts';
import { memoryIdOf, type Memory } from './memory.ts';

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
