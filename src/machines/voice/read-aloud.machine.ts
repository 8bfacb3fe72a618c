import {
  and,
  assign,
  not,
  setup,
  stateIn,
  type ActorRefFrom,
  type AnyEventObject,
  type SnapshotFrom,
} from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import { selectActionVoice, selectVoice } from './voice.selectors.ts';
import type {
  FoundVoices,
  Sentence,
  SentenceSound,
  Utterance,
  VoiceChanged,
  VoiceSettings,
} from './voice.types.ts';

export interface ReadAloudInput {
  readonly settings: VoiceSettings;
}

export interface ReadAloudContext extends ReadAloudInput {
  /** Null until they are found. */
  readonly found: FoundVoices | null;
  /** The message that is read; null for none. */
  readonly messageId: string | null;
  /** Its finished sentences, in their order. */
  readonly sentences: readonly Sentence[];
  /** How many of them have been spoken. */
  readonly spoken: number;
  /** The sounds of those that come next, in their order. */
  readonly sounds: readonly SentenceSound[];
}

/** A message whose text is followed to its end. */
export interface FollowedText extends Pick<VoiceSettings, 'actions'> {
  readonly messageId: string;
}

/** What is said of the text that is read. */
export type TextEvent =
  | { readonly type: 'sentences.written'; readonly sentences: readonly Sentence[] }
  | { readonly type: 'text.ended' }
  /** The user stopped the reply. */
  | { readonly type: 'text.stopped' };

/** What happens in the chat. */
export type ChatReport =
  | { readonly type: 'reply.started'; readonly messageId: string }
  | { readonly type: 'page.left' };

export type ReadAloudEvent =
  | TextEvent
  | ChatReport
  | VoiceChanged
  | { readonly type: 'voices.outdated' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'reading.start'; readonly messageId: string }
  | { readonly type: 'reading.stop' };

/** `reading`: a message is read. `speaking`: a sentence of it can be heard. */
export type ReadAloudTag = 'failed' | 'reading' | 'speaking';

/** How many sounds are ready beside the one that is played. */
const ahead = 2;

