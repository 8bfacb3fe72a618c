import { fromPromise } from 'xstate';
import type { CollectionItem } from '../machines/collection.types.ts';
import type { MarkWish } from '../machines/mark.types.ts';
import type { MarksService } from './marks.ts';

/** What the switch of a mark does. */
export const markActors = (marks: Pick<MarksService, 'set'>) => ({
  setMark: fromPromise<boolean, MarkWish>(({ input, signal }) => marks.set(input, signal)),
});

/** What a list of marks reads. */
export const collectionActors = (read: (signal: AbortSignal) => Promise<CollectionItem[]>) => ({
  fetchItems: fromPromise<readonly CollectionItem[], undefined>(({ signal }) => read(signal)),
});
