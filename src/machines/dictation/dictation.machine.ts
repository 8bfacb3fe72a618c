import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';

/**
 * What turns speech into text: the browser on this `device`, after it has loaded a language `pack`; the `server`; or the browser's
 * `maker`, to whom it sends the sound.
 */
export type SpeechMethod = 'device' | 'pack' | 'server' | 'maker';

export interface SpeechChoice {
  /** Null where nothing here does. */
  readonly method: SpeechMethod | null;
  /** The maker of the browser, as users know it. */
  readonly maker: string;
  /** Whether the user has allowed on this device that the maker receives the sound. */
  readonly isAllowed: boolean;
}

/** Why there is no text. `hidden`: the page was left before anything was said. */
export type DictationProblem =
  | 'refused'
  | 'noMicrophone'
  | 'unsupported'
  | 'notInstalled'
  | 'silent'
  | 'hidden'
  | 'failed';

export type MicrophoneReport =
  /** The user allows it, and it is on. */
  | { readonly type: 'microphone.on' }
  /** It is off, and nothing more will be heard. `isRecorded`: there is speech to be transcribed. */
  | { readonly type: 'microphone.off'; readonly isRecorded: boolean }
  | { readonly type: 'microphone.failed'; readonly problem: DictationProblem }
  | { readonly type: 'speech.started' }
  | { readonly type: 'speech.ended' }
  /** All that the browser has understood so far. */
  | { readonly type: 'words.heard'; readonly text: string };

/** The microphone receives it when the user has said everything. */
export interface MicrophoneStop {
  readonly type: 'microphone.stop';
}

export type DictationEvent =
  | MicrophoneReport
  | { readonly type: 'page.hidden' }
  | { readonly type: 'dictation.start' }
  | { readonly type: 'dictation.stop' }
  | { readonly type: 'dictation.cancel' }
  | { readonly type: 'pack.install' }
  | { readonly type: 'maker.allow' }
  | { readonly type: 'maker.refuse' }
  | { readonly type: 'text.insert' }
  | { readonly type: 'load.retry' };

/** `on`: the button is pressed. `busy`: it waits for the text. The others say what is shown. */
export type DictationTag =
  | 'on'
  | 'busy'
  | 'choosing'
  | 'offeringPack'
  | 'installing'
  | 'askingMaker'
  | 'asking'
  | 'listening'
  | 'hearing'
  | 'transcribing'
  | 'slow'
  | 'done'
  | 'holding'
  | 'failed'
  | 'stopped';

interface DictationContext extends SpeechChoice {
  readonly text: string;
  readonly problem: DictationProblem | null;
  /** Why the server returned no text. */
  readonly failure: Failure | null;
  /** Whether the page was left while the microphone was on. */
  readonly isCut: boolean;
}

const nothing = { text: '', problem: null, failure: null, isCut: false } as const;

