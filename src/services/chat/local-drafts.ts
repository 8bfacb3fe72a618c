import type { SafeStorage } from '../storage/safe-storage.ts';

/** The texts of a user that are stored on this device only: drafts, unsent messages, and unsaved names, notes and mates. */
export interface LocalDrafts {
  readonly count: (userId: string) => number;
  readonly remove: (userId: string) => void;
}

export const createLocalDrafts = (storage: Pick<SafeStorage, 'keys' | 'remove'>): LocalDrafts => {
  const keysOf = (kinds: readonly string[], userId: string) =>
    kinds.flatMap((kind) => storage.keys(`mates.${kind}/${userId}/`));
  return {
    count: (userId) => keysOf(texts, userId).length,
    remove(userId) {
      for (const key of keysOf([...texts, 'mate-card', 'leaving'], userId)) storage.remove(key);
    },
  };
};

const texts = ['draft', 'unsent', 'mate-draft', 'room-draft'];
