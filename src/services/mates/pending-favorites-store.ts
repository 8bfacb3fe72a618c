import * as v from 'valibot';
import type { Change } from '../../machines/mates/favorites.reducers.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

const key = 'heart-wishes';
const Changes = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.variant('kind', [
      v.object({
        kind: v.picklist(['favorite', 'follow', 'block']),
        id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
        wanted: v.boolean(),
      }),
      v.object({
        kind: v.literal('followTag'),
        id: v.pipe(v.string(), v.regex(/^[^\p{Cc},]{1,24}$/u)),
        wanted: v.boolean(),
      }),
    ]),
  ),
  v.maxLength(50),
);

export interface PendingFavoritesStore {
  /** Empty where nothing, or nothing readable, is stored. */
  readonly read: () => readonly Change[];
  readonly write: (pending: readonly Change[]) => void;
}

/** Stores the pending changes of a visitor in the tab, across the reload after signing in. */
export const createPendingFavoritesStore = (tabStorage: SafeStorage): PendingFavoritesStore => ({
  read() {
    const stored = v.safeParse(Changes, tabStorage.read(key));
    return stored.success ? stored.output : [];
  },
  write(pending) {
    if (pending.length === 0) tabStorage.remove(key);
    else tabStorage.write(key, JSON.stringify(pending));
  },
});
