import { assign, setup, type ActorRefFrom } from 'xstate';
import type { MateDetail } from '../../../contract/mates/mate-detail.ts';
import type { TrialSeal } from '../../../contract/rooms/trial.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { toFailure } from '../shared/failure.ts';
import { notProvidedEvents } from '../shared/placeholders.ts';
import { notProvidedRequest } from '../shared/request.ts';
import * as reducers from './trial.reducers.ts';
import type {
  AgeParams,
  AgeStatus,
  TrialChildren,
  TrialContext,
  TrialEvent,
  TrialInput,
  TrialReplyEvent,
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
    streamReply: notProvidedEvents<TrialReplyEvent, TrialRequest>('streamReply'),
  },
  guards: {
    isFound: (_, { mate }: { mate: MateDetail | null }) => mate !== null,
    isContinued: ({ context }) => reducers.isBegun(context.chat),
    isRefused: (_, { status }: AgeParams) => status?.status === 'refused',
    isUnknown: (_, { status }: AgeParams) => status?.status === 'unknown',
    isOver: ({ context }) => reducers.leftOf(context.chat) === 0,
    isSendable: ({ context }) => reducers.isSendable(context.chat),
    isAgeDoubted: (_, { error }: { error: unknown }) => reducers.isAgeDoubted(error),
    hasReply: ({ context }) => context.sent !== null && context.sent.reply !== '',
    isConfirmed,
  },
  actions: {
    setMate: assign((_, { mate }: { mate: MateDetail | null }) => ({ mate })),
    setAge: assign((_, { status }: AgeParams) => reducers.toAge(status)),
    setDraft: assign(({ context: { chat } }, { text }: { text: string }) => ({
      chat: { ...chat, draft: text },
      failure: null,
    })),
    setSent: assign(({ context }) => reducers.toSent(context)),
    setAccepted: assign(({ context }, accepted: Parameters<typeof reducers.withAccepted>[1]) =>
      reducers.withAccepted(context, accepted),
    ),
    addPiece: assign(({ context }, piece: Parameters<typeof reducers.withPiece>[1]) =>
      reducers.withPiece(context, piece),
    ),
    setReply: assign(({ context }, reply: { seal: TrialSeal | null }) => reducers.withReply(context, reply)),
    restoreDraft: assign(({ context }) => reducers.withDraftAgain(context)),
    setAnswer: assign(({ context }) => reducers.toAnswered(context)),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setCutOff: assign({ failure: reducers.cutOff }),
    persistChat: () => {},
    clearChat: () => {},
    offerAccount: () => {},
    /** Offers the sign-in panel to somebody who has signed in with this browser before. */
    welcomeBack: () => {},
  },
  delays: { longestReply: 300_000 },
}).createMachine({
  id: 'trial',
  description: 'A visitor tries a mate: a few replies, stored in the browser for a day.',
  context: ({ input }) => ({
    ...input,
    mate: null,
    sent: null,
    minimumAge: 18,
    until: 0,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchMate',
        input: ({ context }) => ({ mateId: context.mateId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ mate: event.output }) },
            target: 'found',
            actions: [{ type: 'setMate', params: ({ event }) => ({ mate: event.output }) }, 'welcomeBack'],
          },
          { target: 'notFound' },
        ],
        onError: 'failed',
      },
    },
    found: {
      description: 'A chat that is stored in this browser continues: the date of birth was submitted before.',
      always: [{ guard: 'isContinued', target: 'talking' }, { target: 'checkingAge' }],
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
          { target: 'talking' },
        ],
        onError: 'failed',
      },
    },
    asking: {
      description:
        'A visitor’s date of birth is not stored on the server; the form of their new account begins with it.',
      invoke: {
        id: 'submitBirthDate',
        src: 'submitBirthDate',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => reducers.toStatus(event.output) },
            target: 'refused',
            actions: { type: 'setAge', params: ({ event }) => reducers.toStatus(event.output) },
          },
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'talking' },
          { target: 'asking', reenter: true, description: 'The visitor stopped waiting.' },
        ],
        onError: 'failed',
      },
    },
    refused: { tags: 'refused', entry: 'clearChat' },
    talking: {
      tags: 'talking',
      entry: 'setAnswer',
      initial: 'deciding',
      on: {
        'account.request': { actions: 'offerAccount' },
        'draft.change': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'persistChat'] },
      },
      states: {
        deciding: { always: [{ guard: 'isOver', target: 'over' }, { target: 'writing' }] },
        writing: {
          on: { 'message.submit': { guard: 'isSendable', target: 'sending', actions: 'setSent' } },
        },
        sending: {
          tags: 'sending',
          description: 'The message is a draft again, and stored as one, until it has a reply.',
          on: {
            'reply.accepted': { actions: { type: 'setAccepted', params: ({ event }) => event } },
            'reply.extended': { actions: { type: 'addPiece', params: ({ event }) => event } },
            'reply.finished': {
              target: 'deciding',
              actions: [{ type: 'setReply', params: ({ event }) => event }, 'persistChat'],
            },
            'reply.stop': 'stopped',
          },
          after: { longestReply: 'stopped' },
          invoke: {
            id: 'reply',
            src: 'streamReply',
            input: ({ context }) => reducers.toRequest(context),
            onDone: {
              target: 'stopped',
              description: 'The stream ended early.',
              actions: 'setCutOff',
            },
            onError: [
              {
                guard: { type: 'isAgeDoubted', params: ({ event }) => event },
                target: '#trial.checkingAge',
                actions: ['restoreDraft', { type: 'setFailure', params: ({ event }) => event }],
              },
              { target: 'stopped', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        stopped: {
          description: 'What there is of the reply stays.',
          always: [
            {
              guard: 'hasReply',
              target: 'deciding',
              actions: [
                { type: 'setReply', params: ({ context }) => ({ seal: context.sent?.seal ?? null }) },
                'persistChat',
              ],
            },
            { target: 'writing', actions: ['restoreDraft', 'persistChat'] },
          ],
        },
        over: { tags: 'over' },
      },
    },
    notFound: { tags: 'notFound' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type TrialActor = ActorRefFrom<typeof trialMachine>;
