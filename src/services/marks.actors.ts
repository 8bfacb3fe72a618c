import { fromPromise } from 'xstate';
import type { CollectionItem } from '../machines/collection.types.ts';
import type { MarkWish } from '../machines/mark.types.ts';
import { ApiError } from './api-error.ts';
import type { MarksService } from './marks.ts';

/** The hearts on all cards, which every switch of a heart agrees with. */
interface Hearts {
  readonly isSignedIn: () => boolean;
  /** Asks a visitor to sign in, and has the heart set after that. */
  readonly wishHeart: (mateId: string) => void;
  readonly tellHeart: (mateId: string, isOn: boolean) => void;
}

/** What the switch of a mark does. */
export const markActors = (marks: Pick<MarksService, 'set'>, hearts: Hearts) => ({
  setMark: fromPromise<boolean, MarkWish>(async ({ input, signal }) => {
    const isHeart = input.kind === 'favorite';
    if (isHeart && !hearts.isSignedIn()) {
      hearts.wishHeart(input.id);
      throw new ApiError('expired', 'nobody is signed in');
    }
    const isOn = await marks.set(input, signal);
    if (isHeart) hearts.tellHeart(input.id, isOn);
    return isOn;
  }),
});

/** What a list of marks reads. */
export const collectionActors = (read: (signal: AbortSignal) => Promise<CollectionItem[]>) => ({
  fetchItems: fromPromise<readonly CollectionItem[], undefined>(({ signal }) => read(signal)),
});
