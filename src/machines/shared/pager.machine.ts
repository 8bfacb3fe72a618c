import { assign, sendTo, setup, type NonReducibleUnknown } from 'xstate';
import { isUnsupported, toFailure, type Failure } from './failure.ts';
import type { ParentRef } from './parent-ref.ts';
import { notProvidedPromise } from './placeholders.ts';

/** A page of a list, and the cursor of the page after it; null after the last one. */
export interface LoadedPage<Page = unknown, Cursor = unknown> {
  readonly page: Page;
  readonly next: Cursor | null;
}

/** Sent to the parent for each page. */
export interface PageLoadedEvent<Page = unknown> {
  readonly type: 'page.loaded';
  readonly page: Page;
}

export interface PagerInput<Page = unknown, Cursor = unknown> {
  /** The cursor of the first page to load; null where there is none. */
  readonly next: Cursor | null;
  readonly parentRef: ParentRef<PageLoadedEvent<Page>>;
}

export type PagerEvent = { readonly type: 'page.next' } | { readonly type: 'load.retry' };

/** The pages of a list after its first one. */
export const pagerMachine = setup({
  types: {
    context: {} as PagerInput,
    input: {} as PagerInput,
    events: {} as PagerEvent,
    tags: {} as 'busy' | 'slow' | 'failed' | 'end',
  },
  actors: { fetchPage: notProvidedPromise<LoadedPage, NonReducibleUnknown>('fetchPage') },
  actions: { setNext: assign((_, { next }: LoadedPage) => ({ next })) },
  guards: {
    isEnd: ({ context }) => context.next === null,
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'pager',
  description: 'Loads a list page by page on demand, and sends each page to the parent.',
  context: ({ input }) => ({ next: input.next, parentRef: input.parentRef }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isEnd', target: 'end' },
      on: { 'page.next': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }: { readonly context: PagerInput }) => context.next,
        onDone: {
          target: 'idle',
          actions: [
            { type: 'setNext', params: ({ event }) => event.output },
            sendTo(
              ({ context }) => context.parentRef,
              ({ event }) => ({ type: 'page.loaded', page: event.output.page }),
            ),
          ],
        },
        onError: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
            target: 'end',
            description: 'The host has the first page only.',
          },
          { target: 'failed' },
        ],
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#pager.loading' },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    end: { tags: 'end' },
  },
});
