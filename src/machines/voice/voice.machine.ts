import {
  sendTo,
  setup,
  spawnChild,
  stopChild,
  type ActorRefFrom,
  type AnyActorLogic,
  type SnapshotFrom,
} from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { ReadAloudActor } from './read-aloud.machine.ts';
import type { VoiceChanged, VoiceRoom, VoiceSettings } from './voice.types.ts';

export type VoiceEvent =
  | VoiceChanged
  /** Something is shown that offers to read a reply aloud. */
  | { readonly type: 'voice.load' }
  | { readonly type: 'reading.stop' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.error.actor.readAloud'; readonly error: unknown };

export const voiceMachine = setup({
  types: {
    context: {} as VoiceRoom,
    input: {} as VoiceRoom,
    events: {} as VoiceEvent,
    tags: {} as 'failed',
  },
  actors: {
    loadVoice: notProvidedPromise<void>('loadVoice'),
    /** A placeholder: `startVoice` spawns the machine whose code was loaded. */
    readAloud: notProvidedPromise<void>('readAloud') as AnyActorLogic,
  },
  actions: {
    startVoice: spawnChild('readAloud', { id: 'readAloud' }),
    stopVoice: stopChild('readAloud'),
  },
  delays: { loadLimit: 10_000 },
  guards: {
    /** Whether the replies of the room are always read aloud, which the device stores. */
    isAlways: () => false,
    isTurnedOn: (_, { isAlways }: Pick<VoiceSettings, 'isAlways'>) => isAlways,
  },
}).createMachine({
  id: 'voice',
  description:
    'The voice of a chat. Its code is loaded when it is first offered, or where replies are always read.',
  context: ({ input }) => input,
  initial: 'unused',
  states: {
    unused: {
      always: { guard: 'isAlways', target: 'loading' },
      on: {
        'voice.load': 'loading',
        'voice.changed': {
          guard: { type: 'isTurnedOn', params: ({ event }) => event.settings },
          target: 'loading',
        },
      },
    },
    loading: {
      invoke: {
        id: 'loadVoice',
        src: 'loadVoice',
        onDone: 'loaded',
        onError: { target: 'failed', description: 'The chat is not affected.' },
      },
      after: { loadLimit: 'failed' },
    },
    loaded: {
      entry: 'startVoice',
      exit: 'stopVoice',
      on: {
        'voice.load': { actions: sendTo('readAloud', { type: 'voices.outdated' }) },
        'voice.changed': { actions: sendTo('readAloud', ({ event }) => event) },
        'reading.stop': { actions: sendTo('readAloud', ({ event }) => event) },
        'xstate.error.actor.readAloud': 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'voice.load': 'loading', 'load.retry': 'loading' } },
  },
});

export type VoiceActor = ActorRefFrom<typeof voiceMachine>;

/** What reads replies aloud; undefined until it is loaded. */
export const selectReadAloud = (snapshot: SnapshotFrom<typeof voiceMachine> | undefined) =>
  // Spawned once its code is loaded, so that the machine knows no type of it.
  snapshot?.children['readAloud'] as ReadAloudActor | undefined;
