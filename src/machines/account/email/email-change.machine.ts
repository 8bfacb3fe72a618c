import { assign, sendTo, setup } from 'xstate';
import type { EmailChange } from '../../../../contract/email-change.ts';
import { isExecuted, notProvidedCommand } from '../../shared/commands/command.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import type {
  EmailChangeContext,
  EmailChangeEvent,
  EmailChangeInput,
  EmailChangeTag,
  EmailCheck,
} from './email-change.types.ts';

/** The part of the profile in which the user changes the address. */
export const emailChangeMachine = setup({
  types: {
    context: {} as EmailChangeContext,
    input: {} as EmailChangeInput,
    events: {} as EmailChangeEvent,
    tags: {} as EmailChangeTag,
    children: {} as {
      request: 'fetchChange';
      requestChange: 'requestChange';
      cancelChange: 'cancelChange';
      checkChange: 'checkChange';
      watchVisibility: 'watchVisibility';
    },
  },
  actors: {
    fetchChange: notProvidedRequest<EmailChange | null>('fetchChange'),
    requestChange: notProvidedConfirmation<EmailChange, undefined>('requestChange'),
    cancelChange: notProvidedCommand<null, undefined>('cancelChange'),
    checkChange: notProvidedPromise<EmailCheck>('checkChange'),
    watchVisibility: notProvidedCallback('watchVisibility'),
  },
  actions: {
    setPending: assign((_, { pending }: { pending: EmailChange | null }) => ({ pending })),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: () => {},
    applyRequest: assign((_, outcome: ConfirmationOutcome<EmailChange>) =>
      outcome.kind === 'confirmed' ? { pending: outcome.result } : {},
    ),
    reportEmail: sendTo(
      ({ context }) => context.parentRef,
      (_, { email }: EmailCheck) => ({ type: 'email.reported', email }),
    ),
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isExecuted,
    isConfirmed,
    isAbandoned,
    hasPending: (_, { pending }: { pending: EmailChange | null }) => pending !== null,
  },
  delays: { slowAfter: 15_000, pollInterval: 4000 },
}).createMachine({
  id: 'emailChange',
  description: 'Requests a change of the address, and shows it until both mailboxes have confirmed it.',
  context: ({ input }) => ({ ...input, pending: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchChange',
        onDone: [
          {
            guard: { type: 'hasPending', params: ({ event }) => ({ pending: event.output }) },
            target: 'waiting',
            actions: { type: 'setPending', params: ({ event }) => ({ pending: event.output }) },
          },
          { target: 'idle', actions: 'resumeForm' },
        ],
        onError: { target: 'failed', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    idle: {
      tags: 'ready',
      description: 'A change can be requested, and confirmed, on another page.',
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        onError: { actions: { type: 'reportError', params: ({ event }) => event } },
      },
      on: { 'form.open': 'editing', 'page.shown': 'looking' },
    },
    looking: {
      tags: 'ready',
      description: 'A check that is not answered is dropped.',
      on: { 'form.open': 'editing' },
      after: { slowAfter: 'idle' },
      invoke: {
        id: 'checkChange',
        src: 'checkChange',
        onDone: [
          {
            guard: { type: 'hasPending', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'setPending', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: { type: 'reportEmail', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'idle', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    editing: {
      tags: ['ready', 'editing'],
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'applyRequest', params: ({ event }) => event.output },
          },
          { target: 'looking', description: 'Another page may have changed the address meanwhile.' },
        ],
        onError: { target: 'idle', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    waiting: {
      tags: ['ready', 'waiting'],
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        onError: { actions: { type: 'reportError', params: ({ event }) => event } },
      },
      on: { 'change.cancel': 'canceling', 'page.shown': 'checking' },
      after: {
        pollInterval: {
          target: 'checking',
          description: 'The mailed links may be opened on another device.',
        },
      },
    },
    checking: {
      tags: ['ready', 'waiting'],
      description: 'The mailed links open in other tabs. A check that is not answered is dropped.',
      on: { 'change.cancel': 'canceling' },
      after: { slowAfter: 'waiting' },
      invoke: {
        id: 'checkChange',
        src: 'checkChange',
        onDone: [
          {
            guard: { type: 'hasPending', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'setPending', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            description:
              'Both mailboxes have confirmed the change, or it was rejected, canceled or has expired.',
            actions: [
              { type: 'setPending', params: { pending: null } },
              { type: 'reportEmail', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    canceling: {
      tags: ['ready', 'waiting'],
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'checking',
            description:
              'Both mailboxes may have confirmed the change before: the profile shows what came of it.',
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'loading' },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting', actions: { type: 'reportError', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
