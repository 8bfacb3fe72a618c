import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import type { Confirmation } from '../../../../contract/sign-in/verify-email.ts';
import {
  isAbandoned,
  isConfirmed,
  notProvidedConfirmation,
  type ConfirmationOutcome,
} from '../../shared/commands/confirmation.ts';
import {
  failureOf,
  isExecuted,
  notProvidedAttempt,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import { notProvidedCallback } from '../../shared/placeholders.ts';
import { supervised, type ChildCrashed } from '../../shared/supervised.ts';
import { mailResendMachine } from './mail-resend.machine.ts';
import { codeOf, isSession, toUser, type Outcome } from './verify-email.reducers.ts';
import type { Failure } from '../../shared/failure.ts';

export interface VerifyEmailInput {
  /** From the mailed link; null on the page that waits. */
  readonly code: string | null;
  /** Whether an address is not confirmed yet. */
  readonly isRegistered: boolean;
  readonly isSignedIn: boolean;
  /** Whether the terminal of the server shows a code, in place of a link that is mailed. */
  readonly asksForCode: boolean;
}

export interface VerifyEmailContext extends VerifyEmailInput {
  readonly failure: Failure | null;
}

/** The link and the password that confirm an address in a browser that did not sign up. */
export interface LinkAndPassword {
  readonly code: string;
  readonly password: string;
}

export type VerifyEmailEvent =
  | { readonly type: 'confirm.request' }
  | ChildCrashed
  | { readonly type: 'session.started' };

export const verifyEmailMachine = setup({
  types: {
    context: {} as VerifyEmailContext,
    input: {} as VerifyEmailInput,
    events: {} as VerifyEmailEvent,
    children: {} as {
      confirmEmail: 'confirmEmail';
      confirmWithPassword: 'confirmWithPassword';
      confirmWithCode: 'confirmWithCode';
      mailResend: 'mailResend';
      watchSession: 'watchSession';
      handDraftOver: 'handDraftOver';
    },
  },
  actors: {
    confirmEmail: notProvidedAttempt<Confirmation, { code: string }>('confirmEmail'),
    confirmWithPassword: notProvidedConfirmation<Confirmation, { code: string }>('confirmWithPassword'),
    confirmWithCode: notProvidedConfirmation<Confirmation, undefined>('confirmWithCode'),
    mailResend: supervised(mailResendMachine),
    watchSession: notProvidedCallback('watchSession'),
    handDraftOver: notProvidedCallback('handDraftOver'),
  },
  actions: {
    setFailure: assign((_, outcome: CommandOutcome) => ({ failure: failureOf(outcome) })),
    startVerification: () => {},
    continueToTarget: () => {},
    announceUser: (_, _user: UserInfo) => {},
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isRegistered: ({ context }) => context.isRegistered,
    asksForCode: ({ context }) => context.asksForCode,
    isExecuted,
    isConfirmed,
    isAbandoned,
    isSession: (_, outcome: ConfirmationOutcome<Confirmation>) => isSession(outcome),
    isPasswordRequired: (_, outcome: Outcome) => codeOf(outcome) === code.passwordRequired,
    isAddressTaken: (_, outcome: Outcome) => codeOf(outcome) === code.forbidden,
    isLinkExpired: (_, outcome: Outcome) => codeOf(outcome) === code.notFound,
  },
  delays: { formRestart: 60_000 },
}).createMachine({
  id: 'verifyEmail',
  description: 'The page that waits for the mail, and that the mailed link opens. Auth polls the server.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  on: {
    'xstate.error.actor.*': '.linkOpened',
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasCode', target: 'linkOpened' },
        { guard: 'isSignedIn', target: 'alreadySignedIn' },
        { guard: 'isRegistered', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    linkOpened: {
      description: 'Waits for a click, because mail scanners open links too.',
      on: { 'confirm.request': 'confirming' },
    },
    confirming: {
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'confirmed',
            description: 'In the browser that signed up, polling signs in.',
            actions: 'startVerification',
          },
          { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'linkOpened' },
          {
            guard: { type: 'isPasswordRequired', params: ({ event }) => event.output },
            target: 'passwordRequired',
          },
          { guard: { type: 'isAddressTaken', params: ({ event }) => event.output }, target: 'addressTaken' },
          { guard: { type: 'isLinkExpired', params: ({ event }) => event.output }, target: 'linkExpired' },
          { target: 'rejected', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    passwordRequired: {
      description: 'This browser did not sign up: the password proves that the reader of the mail did.',
      invoke: {
        id: 'confirmWithPassword',
        src: 'confirmWithPassword',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: [
          {
            guard: { type: 'isSession', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: { type: 'announceUser', params: ({ event }) => toUser(event.output) },
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            description: 'It was confirmed meanwhile.',
          },
          { guard: { type: 'isAddressTaken', params: ({ event }) => event.output }, target: 'addressTaken' },
          { target: 'linkExpired' },
        ],
        onError: 'linkExpired',
      },
    },
    confirmed: {
      description: 'The server sends the session once: to this tab, or to the one that signed up.',
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        onError: { description: 'Without it the page shows a link to go on.' },
      },
      on: {
        'session.started': { target: 'alreadySignedIn', description: 'The other tab received it.' },
      },
    },
    addressTaken: { description: 'Another sign-up with this address was confirmed.' },
    linkExpired: {},
    rejected: { on: { 'confirm.request': 'confirming' } },
    alreadySignedIn: {
      description: 'A session exists: continue to the page that the user wanted.',
      entry: 'continueToTarget',
    },
    idle: { description: 'No registration is pending in this browser.' },
    waiting: {
      description: 'Auth polls the server; the mail can be sent again meanwhile.',
      entry: 'startVerification',
      invoke: [
        {
          id: 'watchSession',
          src: 'watchSession',
          onError: { description: 'Without it the page stays as it is when another tab signs in.' },
        },
        {
          id: 'handDraftOver',
          src: 'handDraftOver',
          onError: { description: 'Without it the tab of the link asks for the date of birth again.' },
        },
        { id: 'mailResend', src: 'mailResend' },
      ],
      on: {
        'session.started': { target: 'alreadySignedIn', description: 'Another tab signed in.' },
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'asksForCode', target: 'code' }, { target: 'link' }] },
        link: { description: 'The link in the mail opens this page again.' },
        code: {
          description:
            'At home, where no mail is sent: who sits at the server tells the code of its terminal.',
          invoke: {
            id: 'confirmWithCode',
            src: 'confirmWithCode',
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: '#verifyEmail.confirmed',
                actions: 'startVerification',
              },
              { target: '#verifyEmail.addressTaken' },
            ],
            onError: 'codeCrashed',
          },
        },
        codeCrashed: {
          description: 'Without its form, which is shown again after a while.',
          after: { formRestart: 'code' },
        },
      },
    },
  },
});

export type VerifyEmailActor = ActorRefFrom<typeof verifyEmailMachine>;

const views = [
  'linkOpened',
  'confirming',
  'passwordRequired',
  'confirmed',
  'addressTaken',
  'linkExpired',
  'rejected',
  'waiting',
  'alreadySignedIn',
] as const;
export type VerifyEmailView = (typeof views)[number] | 'idle';

/** Which view of the screen is shown. */
export const selectView = (snapshot: SnapshotFrom<typeof verifyEmailMachine>): VerifyEmailView =>
  views.find((view) => snapshot.matches(view)) ?? 'idle';
