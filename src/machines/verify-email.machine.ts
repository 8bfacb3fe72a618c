import { assign, setup } from 'xstate';
import { absentPromise } from './absent.ts';
import { toFailure } from './failure.ts';
import type {
  VerifyEmailContext,
  VerifyEmailEvent,
  VerifyEmailInput,
  VerifyEmailTag,
} from './verify-email.types.ts';

/** Where somebody waits for the mail, and where the mailed link leads. */
export const verifyEmailMachine = setup({
  types: {
    context: {} as VerifyEmailContext,
    input: {} as VerifyEmailInput,
    events: {} as VerifyEmailEvent,
    tags: {} as VerifyEmailTag,
  },
  actors: {
    confirmEmail: absentPromise<void, { code: string }>('confirmEmail'),
    resendMail: absentPromise<{ wait: number }, void>('resendMail'),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepWait: assign((_, { wait }: { wait: number }) => ({ wait })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    startWatching: () => {},
    goOn: () => {},
    notifyResent: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isRegistered: ({ context }) => context.isRegistered,
    hasToWaitOn: ({ context }) => context.wait > 1,
  },
  delays: { patience: 15_000, second: 1000 },
}).createMachine({
  id: 'verifyEmail',
  description: 'Asking whether the address is confirmed belongs to auth; here are the mail sent again and the mailed link.',
  context: ({ input }) => ({
    code: input.code,
    isRegistered: input.isRegistered,
    isSignedIn: input.isSignedIn,
    wait: input.wait,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Finds out why somebody came.',
      always: [
        { guard: 'hasCode', target: 'confirming' },
        { guard: 'isSignedIn', target: 'settled' },
        { guard: 'isRegistered', target: 'waiting' },
        { target: 'idle' },
      ],
    },
    confirming: {
      tags: 'confirming',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: 'confirmed',
        onError: {
          target: 'refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'A code sent twice confirms twice, so asking anew does no harm.',
          on: { 'confirm.retry': '#verifyEmail.confirming' },
        },
      },
    },
    confirmed: { tags: 'confirmed' },
    refused: { tags: 'refused', on: { 'confirm.retry': 'confirming' } },
    settled: {
      tags: 'settled',
      description: 'The session is there already: on to where the person was going.',
      entry: 'goOn',
    },
    idle: { tags: 'idle', description: 'Nobody registered in this browser.' },
    waiting: {
      tags: 'waiting',
      entry: 'startWatching',
      initial: 'coolingDown',
      states: {
        coolingDown: {
          tags: 'cooling',
          description: 'Keeps a mail from being sent over and over; the seconds are shown.',
          after: {
            second: [
              { guard: 'hasToWaitOn', target: 'coolingDown', reenter: true, actions: 'countDown' },
              { target: 'ready' },
            ],
          },
        },
        ready: { on: { 'resend.request': 'sending' } },
        sending: {
          tags: 'resending',
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            onDone: {
              target: 'coolingDown',
              actions: [{ type: 'keepWait', params: ({ event }) => ({ wait: event.output.wait }) }, 'notifyResent'],
            },
            onError: {
              target: 'ready',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
