import {
  setup,
  spawnChild,
  stopChild,
  type ActorRefFrom,
  type AnyActorLogic,
  type SnapshotFrom,
} from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import type { DictationActor } from './dictation.machine.ts';

export type DictationLoaderEvent =
  /** The page may use a microphone, and the browser or the server may turn speech into text. */
  | { readonly type: 'dictation.offered' }
  | { readonly type: 'dictation.start' }
  | { readonly type: 'dictation.stop' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.error.actor.dictation'; readonly error: unknown };

/** `offered`: it can work here. `crashed`: it cannot be shown until it is loaded again. */
export type DictationLoaderTag = 'offered' | 'busy' | 'crashed';

export const dictationLoaderMachine = setup({
  types: {
    events: {} as DictationLoaderEvent,
    tags: {} as DictationLoaderTag,
  },
  actors: {
    watchSupport: notProvidedCallback('watchSupport'),
    loadDictation: notProvidedPromise<void>('loadDictation'),
    /** A placeholder: `openDictation` spawns the machine whose code was loaded. */
    dictation: notProvidedPromise<void>('dictation') as AnyActorLogic,
  },
  actions: {
    openDictation: spawnChild('dictation', { id: 'dictation' }),
    closeDictation: stopChild('dictation'),
  },
}).createMachine({
  id: 'dictationLoader',
  description: 'Dictation in the open chat. Its code is loaded when it is first used, and it begins at once.',
  invoke: {
    id: 'watchSupport',
    src: 'watchSupport',
    onError: { description: 'Dictation is not offered.' },
  },
  initial: 'unsupported',
  states: {
    unsupported: { on: { 'dictation.offered': 'idle' } },
    idle: { tags: 'offered', on: { 'dictation.start': 'loading' } },
    loading: {
      tags: ['offered', 'busy'],
      invoke: { id: 'loadDictation', src: 'loadDictation', onDone: 'open', onError: 'crashed' },
      on: { 'dictation.stop': 'idle' },
    },
    open: {
      tags: 'offered',
      entry: 'openDictation',
      exit: 'closeDictation',
      on: { 'xstate.error.actor.dictation': 'crashed' },
    },
    crashed: {
      tags: ['offered', 'crashed'],
      on: { 'dictation.start': 'loading', 'load.retry': 'loading' },
    },
  },
});

export type DictationLoaderActor = ActorRefFrom<typeof dictationLoaderMachine>;

/** The dictation; undefined until it is first used. */
export const selectDictation = (
  snapshot: Pick<SnapshotFrom<typeof dictationLoaderMachine>, 'children'> | undefined,
): DictationActor | undefined =>
  // `openDictation` spawns no other.
  snapshot?.children['dictation'] as DictationActor | undefined;
