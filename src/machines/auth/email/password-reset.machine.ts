import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import type { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import { resultOf } from '../../shared/commands/command.ts';
import {
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import { isUnsupported, toFailure, type Failure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { isSignedIn, toSecondStep, toUser } from '../sign-in/sign-in-outcome.ts';
import type { SignInOutcome } from '../sign-in/sign-in.reducers.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';

export interface PasswordResetInput {
  /** From the mailed link; null where none was opened. */
  readonly code: string | null;
  /** Whether the page was loaded again by the session that the new password started. */
  readonly isChanged: boolean;
}

export interface PasswordResetContext extends PasswordResetInput {
  /** The address to which the link is mailed. */
  readonly email: string;
  /** Those that can sign in to the account, and be removed with the password. */
  readonly passkeys: readonly Passkey[];
  readonly failure: Failure | null;
}

/** The address to which a link was mailed. */
export interface MailedLink {
  readonly email: string;
}

/** The link and the new password. */
export interface LinkAndNewPassword {
  readonly code: string;
  readonly newPassword: string;
  /** The ids of the passkeys to remove. */
  readonly removePasskeys: string[];
}

export type PasswordResetEvent =
  | { readonly type: 'email.change' }
  | { readonly type: 'link.request' }
  | { readonly type: 'load.retry' }
  | ChildCrashed;

export type PasswordResetTag = 'opening' | 'slow' | 'failed';

/** Mails a link to a user who forgot the password, and sets a new one through it. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    input: {} as PasswordResetInput,
    events: {} as PasswordResetEvent,
    tags: {} as PasswordResetTag,
    children: {} as { requestLink: 'requestLink'; readLink: 'readLink'; setPassword: 'setPassword' },
  },
  actors: {
    requestLink: notProvidedConfirmation<MailedLink, undefined>('requestLink'),
    readLink: notProvidedPromise<readonly Passkey[], { code: string }>('readLink'),
    setPassword: notProvidedConfirmation<SignInOutcome, { code: string }>('setPassword'),
  },
  actions: {
    setEmail: assign((_, outcome: ConfirmationOutcome<MailedLink>) => resultOf(outcome)),
    setPasskeys: assign((_, { passkeys }: { passkeys: readonly Passkey[] }) => ({ passkeys })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    announceUser: (_, _user: UserInfo) => {},
    announceSecondStep: (_, _step: SecondStep) => {},
  },
  guards: {
    isChanged: ({ context }) => context.isChanged,
    isConfirmed,
    isSignedIn: (_, outcome: ConfirmationOutcome<SignInOutcome>) =>
      outcome.kind === 'confirmed' && isSignedIn(outcome.result),
    hasCode: ({ context }) => context.code !== null,
    isLinkExpired: (_, failure: Failure) => failure.code === code.notFound,
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'passwordReset',
  description: 'The page of a user who forgot the password, and the page that the mailed link opens.',
  context: ({ input }) => ({ ...input, email: '', passkeys: [], failure: null }),
  initial: 'deciding',
  on: {
    'xstate.error.actor.*': '.expired',
  },
  states: {
    deciding: {
      always: [
        { guard: 'isChanged', target: 'done' },
        { guard: 'hasCode', target: 'opening' },
        { target: 'asking' },
      ],
    },
    asking: {
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'setEmail', params: ({ event }) => event.output },
          },
          { target: 'unsupported' },
        ],
      },
    },
    sent: {
      description: 'The same for an address without an account, whose owner gets a mail that says so.',
      on: { 'email.change': 'asking' },
    },
    opening: {
      description:
        'Reads which passkeys can sign in, so that the user can remove unknown ones with the password.',
      initial: 'reading',
      states: {
        reading: {
          tags: 'opening',
          invoke: {
            id: 'readLink',
            src: 'readLink',
            input: ({ context }) => ({ code: context.code ?? '' }),
            onDone: {
              target: '#passwordReset.choosing',
              actions: { type: 'setPasskeys', params: ({ event }) => ({ passkeys: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isLinkExpired', params: ({ event }) => toFailure(event.error) },
                target: '#passwordReset.expired',
              },
              {
                guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
                target: '#passwordReset.choosing',
                description: 'A host that does not list passkeys still sets the password.',
              },
              {
                target: 'failed',
                actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
              },
            ],
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.retry': '#passwordReset.opening' } },
          },
        },
        failed: { tags: 'failed', on: { 'load.retry': 'reading' } },
      },
    },
    choosing: {
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'announceUser', params: ({ event }) => toUser(resultOf(event.output)) },
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'changed',
            actions: {
              type: 'announceSecondStep',
              params: ({ event }) => toSecondStep(resultOf(event.output)),
            },
          },
          { target: 'expired' },
        ],
      },
    },
    expired: {
      description: 'The link is too old, or was used.',
      on: { 'link.request': 'asking' },
    },
    unsupported: { description: 'The host has no such call.' },
    changed: { description: 'Auth asks for the second step before the user is signed in.' },
    done: { description: 'The user is signed in here, and nowhere else.' },
  },
});

export type PasswordResetActor = ActorRefFrom<typeof passwordResetMachine>;

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

const views = ['sent', 'opening', 'choosing', 'expired', 'unsupported', 'changed', 'done'] as const;

/** Which view of the screen is shown. */
export const selectView = (snapshot: Snapshot): (typeof views)[number] | 'asking' =>
  views.find((view) => snapshot.matches(view)) ?? 'asking';

/** The form that asks for the address, or for a new password; undefined while neither is asked for. */
export const selectForm = ({ children }: Snapshot) => children.requestLink ?? children.setPassword;

/** Why the link could not be checked; null until then, and while it is checked again. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
