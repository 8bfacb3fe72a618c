import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import {
  failureOf,
  isExecuted,
  notProvidedAttempt,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import {
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { Failure } from '../../shared/failure.ts';

export interface EmailLinkInput {
  /** From the mailed link; null where none was opened. */
  readonly code: string | null;
  /** The mailbox to which the link was mailed: the one of the current address, or of the new one. */
  readonly mailbox: 'old' | 'new';
}

export interface EmailLinkContext extends EmailLinkInput {
  /** Why the last request failed. */
  readonly failure: Failure | null;
}

/** Whether both mailboxes have confirmed. */
export interface LinkResult {
  readonly isChanged: boolean;
}

/** The link and the password that confirm the change in a browser that did not ask for it. */
export interface LinkAndPassword {
  readonly code: string | null;
  readonly password: string;
}

export type EmailLinkEvent =
  | { readonly type: 'change.confirm' }
  /** Cancels the change, which only the mailbox of the current address can. */
  | { readonly type: 'change.reject' }
  | ChildCrashed;

export type EmailLinkTag = 'confirming' | 'rejecting';

/** The page that the mailed links of a change of address open. */
export const emailLinkMachine = setup({
  types: {
    context: {} as EmailLinkContext,
    input: {} as EmailLinkInput,
    events: {} as EmailLinkEvent,
    tags: {} as EmailLinkTag,
    children: {} as {
      confirmChange: 'confirmChange';
      confirmWithPassword: 'confirmWithPassword';
      rejectChange: 'rejectChange';
    },
  },
  actors: {
    confirmChange: notProvidedAttempt<LinkResult, { code: string | null }>('confirmChange'),
    confirmWithPassword: notProvidedConfirmation<LinkResult, { code: string | null }>('confirmWithPassword'),
    rejectChange: notProvidedAttempt<null, { code: string | null }>('rejectChange'),
  },
  actions: {
    setFailure: assign((_, outcome: CommandOutcome) => ({ failure: failureOf(outcome) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isExecuted,
    isConfirmed,
    hasCode: ({ context }) => context.code !== null,
    isOldMailbox: ({ context }) => context.mailbox === 'old',
    isChanged: (_, outcome: CommandOutcome<LinkResult> | ConfirmationOutcome<LinkResult>) =>
      'result' in outcome && outcome.result.isChanged,
    isPasswordRequired: (_, outcome: CommandOutcome) => failureOf(outcome)?.code === code.passwordRequired,
    isLinkExpired: (_, outcome: CommandOutcome) => failureOf(outcome)?.code === code.notFound,
  },
}).createMachine({
  id: 'emailLink',
  description:
    'Confirms a change of address for one mailbox, or cancels it. Opening the link alone does nothing.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  on: {
    'xstate.error.actor.*': '.asking',
  },
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'asking' }, { target: 'expired' }] },
    asking: {
      on: {
        'change.confirm': 'confirming',
        'change.reject': { guard: 'isOldMailbox', target: 'rejecting' },
      },
    },
    confirming: {
      tags: 'confirming',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmChange',
        src: 'confirmChange',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'changed' },
          { guard: { type: 'isExecuted', params: ({ event }) => event.output }, target: 'confirmed' },
          { guard: { type: 'isLinkExpired', params: ({ event }) => event.output }, target: 'expired' },
          {
            guard: { type: 'isPasswordRequired', params: ({ event }) => event.output },
            target: 'passwordRequired',
          },
          { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    rejecting: {
      tags: 'rejecting',
      entry: 'clearFailure',
      invoke: {
        id: 'rejectChange',
        src: 'rejectChange',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isExecuted', params: ({ event }) => event.output }, target: 'canceled' },
          { guard: { type: 'isLinkExpired', params: ({ event }) => event.output }, target: 'expired' },
          { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    passwordRequired: {
      description:
        'This browser did not ask for the change: the password proves that the reader of the mail did.',
      invoke: {
        id: 'confirmWithPassword',
        src: 'confirmWithPassword',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'changed' },
          { guard: { type: 'isConfirmed', params: ({ event }) => event.output }, target: 'confirmed' },
          { target: 'expired' },
        ],
        onError: 'expired',
      },
    },
    confirmed: { description: 'The other mailbox has not confirmed yet.' },
    changed: { description: 'Both mailboxes have confirmed.' },
    canceled: { description: 'The current mailbox has canceled the change.' },
    expired: { description: 'The link is too old, or the change was made or canceled.' },
  },
});

export type EmailLinkActor = ActorRefFrom<typeof emailLinkMachine>;

type Snapshot = SnapshotFrom<typeof emailLinkMachine>;

const outcomes = ['confirmed', 'changed', 'canceled', 'expired'] as const;

/** How it ended; null while the page asks. */
export const selectOutcome = (snapshot: Snapshot): (typeof outcomes)[number] | null =>
  outcomes.find((outcome) => snapshot.matches(outcome)) ?? null;

/** Confirms or cancels the change; undefined while the page asks. */
export const selectCommand = ({ children }: Snapshot) => children.confirmChange ?? children.rejectChange;
