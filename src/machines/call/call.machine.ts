import {
  assign,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
  type AnyEventObject,
  type SnapshotFrom,
} from 'xstate';
import {
  dictationMachine,
  type DictationActor,
  type DictationProblem,
} from '../dictation/dictation.machine.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import { readAloudMachine, type ReadAloudActor } from '../voice/read-aloud.machine.ts';
import type { VoiceRoom, VoiceSettings } from '../voice/voice.types.ts';

export interface CallInput {
  readonly room: VoiceRoom;
  readonly settings: VoiceSettings;
}

/** Why there is no call: no microphone, or it was lost; no voice, or it could not be heard. */
export type CallProblem =
  | Extract<DictationProblem, 'refused' | 'noMicrophone' | 'failed'>
  | 'noVoice'
  | 'mute';

/** Why the mate does not answer: the message is in the composer, or in the chat; there is no reply, or nothing of it can be spoken. */
export type TurnProblem = 'drafted' | 'unsent' | 'offline' | 'noReply' | 'wordless';

/** What of a message was read aloud. */
export interface ReadPart {
  readonly messageId: string;
  /** The sentences that were heard to their end. */
  readonly sentences: readonly string[];
}

/** What was heard of a reply, and whether what stands between asterisks was read. */
export interface HeardReply extends ReadPart, Pick<VoiceSettings, 'actions'> {}

/** What the mate answers with. */
export interface AnswerStarted {
  readonly messageId: string;
  /** Whether the user's message asks for help: helplines are shown with it. */
  readonly needsHelp: boolean;
}

export interface CallContext extends CallInput {
  readonly problem: CallProblem | TurnProblem | null;
  /** What the user said last. */
  readonly words: string;
  /** The reply that was read last: the next one is another. */
  readonly lastId: string | null;
  /** What was heard of the reply that was interrupted last. */
  readonly heard: ReadPart | null;
  /** The reply with which helplines are shown that were not spoken yet. */
  readonly helpId: string | null;
}

export type CallEvent =
  /** The microphone is there, and off. */
  | { readonly type: 'line.opened' }
  | { readonly type: 'line.failed'; readonly problem: CallProblem }
  | { readonly type: 'voice.found'; readonly hasVoice: boolean }
  | { readonly type: 'voice.failed' }
  /** A sentence can be heard. */
  | { readonly type: 'sentence.started' }
  | ({ readonly type: 'reading.ended' } & ReadPart)
  /** What the user said was sent. */
  | { readonly type: 'words.sent'; readonly text: string }
  /** It could not be sent, and is in the composer. */
  | { readonly type: 'words.drafted' }
  /** Nothing was said, or nothing that could be understood. */
  | { readonly type: 'silence.heard' }
  | ({ readonly type: 'answer.started' } & AnswerStarted)
  | { readonly type: 'answer.missing'; readonly problem: TurnProblem }
  /** The user speaks while the mate does. */
  | { readonly type: 'speech.started' }
  | { readonly type: 'call.interrupt' }
  | { readonly type: 'call.end' }
  | { readonly type: 'mute.toggle' }
  | { readonly type: 'headphones.toggle' }
  | { readonly type: 'call.resume' }
  | { readonly type: 'load.retry' };

/** What is shown. `interruptible`: a tap silences the mate. `stuck`: there is no answer. */
export type CallTag =
  | 'connecting'
  | 'notice'
  | 'listening'
  | 'muted'
  | 'asleep'
  | 'thinking'
  | 'slow'
  | 'stuck'
  | 'speaking'
  | 'interruptible'
  | 'interrupted'
  | 'failed';

