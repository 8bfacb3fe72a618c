import type { Change } from '../../machines/mates/favorites.reducers.ts';
import { ApiError } from '../http/api-error.ts';
import type { FavoritesService } from './favorites.ts';

/** Makes a change of a signed-in user, and queues that of a visitor, who is asked to sign in. */
export interface ChangeSaver {
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
