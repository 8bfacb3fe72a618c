import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { selectActionVoice, selectVoice } from './voice.selectors.ts';
import type { FoundVoices, Sentence, Utterance, VoiceRoom, VoiceSettings } from './voice.types.ts';

export interface VoiceSettingsInput {
  /** Null where the page is about no room. */
  readonly room: VoiceRoom | null;
}

/** What is stored, and the voices that there are. */
export interface LoadedVoices {
  readonly settings: VoiceSettings;
  readonly found: FoundVoices;
}

export interface VoiceSettingsContext extends VoiceSettingsInput {
  readonly settings: VoiceSettings;
  /** Null until they are found. */
  readonly found: FoundVoices | null;
  /** The sentence of the sample, and whether the voice of actions says it. */
  readonly sample: Sentence;
}

export type VoiceSettingsEvent =
  | { readonly type: 'settings.change'; readonly change: Partial<VoiceSettings> }
  | { readonly type: 'sample.play'; readonly sentence: Sentence }
  | { readonly type: 'sample.stop' }
  | { readonly type: 'load.retry' };

/** `shown`: there is a voice. `none`: there is none. `unheard`: the sample could not be played. */
export type VoiceSettingsTag = 'shown' | 'none' | 'failed' | 'playing' | 'unheard';

const usual: VoiceSettings = {
  voice: null,
  speed: '1',
  actions: 'read',
  actionVoice: null,
  isAlways: false,
  allowsRemote: false,
};

export const voiceSettingsMachine = setup({
  types: {
    context: {} as VoiceSettingsContext,
    input: {} as VoiceSettingsInput,
    events: {} as VoiceSettingsEvent,
    tags: {} as VoiceSettingsTag,
  },
  actors: {
    loadVoices: notProvidedPromise<LoadedVoices, VoiceSettingsInput>('loadVoices'),
    playSample: notProvidedPromise<void, Utterance>('playSample'),
  },
  actions: {
    setLoaded: assign((_, { settings, found }: LoadedVoices) => ({ settings, found })),
    changeSettings: assign(({ context }, { change }: { change: Partial<VoiceSettings> }) => ({
      settings: { ...context.settings, ...change },
    })),
    setSample: assign((_, { sentence }: { sentence: Sentence }) => ({ sample: sentence })),
    persistSettings: (_, _params: Pick<VoiceSettingsContext, 'room' | 'settings'>) => {},
    /** Tells the open chat. */
    reportSettings: (_, _params: { readonly settings: VoiceSettings }) => {},
    /** Stops what is read in the open chat, and allows the page to be heard. */
    prepareSample: () => {},
  },
  delays: { loadLimit: 10_000 },
  guards: {
    hasVoices: (_, { found }: LoadedVoices) => found.voices.length > 0,
    hasVoice: ({ context: { found, settings } }) => selectVoice(found, settings) !== null,
  },
}).createMachine({
  id: 'voiceSettings',
  description: 'How the replies of a room are read aloud. A choice is stored at once, on this device.',
  context: ({ input }) => ({ ...input, settings: usual, found: null, sample: { text: '', isAction: false } }),
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        id: 'loadVoices',
        src: 'loadVoices',
        input: ({ context: { room } }) => ({ room }),
        onDone: [
          {
            guard: { type: 'hasVoices', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'setLoaded', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
      after: { loadLimit: 'failed' },
    },
    none: { tags: 'none' },
    failed: { tags: 'failed', on: { 'load.retry': 'finding' } },
    shown: {
      tags: 'shown',
      on: {
        'settings.change': {
          target: '.silent',
          actions: [
            { type: 'changeSettings', params: ({ event }) => event },
            { type: 'persistSettings', params: ({ context }) => context },
            { type: 'reportSettings', params: ({ context }) => context },
          ],
        },
        'sample.play': {
          guard: 'hasVoice',
          target: '.playing',
          actions: ['prepareSample', { type: 'setSample', params: ({ event }) => event }],
        },
      },
      initial: 'silent',
      states: {
        silent: {},
        playing: {
          tags: 'playing',
          invoke: {
            id: 'playSample',
            src: 'playSample',
            input: ({ context }) => toUtterance(context),
            onDone: 'silent',
            onError: 'unheard',
          },
          on: { 'sample.stop': 'silent' },
        },
        unheard: { tags: 'unheard' },
      },
    },
  },
});

export type VoiceSettingsActor = ActorRefFrom<typeof voiceSettingsMachine>;

/** Throws where there is no voice. */
function toUtterance({ found, settings, sample }: VoiceSettingsContext): Utterance {
  const voice = (sample.isAction ? selectActionVoice : selectVoice)(found, settings);
  if (voice === null) throw new TypeError('There is no voice.');
  return { sentence: sample.text, voice, speed: settings.speed };
}
