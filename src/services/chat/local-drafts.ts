import type { SafeStorage } from '../storage/safe-storage.ts';
import { textsIn } from './held-texts.ts';

/** The texts of users that are stored on this device only: drafts, unsent messages, and unsaved names, notes and mates. */
export interface LocalDrafts {
  readonly count: (userId: string) => number;
  readonly remove: (userId: string) => void;
  /** Removes them, and returns what stores them again. */
  readonly take: (userId: string) => () => void;
  /** Removes those of all other users. */
  readonly removeOfOthers: (userId: string) => void;
}

/** Values in memory, because the browser refused to store them, count too. */
export const createLocalDrafts = (storage: SafeStorage): LocalDrafts => {
  const keysBelow = (kinds: readonly string[], owner: string) =>
    kinds.flatMap((kind) => textsIn(storage).keys(`mates.${kind}/${owner}`));
  const removeAll = (keys: readonly string[]): void => {
    for (const key of keys) textsIn(storage).remove(key);
  };
  const remove = (userId: string) => removeAll(keysBelow(all, `${userId}/`));
  return {
    count: (userId) => keysBelow(texts, `${userId}/`).length,
    remove,
    take(userId) {
      const taken = keysBelow(all, `${userId}/`).map(
        (key) => [key, textsIn(storage).read(key) ?? ''] as const,
      );
      remove(userId);
      return () => {
        for (const [key, text] of taken) textsIn(storage).write(key, text);
      };
    },
    removeOfOthers: (userId) =>
      removeAll(keysBelow(all, '').filter((key) => key.split('/', 2)[1] !== userId)),
  };
};

const texts = ['draft', 'unsent', 'mate-draft', 'room-draft'];
const all = [...texts, 'mate-card', 'leaving'];
