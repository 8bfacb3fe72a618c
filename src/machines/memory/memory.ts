import type { Fact } from '../../../contract/memory/fact.ts';
import type { Chapter } from '../../../contract/memory/memory.ts';

/** An item of a mate's memory: a fact, or a chapter of the conversation. */
export type Memory = Fact | Chapter;

export const isChapter = (memory: Memory): memory is Chapter => 'chapterId' in memory;

export const memoryIdOf = (memory: Memory): string => (isChapter(memory) ? memory.chapterId : memory.factId);
