import {
  setup,
  spawnChild,
  stopChild,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type SnapshotFrom,
} from 'xstate';
import { notProvidedCallback, notProvidedPromise } from './placeholders.ts';

/** The room that a part belongs to. */
export interface PartOfRoom {
  readonly roomId: string;
  readonly mateId: string;
}

export type LoadedPartEvent =
  /** The part can work here: what it needs may come late. */
  | { readonly type: 'part.offered' }
  | { readonly type: 'part.start' }
  | { readonly type: 'part.stop' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.done.actor.part' }
  | { readonly type: 'xstate.error.actor.part'; readonly error: unknown };

/** `offered`: it can work here. `crashed`: it cannot be shown until it is loaded again. */
export type LoadedPartTag = 'offered' | 'busy' | 'crashed';

export const loadedPartMachine = setup({
  types: {
    context: {} as PartOfRoom,
    input: {} as PartOfRoom,
    events: {} as LoadedPartEvent,
    tags: {} as LoadedPartTag,
  },
  actors: {
    watchSupport: notProvidedCallback('watchSupport'),
    loadPart: notProvidedPromise<void>('loadPart'),
    /** A placeholder: `openPart` spawns the machine whose code was loaded. */
    part: notProvidedPromise<void>('part') as AnyActorLogic,
  },
  actions: {
    /** What browsers allow only while the user taps. */
    prepare: () => {},
    openPart: spawnChild('part', { id: 'part' }),
    closePart: stopChild('part'),
  },
}).createMachine({
  id: 'loadedPart',
  description:
    'A part of a page that few visits use. Its code is loaded when it is first used, and it begins at once.',
  context: ({ input }) => input,
  invoke: {
    id: 'watchSupport',
    src: 'watchSupport',
    onError: { description: 'The part is not offered.' },
  },
  initial: 'unsupported',
  states: {
    unsupported: { on: { 'part.offered': 'idle' } },
    idle: { tags: 'offered', on: { 'part.start': { target: 'loading', actions: 'prepare' } } },
    loading: {
      tags: ['offered', 'busy'],
      invoke: { id: 'loadPart', src: 'loadPart', onDone: 'open', onError: 'crashed' },
      on: { 'part.stop': 'idle' },
    },
    open: {
      tags: 'offered',
      entry: 'openPart',
      exit: 'closePart',
      on: { 'xstate.done.actor.part': 'idle', 'xstate.error.actor.part': 'crashed' },
    },
    crashed: {
      tags: ['offered', 'crashed'],
      on: {
        'part.start': { target: 'loading', actions: 'prepare' },
        'load.retry': { target: 'loading', actions: 'prepare' },
      },
    },
  },
});

export type LoadedPartActor = ActorRefFrom<typeof loadedPartMachine>;

/** The part; undefined while it is not open. */
export const selectLoaded = (
  snapshot: Pick<SnapshotFrom<typeof loadedPartMachine>, 'children'> | undefined,
): AnyActorRef | undefined => snapshot?.children['part'];
