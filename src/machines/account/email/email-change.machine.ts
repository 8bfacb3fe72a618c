import { assign, sendTo, setup } from 'xstate';
import type { EmailChange } from '../../../../contract/email-change.ts';
import { toFailure } from '../../shared/failure.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { toNewEmail } from './email-change.reducers.ts';
import type {
  EmailChangeContext,
  EmailChangeEvent,
  EmailChangeInput,
  EmailChangeTag,
  EmailCheck,
  NewEmail,
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
    requestChange: notProvidedPromise<EmailChange, NewEmail>('requestChange'),
    cancelChange: notProvidedPromise<null>('cancelChange'),
    checkChange: notProvidedPromise<EmailCheck>('checkChange'),
    watchVisibility: notProvidedCallback('watchVisibility'),
  },
  actions: {
    setPending: assign((_, { pending }: { pending: EmailChange | null }) => ({ pending })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: () => {},
    focusField: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: { hasPending: (_, { pending }: { pending: EmailChange | null }) => pending !== null },
  delays: { slowAfter: 15_000, pollInterval: 4000 },
}).createMachine({
  id: 'emailChange',
  description: 'Requests a change of the address, and shows it until both mailboxes have confirmed it.',
  context: ({ input }) => ({ ...input, pending: null, failure: null }),
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
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    idle: { tags: 'ready', on: { 'form.open': 'editing' } },
    editing: {
      tags: ['ready', 'editing'],
      initial: 'clean',
      on: { 'email.submit': 'requesting', 'form.close': 'idle' },
      states: { clean: {}, rejected: { tags: 'rejected' } },
    },
    requesting: {
      tags: ['ready', 'editing', 'sending'],
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        input: ({ event }) => toNewEmail(event),
        onDone: {
          target: 'waiting',
          actions: { type: 'setPending', params: ({ event }) => ({ pending: event.output }) },
        },
        onError: {
          target: 'editing.rejected',
          description: 'The fields keep their text.',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'focusField'],
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#emailChange.editing' } },
      },
    },
    waiting: {
      tags: ['ready', 'waiting'],
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        onError: { actions: { type: 'reportError', params: ({ event }) => event } },
      },
      initial: 'clean',
      on: { 'change.cancel': 'canceling', 'page.shown': 'checking' },
      states: {
        clean: {
          description: 'The mailed links may be opened on another device.',
          after: { pollInterval: '#emailChange.checking' },
        },
        rejected: { tags: 'rejected' },
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
              sendTo(
                ({ context }) => context.parentRef,
                ({ event }) => ({ type: 'email.reported', email: event.output.email }),
              ),
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
      tags: ['ready', 'waiting', 'sending'],
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: {
          target: 'checking',
          description:
            'Both mailboxes may have confirmed the change before: the profile shows what came of it.',
        },
        onError: {
          target: 'waiting.rejected',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The request can be repeated: canceling twice has no effect.',
          on: { 'change.cancel': '#emailChange.canceling' },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
