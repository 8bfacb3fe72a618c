import { assign, setup } from 'xstate';
import type { Confirmation, UserInfo } from '../../../contract/user.ts';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import * as rules from './verify-email.reducers.ts';
import type {
  LinkAndPassword,
  VerifyEmailContext,
  VerifyEmailEvent,
  VerifyEmailInput,
  VerifyEmailTag,
} from './verify-email.types.ts';

/** Where people wait for the mail, and where the mailed link leads. */
export const verifyEmailMachine = setup({
  types: {
    context: {} as VerifyEmailContext,
    input: {} as VerifyEmailInput,
    events: {} as VerifyEmailEvent,
    tags: {} as VerifyEmailTag,
  },
  actors: {
    confirmEmail: notProvidedPromise<Confirmation, { code: string }>('confirmEmail'),
    confirmWithPassword: notProvidedPromise<Confirmation, LinkAndPassword>('confirmWithPassword'),
    resendMail: notProvidedPromise<{ wait: number }>('resendMail'),
    watchSession: notProvidedCallback('watchSession'),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setWait: assign((_, { wait }: { wait: number }) => ({ wait })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    startWatching: () => {},
    goOn: () => {},
    announceUser: (_, _user: UserInfo) => {},
    focusPassword: () => {},
    notifyFailure: (_, _failure: Failure) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isRegistered: ({ context }) => context.isRegistered,
    isFilled: (_, { password }: { password: string }) => password !== '',
    isSession: (_, { userInfo }: Confirmation) => userInfo !== undefined,
    isPasswordRequired: (_, { code }: Failure) => code === 4012,
    isAddressTaken: (_, { code }: Failure) => code === 4030,
    isLinkExpired: (_, { code }: Failure) => code === 4040,
    isMissingCall: (_, { code }: Failure) => code === 404 || code === 5010,
    mustWait: (_, { retryAfter }: Failure) => retryAfter !== undefined && retryAfter > 0,
    hasSecondsLeft: ({ context }) => context.wait > 1,
  },
  delays: { slowAfter: 15_000, tick: 1000 },
}).createMachine({
  id: 'verifyEmail',
  description:
    'What the mailed link does, and why somebody came. Asking the server and mailing again belong to auth.',
  context: ({ input }) => ({
    code: input.code,
    isRegistered: input.isRegistered,
    isSignedIn: input.isSignedIn,
    failure: null,
    wait: 0,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Finds out why somebody came.',
      always: [
        { guard: 'hasCode', target: 'linkOpened' },
        { guard: 'isSignedIn', target: 'settled' },
        { guard: 'isRegistered', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    linkOpened: {
      tags: 'linkOpened',
      description: 'Only a press confirms: programs that check mails open links as well.',
      on: { 'confirm.request': 'confirming' },
    },
    confirming: {
      tags: 'confirming',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: {
          target: 'confirmed',
          description: 'The browser that signed up is signed in by asking.',
          actions: 'startWatching',
        },
        onError: [
          {
            guard: { type: 'isPasswordRequired', params: ({ event }) => toFailure(event.error) },
            target: 'passwordRequired',
          },
          {
            guard: { type: 'isAddressTaken', params: ({ event }) => toFailure(event.error) },
            target: 'addressTaken',
          },
          {
            guard: { type: 'isLinkExpired', params: ({ event }) => toFailure(event.error) },
            target: 'linkExpired',
          },
          {
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'A code sent twice confirms twice, so sending it again does no harm.',
          on: { 'confirm.request': '#verifyEmail.confirming' },
        },
      },
    },
    passwordRequired: {
      tags: 'passwordRequired',
      description:
        'This browser did not sign up: the password of the sign-up shows that its owner reads the mail.',
      initial: 'editing',
      states: {
        editing: {
          initial: 'clean',
          on: {
            'password.submit': {
              guard: { type: 'isFilled', params: ({ event }) => event },
              target: 'checking',
            },
          },
          states: { clean: {}, rejected: { tags: 'rejected' } },
        },
        checking: {
          tags: 'checking',
          invoke: {
            id: 'confirmWithPassword',
            src: 'confirmWithPassword',
            input: ({ context, event }) => rules.linkAndPassword(context, event),
            onDone: [
              {
                guard: { type: 'isSession', params: ({ event }) => event.output },
                target: '#verifyEmail.confirmed',
                actions: { type: 'announceUser', params: ({ event }) => rules.userIn(event.output) },
              },
              { target: '#verifyEmail.confirmed', description: 'It was confirmed in the meantime.' },
            ],
            onError: [
              {
                guard: { type: 'isAddressTaken', params: ({ event }) => toFailure(event.error) },
                target: '#verifyEmail.addressTaken',
              },
              {
                guard: { type: 'isLinkExpired', params: ({ event }) => toFailure(event.error) },
                target: '#verifyEmail.linkExpired',
              },
              {
                target: 'editing.rejected',
                actions: [
                  { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
                  'focusPassword',
                ],
              },
            ],
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#verifyEmail.passwordRequired.editing' } },
          },
        },
      },
    },
    confirmed: { tags: 'confirmed' },
    addressTaken: { tags: 'addressTaken', description: 'Another sign-up with the address was confirmed.' },
    linkExpired: { tags: 'linkExpired' },
    refused: { tags: 'refused', on: { 'confirm.request': 'confirming' } },
    settled: {
      tags: 'settled',
      description: 'The session is there already: on to where the person was going.',
      entry: 'goOn',
    },
    idle: { tags: 'idle', description: 'Nobody registered in this browser.' },
    waiting: {
      tags: 'waiting',
      description: 'Auth asks whether the link was opened; here the mail can be sent again.',
      entry: 'startWatching',
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'session.started': { target: 'settled', description: 'Another page of this browser was signed in.' },
      },
      initial: 'ready',
      states: {
        ready: { on: { 'resend.request': 'sending' } },
        sending: {
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            onDone: {
              target: 'cooling',
              actions: { type: 'setWait', params: ({ event }) => ({ wait: event.output.wait }) },
            },
            onError: [
              {
                guard: { type: 'isMissingCall', params: ({ event }) => toFailure(event.error) },
                target: 'withheld',
              },
              {
                guard: { type: 'mustWait', params: ({ event }) => toFailure(event.error) },
                target: 'cooling',
                actions: [
                  {
                    type: 'setWait',
                    params: ({ event }) => ({ wait: toFailure(event.error).retryAfter ?? 0 }),
                  },
                  { type: 'notifyFailure', params: ({ event }) => toFailure(event.error) },
                ],
              },
              {
                target: 'ready',
                actions: { type: 'notifyFailure', params: ({ event }) => toFailure(event.error) },
              },
            ],
          },
        },
        cooling: {
          description: 'Keeps a mail from being sent over and over; the seconds are shown.',
          after: {
            tick: [
              { guard: 'hasSecondsLeft', target: 'cooling', reenter: true, actions: 'countDown' },
              { target: 'ready' },
            ],
          },
        },
        withheld: { description: 'This host cannot send the mail again.' },
      },
    },
  },
});
