import { fromPromise } from 'xstate';
import type { CollectionItem } from '../../machines/mates/browse/saved-list.types.ts';
import type { Change } from '../../machines/mates/favorites.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { ToggleChange } from '../../machines/shared/commands/toggle.types.ts';
import { ApiError } from '../http/api-error.ts';
import type { FavoritesService } from './favorites.ts';

/** Makes a change of a signed-in user, and queues that of a visitor, who is asked to sign in. */
interface ChangeSaver {
  readonly isSignedIn: () => boolean;
  readonly set: FavoritesService['set'];
  readonly queueChange: (change: Change) => void;
}

/** Makes the change and returns the new state. Fails for a visitor, whose change is made after signing in. */
export const saveChange = async (
  change: Change,
  { isSignedIn, set, queueChange }: ChangeSaver,
  signal: AbortSignal,
): Promise<boolean> => {
  if (isSignedIn()) return set(change, signal);
  queueChange(change);
  throw new ApiError('expired', 'nobody is signed in');
};

/** Implements the actor of a toggle, and connects it to the hearts on all cards. */
export const toggleActors = (
  saver: ChangeSaver,
  announceFavorite: (mateId: string, isOn: boolean) => void,
) => ({
  saveToggle: fromPromise<boolean, ToggleChange>(async ({ input, signal }) => {
    const isOn = await saveChange(input, saver, signal);
    if (input.kind === 'favorite') announceFavorite(input.id, isOn);
    return isOn;
  }),
});

/** Implements the actor of a saved list. */
export const savedListActors = (read: (signal: AbortSignal) => Promise<CollectionItem[]>) => ({
  fetchItems: provideRequest<readonly CollectionItem[]>(({ signal }) => read(signal)),
});
