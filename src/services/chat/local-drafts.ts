import type { SafeStorage } from '../storage/safe-storage.ts';

/** What somebody wrote that only this device has: drafts and unsent messages, and mates that are not saved. */
export interface KeptWordsStore {
  readonly count: (userId: string) => number;
  readonly forget: (userId: string) => void;
}

export const createKeptWords = (storage: Pick<SafeStorage, 'keys' | 'remove'>): KeptWordsStore => {
  const keysOf = (kinds: readonly string[], userId: string) =>
    kinds.flatMap((kind) => storage.keys(`mates.${kind}/${userId}/`));
  return {
    count: (userId) => keysOf(texts, userId).length,
    forget(userId) {
      for (const key of keysOf([...texts, 'leaving'], userId)) storage.remove(key);
    },
  };
};

const texts = ['draft', 'unsent', 'mate-draft'];
