import { assign, setup } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import type { Confirmation, UserInfo } from '../../../../contract/user.ts';
import { notProvidedCallback, notProvidedPromise } from '../../shared/placeholders.ts';
import { isUnsupported } from '../../shared/failure.ts';
import { failureOf, toLinkAndPassword, toUser } from './verify-email.reducers.ts';
import type {
  LinkAndPassword,
  VerifyEmailContext,
  VerifyEmailEvent,
  VerifyEmailInput,
} from './verify-email.types.ts';
import { showToast } from '../../shared/toast.ts';

export const verifyEmailMachine = setup({
  types: {
    context: {} as VerifyEmailContext,
    input: {} as VerifyEmailInput,
    events: {} as VerifyEmailEvent,
    tags: {} as 'slow',
  },
  actors: {
    confirmEmail: notProvidedPromise<Confirmation, { code: string }>('confirmEmail'),
    confirmWithPassword: notProvidedPromise<Confirmation, LinkAndPassword>('confirmWithPassword'),
    resendMail: notProvidedPromise<{ wait: number }>('resendMail'),
    watchSession: notProvidedCallback('watchSession'),
  },
  actions: {
    setFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    setWait: assign((_, { wait }: { wait: number }) => ({ wait })),
    setWaitOfFailure: assign(({ event }) => ({ wait: failureOf(event).retryAfter ?? 0 })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    startVerification: () => {},
    continueToTarget: () => {},
    announceUser: (_, _user: UserInfo) => {},
    focusPassword: () => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isRegistered: ({ context }) => context.isRegistered,
    isFilled: (_, { password }: { password: string }) => password !== '',
    isSession: (_, { userInfo }: Confirmation) => userInfo !== undefined,
    isPasswordRequired: ({ event }) => failureOf(event).code === code.passwordRequired,
    isAddressTaken: ({ event }) => failureOf(event).code === code.forbidden,
    isLinkExpired: ({ event }) => failureOf(event).code === code.notFound,
    isUnsupported: ({ event }) => isUnsupported(failureOf(event)),
    mustWait: ({ event }) => (failureOf(event).retryAfter ?? 0) > 0,
    hasSecondsLeft: ({ context }) => context.wait > 1,
  },
  delays: { slowAfter: 15_000, tick: 1000 },
}).createMachine({
  id: 'verifyEmail',
  description: 'The page that waits for the mail, and that the mailed link opens. Auth polls the server.',
  context: ({ input }) => ({ ...input, failure: null, wait: 0 }),
  initial: 'deciding',
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
        onDone: {
          target: 'confirmed',
          description: 'In the browser that signed up, polling signs in.',
          actions: 'startVerification',
        },
        onError: [
          { guard: 'isPasswordRequired', target: 'passwordRequired' },
          { guard: 'isAddressTaken', target: 'addressTaken' },
          { guard: 'isLinkExpired', target: 'linkExpired' },
          { target: 'rejected', actions: 'setFailure' },
        ],
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'Sending the code twice has no further effect.',
          on: { 'confirm.request': '#verifyEmail.confirming' },
        },
      },
    },
    passwordRequired: {
      description: 'This browser did not sign up: the password proves that the reader of the mail did.',
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
          states: { clean: {}, rejected: {} },
        },
        checking: {
          invoke: {
            id: 'confirmWithPassword',
            src: 'confirmWithPassword',
            input: ({ context, event }) => toLinkAndPassword(context, event),
            onDone: [
              {
                guard: { type: 'isSession', params: ({ event }) => event.output },
                target: '#verifyEmail.confirmed',
                actions: { type: 'announceUser', params: ({ event }) => toUser(event.output) },
              },
              { target: '#verifyEmail.confirmed', description: 'It was confirmed meanwhile.' },
            ],
            onError: [
              { guard: 'isAddressTaken', target: '#verifyEmail.addressTaken' },
              { guard: 'isLinkExpired', target: '#verifyEmail.linkExpired' },
              { target: 'editing.rejected', actions: ['setFailure', 'focusPassword'] },
            ],
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#verifyEmail.passwordRequired.editing' } },
          },
        },
      },
    },
    confirmed: {},
    addressTaken: { description: 'Another sign-up with this address was confirmed.' },
    linkExpired: {},
    rejected: { on: { 'confirm.request': 'confirming' } },
    alreadySignedIn: {
      description: 'A session exists: continue to the page that the user wanted.',
      entry: 'continueToTarget',
    },
    idle: { description: 'No registration is pending in this browser.' },
    waiting: {
      description: 'Auth polls the server; the mail can be sent again here.',
      entry: 'startVerification',
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        onError: { actions: { type: 'reportError', params: ({ event }) => event } },
      },
      on: {
        'session.started': { target: 'alreadySignedIn', description: 'Another tab signed in.' },
      },
      initial: 'ready',
      states: {
        ready: { on: { 'resend.request': 'sending' } },
        sending: {
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            onDone: {
              target: 'coolingDown',
              actions: { type: 'setWait', params: ({ event }) => event.output },
            },
            onError: [
              { guard: 'isUnsupported', target: 'resendUnsupported' },
              {
                guard: 'mustWait',
                target: 'coolingDown',
                actions: [
                  'setWaitOfFailure',
                  {
                    type: 'showToast',
                    params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
                  },
                ],
              },
              {
                target: 'ready',
                actions: {
                  type: 'showToast',
                  params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
                },
              },
            ],
          },
        },
        coolingDown: {
          description: 'Limits how often the mail is sent.',
          after: {
            tick: [
              { guard: 'hasSecondsLeft', target: 'coolingDown', reenter: true, actions: 'countDown' },
              { target: 'ready' },
            ],
          },
        },
        resendUnsupported: { description: 'The host has no such call.' },
      },
    },
  },
});
