import { assign, setup, type ActorRefFrom } from 'xstate';
import type { MateDetail } from '../../../contract/mate-detail.ts';
import { failureOf, isExecuted, notProvidedCommand, resultOf } from '../shared/commands/command.ts';
import type { CommandOutcome } from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../shared/request.ts';
import * as reducers from './trial.reducers.ts';
import type {
  AgeParams,
  AgeStatus,
  TrialChildren,
  TrialContext,
  TrialEvent,
  TrialImport,
  TrialInput,
  TrialReply,
  TrialRequest,
  TrialTag,
} from './trial.reducers.ts';

export const trialMachine = setup({
  types: {
    context: {} as TrialContext,
    input: {} as TrialInput,
    events: {} as TrialEvent,
    tags: {} as TrialTag,
    children: {} as TrialChildren,
  },
  actors: {
    fetchMate: notProvidedRequest<MateDetail | null, { mateId: string }>('fetchMate'),
    fetchAge: notProvidedRequest<AgeStatus | null>('fetchAge'),
    submitBirthDate: notProvidedConfirmation<AgeStatus | null, undefined>('submitBirthDate'),
    sendMessage: notProvidedCommand<TrialReply, TrialRequest>('sendMessage'),
    importTrial: notProvidedRequest<{ roomId: string }, TrialImport>('importTrial'),
  },
  guards: {
    hasNoId: ({ context }) => context.mateId === null,
    isFound: (_, { mate }: { mate: MateDetail | null }) => mate !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isContinued: ({ context }) => !context.isSignedIn && reducers.isBegun(context.chat),
    isOnlyVisiting: ({ context }) => context.isSignedIn && !reducers.isImportable(context.chat),
    isRefused: (_, { status }: AgeParams) => status?.status === 'refused',
    isUnknown: (_, { status }: AgeParams) => status?.status === 'unknown',
    isOver: ({ context }) => reducers.leftOf(context.chat) === 0,
    isSendable: ({ context }) => reducers.isSendable(context.chat),
    isAgeDoubted: (_, outcome: CommandOutcome) => reducers.isAgeDoubted(outcome),
    isExecuted,
    isConfirmed,
  },
  actions: {
    setMate: assign((_, { mate }: { mate: MateDetail | null }) => ({ mate })),
    setAge: assign((_, { status }: AgeParams) => reducers.toAge(status)),
    setDraft: assign(({ context: { chat } }, { text }: { text: string }) => ({
      chat: { ...chat, draft: text },
      failure: null,
    })),
    setReply: assign(({ context }, reply: TrialReply) => reducers.withReply(context, reply)),
    setAnswer: assign(({ context }) => reducers.toAnswered(context)),
    setFailure: assign((_, outcome: CommandOutcome) => ({ failure: failureOf(outcome) })),
    persistChat: () => {},
    clearChat: () => {},
    offerAccount: () => {},
    openRoom: (_, _params: { roomId: string | null }) => {},
  },
}).createMachine({
  id: 'trial',
  description: 'A visitor tries a mate: a few scripted replies, stored in the browser for a day.',
  context: ({ input }) => ({ ...input, mate: null, minimumAge: 18, until: 0, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasNoId', target: 'notFound' }, { target: 'loading' }] },
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchMate',
        input: ({ context }) => ({ mateId: context.mateId ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ mate: event.output }) },
            target: 'found',
            actions: { type: 'setMate', params: ({ event }) => ({ mate: event.output }) },
          },
          { target: 'notFound' },
        ],
        onError: 'failed',
      },
    },
    found: {
      description: 'A chat that is stored in this browser continues: the date of birth was submitted before.',
      always: [
        { guard: 'isContinued', target: 'talking' },
        { guard: 'isOnlyVisiting', target: 'leaving' },
        { target: 'checkingAge' },
      ],
    },
    checkingAge: {
      invoke: {
        id: 'request',
        src: 'fetchAge',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ status: event.output }) },
            target: 'refused',
            actions: { type: 'setAge', params: ({ event }) => ({ status: event.output }) },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ status: event.output }) },
            target: 'asking',
            actions: { type: 'setAge', params: ({ event }) => ({ status: event.output }) },
          },
          { target: 'admitted' },
        ],
        onError: 'failed',
      },
    },
    asking: {
      description: 'A visitor’s date of birth is not stored; that of a new account is.',
      invoke: {
        id: 'submitBirthDate',
        src: 'submitBirthDate',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => reducers.toStatus(event.output) },
            target: 'refused',
            actions: { type: 'setAge', params: ({ event }) => reducers.toStatus(event.output) },
          },
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'admitted' },
          { target: 'asking', reenter: true, description: 'The visitor stopped waiting.' },
        ],
        onError: 'failed',
      },
    },
    admitted: { always: [{ guard: 'isSignedIn', target: 'importing' }, { target: 'talking' }] },
    refused: { tags: 'refused', entry: 'clearChat' },
    talking: {
      tags: 'talking',
      entry: 'setAnswer',
      initial: 'deciding',
      on: { 'account.request': { actions: 'offerAccount' } },
      states: {
        deciding: { always: [{ guard: 'isOver', target: 'over' }, { target: 'writing' }] },
        writing: {
          on: {
            'draft.change': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'persistChat'] },
            'message.submit': { guard: 'isSendable', target: 'sending' },
          },
        },
        sending: {
          tags: 'sending',
          description: 'The message stays the draft until it has its reply.',
          invoke: {
            id: 'send',
            src: 'sendMessage',
            input: ({ context }) => reducers.toRequest(context),
            onDone: [
              {
                guard: { type: 'isExecuted', params: ({ event }) => event.output },
                target: 'deciding',
                actions: [{ type: 'setReply', params: ({ event }) => resultOf(event.output) }, 'persistChat'],
              },
              {
                guard: { type: 'isAgeDoubted', params: ({ event }) => event.output },
                target: '#trial.checkingAge',
                actions: { type: 'setFailure', params: ({ event }) => event.output },
              },
              {
                target: 'writing',
                actions: { type: 'setFailure', params: ({ event }) => event.output },
              },
            ],
            onError: 'writing',
          },
        },
        over: { tags: 'over' },
      },
    },
    importing: {
      tags: 'importing',
      description: 'The visitor has an account now: the chat is imported into it.',
      invoke: {
        id: 'request',
        src: 'importTrial',
        input: ({ context }) => reducers.toImport(context),
        onDone: {
          target: 'left',
          actions: ['clearChat', { type: 'openRoom', params: ({ event }) => event.output }],
        },
        onError: 'failed',
      },
    },
    leaving: {
      description: 'A user without a trial chat gets the usual one.',
      entry: { type: 'openRoom', params: { roomId: null } },
    },
    left: { description: 'The imported chat opens.' },
    notFound: { tags: 'notFound' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type TrialActor = ActorRefFrom<typeof trialMachine>;
