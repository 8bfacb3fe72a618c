import type { SafeStorage } from '../storage/safe-storage.ts';
import { textsIn } from './held-texts.ts';

/** The texts of users that are stored on this device only: drafts, unsent messages, and unsaved names, notes and mates. */
export interface LocalDrafts {
  readonly count: (userId: string) => number;
  readonly remove: (userId: string) => void;
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
  return {
    count: (userId) => keysBelow(texts, `${userId}/`).length,
    remove: (userId) => removeAll(keysBelow(all, `${userId}/`)),
    removeOfOthers: (userId) =>
      removeAll(keysBelow(all, '').filter((key) => key.split('/', 2)[1] !== userId)),
  };
};

const texts = ['draft', 'unsent', 'mate-draft', 'room-draft'];
const all = [...texts, 'mate-card', 'leaving'];