export const dictationMachine = setup({
  types: {
    context: {} as DictationContext,
    events: {} as DictationEvent,
    tags: {} as DictationTag,
    children: {} as {
      chooseMethod: 'chooseMethod';
      installPack: 'installPack';
      microphone: 'microphone';
      watchPage: 'watchPage';
      fetchText: 'fetchText';
      insertText: 'insertText';
    },
  },
  actors: {
    chooseMethod: notProvidedPromise<SpeechChoice>('chooseMethod'),
    installPack: notProvidedPromise<boolean>('installPack'),
    /** Its tracks are stopped when it is told to stop, and when this state is left. */
    microphone: notProvidedCallback<MicrophoneStop, { method: SpeechMethod | null }>('microphone'),
    watchPage: notProvidedCallback('watchPage'),
    /** Sends the last recording to the server; outputs what was said in it. */
    fetchText: notProvidedPromise<string>('fetchText'),
    /** Types the text into the composer. Fails where that takes no text now. */
    insertText: notProvidedPromise<void, { text: string }>('insertText'),
  },
  actions: {
    clear: assign(nothing),
    setChoice: assign((_, choice: SpeechChoice) => choice),
    setDevice: assign({ method: 'device' }),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    setProblem: assign((_, { problem }: { problem: DictationProblem }) => ({ problem })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setCut: assign({ isCut: true }),
    stopMicrophone: sendTo('microphone', { type: 'microphone.stop' }),
    persistAllowed: (_, _params: { maker: string | null }) => {},
    /** For those who listen without a hand: nothing more is heard. */
    reportStopped: () => {},
  },
  guards: {
    isUnsupported: (_, { method }: SpeechChoice) => method === null,
    needsPack: (_, { method }: SpeechChoice) => method === 'pack',
    needsPermission: (_, { method, isAllowed }: SpeechChoice) => method === 'maker' && !isAllowed,
    isInstalled: (_, { output }: { output: boolean }) => output,
    isRecorded: (_, { isRecorded }: { isRecorded: boolean }) => isRecorded,
    isNothing: (_, { text }: { text: string }) => isBlank(text),
    hasText: ({ context }) => !isBlank(context.text),
    isCut: ({ context }) => context.isCut,
  },
  delays: {
    slowAfter: 15_000,
    shownFor: 8000,
    silenceLimit: 20_000,
    pauseLimit: 20_000,
    longestDictation: 120_000,
  },
}).createMachine({
  id: 'dictation',
  description: 'Turns speech into text in the composer, where the user corrects and sends it.',
  context: { ...nothing, method: null, maker: '', isAllowed: false },
  initial: 'starting',
  states: {
    off: { on: { 'dictation.start': 'starting' } },
    starting: {
      tags: 'on',
      description:
        'Nothing is recorded yet. How speech becomes text here is looked up, and asked about where it has to be.',
      on: { 'dictation.stop': 'off', 'dictation.cancel': 'off' },
      initial: 'choosing',
      states: {
        choosing: {
          tags: 'choosing',
          entry: 'clear',
          invoke: {
            id: 'chooseMethod',
            src: 'chooseMethod',
            onDone: [
              {
                guard: { type: 'isUnsupported', params: ({ event }) => event.output },
                target: '#dictation.stopped',
                actions: [
                  { type: 'setChoice', params: ({ event }) => event.output },
                  { type: 'setProblem', params: { problem: 'unsupported' } },
                ],
              },
              {
                guard: { type: 'needsPack', params: ({ event }) => event.output },
                target: 'offeringPack',
                actions: { type: 'setChoice', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'needsPermission', params: ({ event }) => event.output },
                target: 'askingMaker',
                actions: { type: 'setChoice', params: ({ event }) => event.output },
              },
              {
                target: '#dictation.active',
                actions: { type: 'setChoice', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: '#dictation.stopped',
              actions: { type: 'setProblem', params: { problem: 'failed' } },
            },
          },
        },
        offeringPack: {
          tags: 'offeringPack',
          on: { 'pack.install': 'installing' },
        },
        installing: {
          tags: 'installing',
          invoke: {
            id: 'installPack',
            src: 'installPack',
            onDone: [
              {
                guard: { type: 'isInstalled', params: ({ event }) => event },
                target: '#dictation.active',
                actions: 'setDevice',
              },
              {
                target: '#dictation.stopped',
                actions: { type: 'setProblem', params: { problem: 'notInstalled' } },
              },
            ],
            onError: {
              target: '#dictation.stopped',
              actions: { type: 'setProblem', params: { problem: 'notInstalled' } },
            },
          },
        },
        askingMaker: {
          tags: 'askingMaker',
          on: {
            'maker.allow': {
              target: '#dictation.active',
              actions: { type: 'persistAllowed', params: ({ context }) => ({ maker: context.maker }) },
            },
          },
        },
      },
    },
    active: {
      description:
        'Nothing else uses the microphone: it is off when this state is left, however that happens.',
      invoke: [
        {
          id: 'microphone',
          src: 'microphone',
          input: ({ context }) => ({ method: context.method }),
          onError: {
            target: 'stopped',
            actions: { type: 'setProblem', params: { problem: 'failed' } },
          },
        },
        {
          id: 'watchPage',
          src: 'watchPage',
          onError: {
            description: 'The microphone stays on when the page is hidden, until the silence ends it.',
          },
        },
      ],
      on: {
        'words.heard': { actions: { type: 'setText', params: ({ event }) => event } },
        'microphone.off': [
          {
            guard: { type: 'isRecorded', params: ({ event }) => event },
            target: 'transcribing',
          },
          { guard: 'hasText', target: 'inserting' },
          {
            guard: 'isCut',
            target: 'stopped',
            actions: { type: 'setProblem', params: { problem: 'hidden' } },
          },
          { target: 'stopped', actions: { type: 'setProblem', params: { problem: 'silent' } } },
        ],
        'microphone.failed': [
          {
            guard: 'hasText',
            target: 'inserting',
            description: 'What was understood until then is not lost.',
          },
          { target: 'stopped', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
        'dictation.cancel': 'off',
      },
      initial: 'asking',
      states: {
        asking: {
          tags: ['on', 'asking'],
          description: 'The browser asks for the microphone, if it has to.',
          on: {
            'microphone.on': 'listening',
            'dictation.stop': '#dictation.off',
            'page.hidden': {
              target: '#dictation.stopped',
              actions: { type: 'setProblem', params: { problem: 'hidden' } },
            },
          },
        },
        listening: {
          tags: ['on', 'listening'],
          on: {
            'dictation.stop': 'finishing',
            'page.hidden': { target: 'finishing', actions: 'setCut' },
            'maker.refuse': {
              target: '#dictation.off',
              actions: { type: 'persistAllowed', params: { maker: null } },
            },
          },
          after: { longestDictation: 'finishing' },
          initial: 'quiet',
          states: {
            quiet: {
              on: { 'speech.started': 'hearing' },
              after: { silenceLimit: '#dictation.active.finishing' },
            },
            hearing: { tags: 'hearing', on: { 'speech.ended': 'paused' } },
            paused: {
              description: 'Something was said, and more may follow.',
              on: { 'speech.started': 'hearing' },
              after: { pauseLimit: '#dictation.active.finishing' },
            },
          },
        },
        finishing: {
          tags: ['busy', 'transcribing'],
          description: 'The microphone is off. A browser may still be thinking about the last words.',
          entry: 'stopMicrophone',
        },
      },
    },
    transcribing: {
      tags: ['busy', 'transcribing'],
      invoke: {
        id: 'fetchText',
        src: 'fetchText',
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ text: event.output }) },
            target: 'stopped',
            actions: [
              { type: 'setText', params: ({ event }) => ({ text: event.output }) },
              { type: 'setProblem', params: { problem: 'silent' } },
            ],
          },
          {
            target: 'inserting',
            actions: { type: 'setText', params: ({ event }) => ({ text: event.output }) },
          },
        ],
        onError: { target: 'unsent', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: { 'dictation.cancel': 'off' },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    inserting: {
      tags: 'busy',
      invoke: {
        id: 'insertText',
        src: 'insertText',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'done',
        onError: 'holding',
      },
      on: { 'dictation.cancel': 'off' },
    },
    done: {
      tags: 'done',
      on: { 'dictation.start': 'starting' },
      after: { shownFor: 'off' },
    },
    holding: {
      tags: ['busy', 'holding'],
      description:
        'The composer takes no text now, as while an edit is saved. The text is shown until it does.',
      on: { 'text.insert': 'inserting', 'dictation.cancel': 'off' },
    },
    unsent: {
      tags: 'failed',
      description: 'The recording is kept in memory until it is discarded.',
      on: {
        'load.retry': 'transcribing',
        'dictation.start': 'starting',
        'dictation.cancel': 'off',
      },
    },
    stopped: {
      tags: 'stopped',
      entry: 'reportStopped',
      on: { 'dictation.start': 'starting', 'dictation.cancel': 'off' },
    },
  },
});

export type DictationActor = ActorRefFrom<typeof dictationMachine>;
export type DictationSnapshot = SnapshotFrom<typeof dictationMachine>;
