import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { messageSearchMachine } from '../../rooms/message-search.machine.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { supervised } from '../../shared/supervised.ts';
import type { BranchShown } from '../message-actions.machine.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { SearchStart } from './chat-search.machine.ts';

export interface SearchHitsInput extends SearchStart {
  readonly parentRef: ParentRef<BranchShown>;
  readonly roomId: string;
}

export interface SearchHitsContext extends SearchHitsInput {
  /** The found message to which the reader went last, by Enter or an arrow; null for none. */
  readonly hitId: string | null;
}

/** A message in its room. */
export interface MessageInRoom {
  readonly roomId: string;
  readonly messageId: string;
}

export type SearchHitsEvent =
  | {
      readonly type: 'hit.show';
      readonly messageId: string;
      /** Whether the conversation has it: then nothing must be loaded. */
      readonly isLoaded: boolean;
    }
  | { readonly type: 'load.retry' };

/** `locating`: the hit is loaded. `failed`: it could not be. */
export type SearchHitsTag = 'locating' | 'failed';

export const searchHitsMachine = setup({
  types: {
    context: {} as SearchHitsContext,
    input: {} as SearchHitsInput,
    events: {} as SearchHitsEvent,
    tags: {} as SearchHitsTag,
    children: {} as { messageSearch: 'messageSearch'; locateMessage: 'locateMessage' },
  },
  actors: {
    messageSearch: supervised(messageSearchMachine),
    locateMessage: notProvidedPromise<RoomInfo, MessageInRoom>('locateMessage'),
  },
  actions: {
    setHit: assign((_, { messageId }: { messageId: string }) => ({ hitId: messageId })),
    reportBranch: sendTo(
      ({ context }) => context.parentRef,
      (_, { info }: { info: RoomInfo }): BranchShown => ({ type: 'branch.shown', info }),
    ),
  },
  guards: {
    isLoaded: (_, { isLoaded }: { isLoaded: boolean }) => isLoaded,
  },
}).createMachine({
  id: 'searchHits',
  description: 'Searches the open chat, and selects one found message after the other without leaving it.',
  context: ({ input }) => ({ ...input, hitId: null }),
  invoke: {
    id: 'messageSearch',
    src: 'messageSearch',
    input: ({ context: { roomId, pinned } }) => ({ roomId, pinned }),
  },
  on: {
    'hit.show': [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event },
        target: '.shown',
        actions: { type: 'setHit', params: ({ event }) => event },
      },
      { target: '.locating', actions: { type: 'setHit', params: ({ event }) => event } },
    ],
  },
  initial: 'unvisited',
  states: {
    unvisited: {
      description:
        'The reader went to none of the found messages yet: the newest one that is loaded is in view.',
    },
    locating: {
      tags: 'locating',
      description: 'Loads the branch of the found message, back to it.',
      invoke: {
        id: 'locateMessage',
        src: 'locateMessage',
        input: ({ context: { roomId, hitId } }) => ({ roomId, messageId: hitId ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'reportBranch', params: ({ event }) => ({ info: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: {},
    failed: { tags: 'failed', on: { 'load.retry': 'locating' } },
  },
});

export type SearchHitsActor = ActorRefFrom<typeof searchHitsMachine>;