export const readAloudMachine = setup({
  types: {
    context: {} as ReadAloudContext,
    input: {} as ReadAloudInput,
    events: {} as ReadAloudEvent,
    tags: {} as ReadAloudTag,
  },
  actors: {
    findVoices: notProvidedPromise<FoundVoices>('findVoices'),
    watchChat: notProvidedCallback('watchChat'),
    followText: notProvidedCallback<AnyEventObject, FollowedText>('followText'),
    prepareSound: notProvidedPromise<SentenceSound, Utterance>('prepareSound'),
    playSound: notProvidedPromise<void, SentenceSound>('playSound'),
  },
  actions: {
    setSettings: assign((_, { settings }: ReadAloudInput) => ({ settings })),
    setFound: assign((_, found: FoundVoices) => ({ found })),
    setMessage: assign((_, { messageId }: { messageId: string }) => ({
      messageId,
      sentences: [],
      spoken: 0,
      sounds: [],
    })),
    clearMessage: assign({ messageId: null, sentences: [], spoken: 0, sounds: [] }),
    addSentences: assign(({ context }, { sentences }: { sentences: readonly Sentence[] }) => ({
      sentences: [...context.sentences, ...sentences],
    })),
    addSound: assign(({ context }, sound: SentenceSound) => ({ sounds: [...context.sounds, sound] })),
    countSpoken: assign(({ context }) => ({
      spoken: context.spoken + 1,
      sounds: context.sounds.slice(1),
    })),
    /** Allows the page to be heard: browsers demand that this happens while the user taps. */
    unlockSound: () => {},
    showFailure: () => {},
    // For those who have it read: whether there is a voice, that a sentence can be heard, and what was read.
    reportVoices: () => {},
    reportSentence: () => {},
    reportEnd: () => {},
  },
  guards: {
    hasVoice: ({ context: { found, settings } }) => selectVoice(found, settings) !== null,
    isAlways: ({ context: { found, settings } }) =>
      settings.isAlways && selectVoice(found, settings) !== null,
    isComplete: stateIn({ ready: { reading: { text: 'complete' } } }),
    hasUnprepared: ({ context }) => nextOf(context) !== undefined,
    hasSound: ({ context }) => context.sounds.length > 0,
    isSpoken: ({ context }) => context.spoken === context.sentences.length,
  },
  delays: {
    loadLimit: 10_000,
    // Some browsers never say that a voice has ended.
    longestSentence: ({ context }) => 1000 * (5 + 2 * (context.sounds[0]?.seconds ?? 0)),
  },
}).createMachine({
  id: 'readAloud',
  description:
    'Reads a reply aloud, also while it is written: one sentence after the other, from the first one on. The sound of the next is made while one is played.',
  context: ({ input }) => ({
    ...input,
    found: null,
    messageId: null,
    sentences: [],
    spoken: 0,
    sounds: [],
  }),
  on: { 'voice.changed': { actions: { type: 'setSettings', params: ({ event }) => event } } },
  initial: 'finding',
  states: {
    finding: {
      invoke: {
        id: 'findVoices',
        src: 'findVoices',
        onDone: { target: 'ready', actions: { type: 'setFound', params: ({ event }) => event.output } },
        onError: { target: 'failed', description: 'Nothing is offered; the next menu looks again.' },
      },
      after: { loadLimit: 'failed' },
    },
    failed: {
      tags: 'failed',
      entry: 'reportVoices',
      on: { 'voices.outdated': 'finding', 'load.retry': 'finding' },
    },
    ready: {
      entry: 'reportVoices',
      invoke: {
        id: 'watchChat',
        src: 'watchChat',
        onError: { description: 'New replies are not read by themselves.' },
      },
      on: {
        'reading.start': {
          guard: 'hasVoice',
          target: '.reading',
          actions: ['unlockSound', { type: 'setMessage', params: ({ event }) => event }],
        },
        'reply.started': {
          guard: 'isAlways',
          target: '.reading',
          actions: { type: 'setMessage', params: ({ event }) => event },
        },
      },
      initial: 'idle',
      states: {
        idle: {
          entry: 'clearMessage',
          on: { 'voices.outdated': { guard: not('hasVoice'), target: '#readAloud.finding' } },
        },
        reading: {
          tags: 'reading',
          type: 'parallel',
          exit: 'reportEnd',
          invoke: {
            id: 'followText',
            src: 'followText',
            input: ({ context: { messageId, settings } }) => ({
              messageId: messageId ?? '',
              actions: settings.actions,
            }),
            onError: { target: 'idle', actions: 'showFailure' },
          },
          on: {
            'reading.stop': 'idle',
            'text.stopped': 'idle',
            'page.left': 'idle',
          },
          states: {
            text: {
              initial: 'arriving',
              states: {
                arriving: {
                  on: {
                    'sentences.written': {
                      actions: { type: 'addSentences', params: ({ event }) => event },
                    },
                    'text.ended': 'complete',
                  },
                },
                complete: {},
              },
            },
            sounds: {
              initial: 'waiting',
              states: {
                waiting: { always: { guard: 'hasUnprepared', target: 'preparing' } },
                preparing: {
                  invoke: {
                    id: 'prepareSound',
                    src: 'prepareSound',
                    input: ({ context }) => toUtterance(context),
                    onDone: {
                      target: 'waiting',
                      actions: { type: 'addSound', params: ({ event }) => event.output },
                    },
                    onError: { target: '#readAloud.ready.idle', actions: 'showFailure' },
                  },
                },
              },
            },
            voice: {
              initial: 'collecting',
              states: {
                collecting: {
                  description: 'Nothing can be said yet.',
                  always: [
                    { guard: 'hasSound', target: 'speaking' },
                    { guard: and(['isComplete', 'isSpoken']), target: '#readAloud.ready.idle' },
                  ],
                },
                speaking: {
                  tags: 'speaking',
                  entry: 'reportSentence',
                  invoke: {
                    id: 'playSound',
                    src: 'playSound',
                    input: ({ context }) => soundIn(context),
                    onDone: { target: 'collecting', actions: 'countSpoken' },
                    onError: { target: '#readAloud.ready.idle', actions: 'showFailure' },
                  },
                  after: { longestSentence: { target: 'collecting', actions: 'countSpoken' } },
                },
              },
            },
          },
        },
      },
    },
  },
});

export type ReadAloudActor = ActorRefFrom<typeof readAloudMachine>;

/** The sentence whose sound is made next; undefined while enough are ready. */
const nextOf = ({ sentences, spoken, sounds }: ReadAloudContext): Sentence | undefined =>
  sounds.length > ahead ? undefined : sentences[spoken + sounds.length];

/** Throws where nothing is to be spoken, or no voice is there. */
function toUtterance(context: ReadAloudContext): Utterance {
  const { found, settings } = context;
  const sentence = nextOf(context);
  const voice = (sentence?.isAction === true ? selectActionVoice : selectVoice)(found, settings);
  if (sentence === undefined || voice === null) throw new TypeError('There is nothing to say it with.');
  return { sentence: sentence.text, voice, speed: settings.speed };
}

function soundIn({ sounds: [sound] }: ReadAloudContext): SentenceSound {
  if (sound === undefined) throw new TypeError('There is no sound.');
  return sound;
}

type Snapshot = SnapshotFrom<typeof readAloudMachine>;

/** Whether a reply can be read aloud. */
export const selectCanRead = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.can({ type: 'reading.start', messageId: '' }) === true;

/** The message that is read; null for none. */
export const selectReadMessage = (snapshot: Snapshot | undefined): string | null =>
  snapshot?.hasTag('reading') === true ? snapshot.context.messageId : null;