export const callMachine = setup({
  types: {
    context: {} as CallContext,
    input: {} as CallInput,
    events: {} as CallEvent,
    tags: {} as CallTag,
    children: {} as { readAloud: 'readAloud'; dictation: 'dictation' },
  },
  actors: {
    /** Opens the microphone, which is off until dictation uses it, and keeps the screen on. Ends both. */
    line: notProvidedCallback('line'),
    readAloud: readAloudMachine,
    /** Listens, and sends what was said. */
    dictation: dictationMachine,
    watchAnswer: notProvidedCallback<AnyEventObject, { readonly lastId: string | null }>('watchAnswer'),
    /** Stores how far a reply was heard. */
    storeHeard: notProvidedPromise<void, HeardReply>('storeHeard'),
    /** Hears whether the user speaks while the mate does. */
    listenForSpeech: notProvidedCallback('listenForSpeech'),
  },
  actions: {
    setProblem: assign((_, { problem }: { problem: CallProblem | TurnProblem }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    setWords: assign((_, { text }: { text: string }) => ({ words: text })),
    setRead: assign((_, { messageId }: ReadPart) => ({ lastId: messageId })),
    setHeard: assign((_, { messageId, sentences }: ReadPart) => ({
      lastId: messageId,
      heard: { messageId, sentences },
    })),
    setAnswer: assign(({ context }, { messageId, needsHelp }: AnswerStarted) => ({
      helpId: needsHelp ? messageId : context.helpId,
    })),
    clearHelp: assign({ helpId: null }),
    read: sendTo('readAloud', (_, { messageId }: { messageId: string }) => ({
      type: 'reading.start',
      messageId,
    })),
    readNotice: sendTo('readAloud', () => ({ type: 'reading.start', messageId: spokenTexts.notice })),
    readHelplines: sendTo('readAloud', () => ({ type: 'reading.start', messageId: spokenTexts.helplines })),
    stopReading: sendTo('readAloud', { type: 'reading.stop' }),
    listenAgain: sendTo('dictation', { type: 'dictation.start' }),
    /** Nothing else reads replies aloud during the call. */
    silenceChat: () => {},
    restoreChat: () => {},
    /** Sends again what was not sent, or requests the reply that failed. */
    retryTurn: () => {},
  },
  guards: {
    isVoiceless: (_, { hasVoice }: { hasVoice: boolean }) => !hasVoice,
    isMuted: stateIn({ running: { talking: { microphone: 'muted' } } }),
    hasHeadphones: stateIn({ running: { talking: { headphones: 'on' } } }),
    isHelpDue: ({ context }) => context.helpId !== null,
  },
  delays: { slowAfter: 15_000, idleLimit: 600_000, storeLimit: 10_000 },
}).createMachine({
  id: 'call',
  description:
    'A call with the mate of a chat: the microphone is on while the user is to speak, and what is said becomes a message; the reply is read aloud.',
  context: ({ input }) => ({
    ...input,
    problem: null,
    words: '',
    lastId: null,
    heard: null,
    helpId: null,
  }),
  initial: 'running',
  states: {
    running: {
      entry: ['silenceChat', 'clearProblem'],
      exit: 'restoreChat',
      invoke: [
        {
          id: 'line',
          src: 'line',
          onError: { target: 'failed', actions: { type: 'setProblem', params: { problem: 'failed' } } },
        },
        {
          id: 'readAloud',
          src: 'readAloud',
          input: ({ context }) => ({ settings: context.settings }),
          onError: { target: 'failed', actions: { type: 'setProblem', params: { problem: 'mute' } } },
        },
      ],
      on: {
        'line.failed': {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
        'voice.failed': {
          target: 'failed',
          actions: { type: 'setProblem', params: { problem: 'mute' } },
        },
        'call.end': 'ended',
      },
      initial: 'connecting',
      states: {
        connecting: {
          tags: 'connecting',
          type: 'parallel',
          onDone: 'talking',
          states: {
            line: {
              initial: 'opening',
              states: { opening: { on: { 'line.opened': 'opened' } }, opened: { type: 'final' } },
            },
            voice: {
              initial: 'finding',
              states: {
                finding: {
                  on: {
                    'voice.found': [
                      {
                        guard: { type: 'isVoiceless', params: ({ event }) => event },
                        target: '#call.failed',
                        actions: { type: 'setProblem', params: { problem: 'noVoice' } },
                      },
                      { target: 'found' },
                    ],
                  },
                },
                found: { type: 'final' },
              },
            },
          },
        },
        talking: {
          type: 'parallel',
          states: {
            microphone: {
              initial: 'free',
              states: {
                free: { on: { 'mute.toggle': 'muted' } },
                muted: { on: { 'mute.toggle': 'free' } },
              },
            },
            headphones: {
              description:
                'With headphones the microphone does not hear the mate, and the user can interrupt by talking.',
              initial: 'off',
              states: {
                off: { on: { 'headphones.toggle': 'on' } },
                on: { on: { 'headphones.toggle': 'off' } },
              },
            },
            turn: {
              initial: 'announcing',
              states: {
                announcing: {
                  tags: ['notice', 'speaking', 'interruptible'],
                  description: 'That the mate is an AI is spoken, and shown.',
                  entry: 'readNotice',
                  on: { 'call.interrupt': { actions: 'stopReading' }, 'reading.ended': 'listening' },
                },
                listening: {
                  initial: 'deciding',
                  states: {
                    deciding: { always: [{ guard: 'isMuted', target: 'muted' }, { target: 'open' }] },
                    open: {
                      tags: 'listening',
                      invoke: {
                        id: 'dictation',
                        src: 'dictation',
                        onError: {
                          target: 'crashed',
                          actions: { type: 'setProblem', params: { problem: 'failed' } },
                        },
                      },
                      on: {
                        'words.sent': {
                          target: '#call.running.talking.turn.thinking',
                          actions: { type: 'setWords', params: ({ event }) => event },
                        },
                        'words.drafted': {
                          target: '#call.running.talking.turn.stuck',
                          actions: { type: 'setProblem', params: { problem: 'drafted' } },
                        },
                        'silence.heard': {
                          description: 'Silence is not sent.',
                          actions: 'listenAgain',
                        },
                        'mute.toggle': 'muted',
                      },
                      after: { idleLimit: 'asleep' },
                    },
                    crashed: {
                      tags: 'stuck',
                      exit: 'clearProblem',
                      on: { 'load.retry': 'open', 'call.resume': 'open', 'mute.toggle': 'muted' },
                    },
                    muted: { tags: 'muted', on: { 'mute.toggle': 'open' } },
                    asleep: {
                      tags: ['muted', 'asleep'],
                      description:
                        'Nobody has spoken for long: no microphone stays on in a call that was forgotten.',
                      on: { 'call.resume': 'open', 'mute.toggle': 'muted' },
                    },
                  },
                },
                thinking: {
                  tags: 'thinking',
                  invoke: {
                    id: 'watchAnswer',
                    src: 'watchAnswer',
                    input: ({ context: { lastId } }) => ({ lastId }),
                    onError: {
                      target: 'stuck',
                      actions: { type: 'setProblem', params: { problem: 'noReply' } },
                    },
                  },
                  on: {
                    'answer.started': {
                      actions: [
                        { type: 'setAnswer', params: ({ event }) => event },
                        { type: 'read', params: ({ event }) => event },
                      ],
                    },
                    'answer.missing': {
                      target: 'stuck',
                      actions: { type: 'setProblem', params: ({ event }) => event },
                    },
                    'sentence.started': 'speaking',
                    'reading.ended': {
                      target: 'stuck',
                      actions: [
                        { type: 'setRead', params: ({ event }) => event },
                        { type: 'setProblem', params: { problem: 'wordless' } },
                      ],
                    },
                  },
                  initial: 'pending',
                  states: { pending: { after: { slowAfter: 'slow' } }, slow: { tags: 'slow' } },
                },
                stuck: {
                  tags: 'stuck',
                  exit: 'clearProblem',
                  on: {
                    'call.resume': 'listening',
                    'load.retry': { target: 'thinking', actions: 'retryTurn' },
                  },
                },
                speaking: {
                  tags: ['speaking', 'interruptible'],
                  on: {
                    'call.interrupt': 'interrupted',
                    'reading.ended': [
                      {
                        guard: 'isHelpDue',
                        target: 'helping',
                        actions: { type: 'setRead', params: ({ event }) => event },
                      },
                      {
                        target: 'listening',
                        actions: { type: 'setRead', params: ({ event }) => event },
                      },
                    ],
                  },
                  initial: 'deciding',
                  states: {
                    deciding: {
                      always: [{ guard: 'hasHeadphones', target: 'audible' }, { target: 'alone' }],
                    },
                    alone: {
                      description: 'The microphone is off: it would hear the mate.',
                      on: { 'headphones.toggle': 'audible' },
                    },
                    audible: {
                      invoke: {
                        id: 'listenForSpeech',
                        src: 'listenForSpeech',
                        onError: 'deaf',
                      },
                      on: {
                        'headphones.toggle': 'alone',
                        'speech.started': '#call.running.talking.turn.interrupted',
                      },
                    },
                    deaf: { description: 'A tap still interrupts.' },
                  },
                },
                interrupted: {
                  tags: 'interrupted',
                  entry: 'stopReading',
                  description: 'The reply stays as it is, and the mate knows how far it was heard.',
                  initial: 'silencing',
                  states: {
                    silencing: {
                      on: {
                        'reading.ended': {
                          target: 'storing',
                          actions: { type: 'setHeard', params: ({ event }) => event },
                        },
                      },
                      after: { storeLimit: '#call.running.talking.turn.listening' },
                    },
                    storing: {
                      invoke: {
                        id: 'storeHeard',
                        src: 'storeHeard',
                        input: ({ context }) => heardIn(context),
                        onDone: '#call.running.talking.turn.listening',
                        onError: {
                          target: '#call.running.talking.turn.listening',
                          description: 'The mate believes that all was heard.',
                        },
                      },
                      after: { storeLimit: '#call.running.talking.turn.listening' },
                    },
                  },
                },
                helping: {
                  tags: ['speaking', 'interruptible'],
                  description: 'The helplines are spoken, and shown.',
                  entry: ['clearHelp', 'readHelplines'],
                  on: { 'call.interrupt': { actions: 'stopReading' }, 'reading.ended': 'listening' },
                },
              },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'running', 'call.end': 'ended' } },
    ended: { type: 'final' },
  },
});

/** Texts of the page that are spoken, by the ids that they have among the messages. */
export const spokenTexts = { notice: 'spoken-notice', helplines: 'spoken-helplines' } as const;

export type CallActor = ActorRefFrom<typeof callMachine>;
type CallSnapshot = SnapshotFrom<typeof callMachine>;

/** Throws where nothing was interrupted. */
function heardIn({ heard, settings: { actions } }: CallContext): HeardReply {
  if (heard === null) throw new TypeError('Nothing was heard.');
  return { ...heard, actions };
}

/** What turns speech into text; undefined while the user is not to speak. */
export const selectDictation = ({ children }: CallSnapshot): DictationActor | undefined => children.dictation;

/** What speaks. */
export const selectReadAloud = ({ children }: CallSnapshot): ReadAloudActor | undefined => children.readAloud;

export const selectIsMuted = (snapshot: CallSnapshot): boolean =>
  snapshot.matches({ running: { talking: { microphone: 'muted' } } });

/** Whether the user can interrupt by talking. */
export const selectHasHeadphones = (snapshot: CallSnapshot): boolean =>
  snapshot.matches({ running: { talking: { headphones: 'on' } } });
