import { assign, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { EmailChange } from '../../../../contract/account/email-change.ts';
import { notProvidedCommand, resultOf } from '../../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../../shared/commands/confirmation.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/** Sent to the profile when the change is no longer pending: `email` is the address of the account, masked. */
export interface EmailReport {
  readonly type: 'email.reported';
  readonly email: string;
}

export interface EmailChangeInput {
  readonly parentRef: ParentRef<EmailReport>;
}

export interface EmailChangeContext extends EmailChangeInput {
  /** The change that waits for its confirmations. */
  readonly pending: EmailChange | null;
}

/** The state of the change; `email` is the address of the account, masked. */
export interface EmailCheck {
  readonly pending: EmailChange | null;
  readonly email: string;
}

/** Goes to the service and is never stored. `password` is empty for an account without one. */
export interface NewEmail {
  readonly email: string;
  readonly password: string;
}

export type EmailChangeEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.open' }
  | { readonly type: 'change.cancel' }
  | { readonly type: 'page.shown' };

export type EmailChangeTag = 'failed' | 'ready';

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
    reportEmail: sendTo(
      ({ context }) => context.parentRef,
      (_, { email }: EmailCheck) => ({ type: 'email.reported', email }),
    ),
  },
  guards: {
    isConfirmed,
    isWaiting: ({ context }) => context.pending !== null,
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
        onError: 'failed',
      },
    },
    idle: {
      tags: 'ready',
      description: 'A change can be requested, and confirmed, on another page.',
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        onError: { description: 'Without it a change elsewhere shows when the page is opened again.' },
      },
      on: { 'form.open': 'editing', 'page.shown': 'checking' },
    },
    editing: {
      tags: 'ready',
      invoke: {
        id: 'requestChange',
        src: 'requestChange',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'setPending', params: ({ event }) => ({ pending: resultOf(event.output) }) },
          },
          { target: 'checking', description: 'Another page may have changed the address meanwhile.' },
        ],
        onError: 'idle',
      },
    },
    waiting: {
      tags: 'ready',
      invoke: {
        id: 'watchVisibility',
        src: 'watchVisibility',
        onError: { description: 'The checks go on without it.' },
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
      tags: 'ready',
      description:
        'The mailed links open in other tabs, and another page may have changed the address. A check that is not answered is dropped.',
      on: {
        'form.open': { guard: not('isWaiting'), target: 'editing' },
        'change.cancel': { guard: 'isWaiting', target: 'canceling' },
      },
      after: { slowAfter: 'deciding' },
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
              'There is no change, or both mailboxes have confirmed it, or it was rejected, canceled or has expired.',
            actions: [
              { type: 'setPending', params: { pending: null } },
              { type: 'reportEmail', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'deciding',
      },
    },
    deciding: { always: [{ guard: 'isWaiting', target: 'waiting' }, { target: 'idle' }] },
    canceling: {
      tags: 'ready',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: {
          target: 'checking',
          description: 'Both mailboxes may have confirmed the change before, or it was not canceled.',
        },
        onError: 'waiting',
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type EmailChangeActor = ActorRefFrom<typeof emailChangeMachine>;
