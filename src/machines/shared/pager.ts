/** How machines, services and views use `pagerMachine`. */
import type { ActorRefFrom, NonReducibleUnknown, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { pagerMachine, type LoadedPage, type PagerInput } from './pager.machine.ts';
import { notProvidedPromise } from './placeholders.ts';
import type { RetypedMachine } from './retyped-machine.ts';

export type { LoadedPage, PageLoadedEvent } from './pager.machine.ts';

type PagerSnapshot = SnapshotFrom<typeof pagerMachine>;

/** A pager of pages of this type. */
export type PagerMachine<Page, Cursor> = RetypedMachine<
  typeof pagerMachine,
  PagerInput<Page, Cursor>,
  undefined
>;

/** A pager of any type, as a view uses it. */
export type PagerActor = Pick<ActorRefFrom<typeof pagerMachine>, 'getSnapshot' | 'send' | 'subscribe'>;

/** Loads pages by a call which takes a cursor. */
export const toPager = <Page, Cursor extends NonReducibleUnknown>(
  call: PromiseActorLogic<LoadedPage<Page, Cursor>, Cursor>,
): PagerMachine<Page, Cursor> => {
  // The machine passes cursors and pages on unread, which its own type cannot express.
  const fetchPage = call as PromiseActorLogic<LoadedPage, NonReducibleUnknown>;
  return pagerMachine.provide({ actors: { fetchPage } }) as PagerMachine<Page, Cursor>;
};

/** A placeholder of a pager. */
export const notProvidedPager = <Page, Cursor extends NonReducibleUnknown>(name: string) =>
  toPager(notProvidedPromise<LoadedPage<Page, Cursor>, Cursor>(name));

export const selectIsBusy = (snapshot: PagerSnapshot): boolean =>
  snapshot.hasTag('busy') && !snapshot.hasTag('slow');
export const selectIsSlow = (snapshot: PagerSnapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: PagerSnapshot): boolean => snapshot.hasTag('failed');
export const selectIsEnd = (snapshot: PagerSnapshot): boolean => snapshot.hasTag('end');
