import type { Fact } from '../../../contract/memory/fact.ts';
import type { Chapter } from '../../../contract/memory/memory.ts';

export const nurse: Fact = {
  factId: 'fact-1',
  kind: 'you',
  text: 'Works as a nurse',
  roomId: null,
  source: { roomId: 'room-1', messageId: 'message-1' },
  learnedBy: 'rule',
  pinned: false,
  pastSince: null,
  createdAt: 2000,
  updatedAt: 2000,
};

export const porto: Fact = {
  ...nurse,
  factId: 'fact-2',
  kind: 'plan',
  text: 'Goes to Porto in May',
  source: null,
  learnedBy: 'you',
  createdAt: 1000,
  updatedAt: 1000,
};

/** Only in room-1. */
export const lighthouse: Fact = {
  ...nurse,
  factId: 'fact-3',
  kind: 'story',
  text: 'They met at the lighthouse',
  roomId: 'room-1',
  createdAt: 1500,
};

export const baker: Fact = {
  ...nurse,
  factId: 'fact-4',
  text: 'Works as a baker',
  pastSince: 2000,
  createdAt: 500,
};

export const harbor: Chapter = {
  chapterId: 'chapter-1',
  roomId: 'room-1',
  text: 'They met at the harbor and looked for the lighthouse.',
  from: { messageId: 'message-1', at: 1000 },
  to: { messageId: 'message-100', at: 90_000_000 },
  count: 100,
  learnedBy: 'model',
  createdAt: 90_000_000,
  updatedAt: 90_000_000,
};
