import { assign, setup } from 'xstate';
import { absentPromise } from './absent.ts';
import { toFailure, type Failure } from './failure.ts';
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
    resendMail: absentPromise<{ wait: number }>('resendMail'),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepWait: assign((_, { wait }: { wait: number }) => ({ wait })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    startWatching: () => {},
    goOn: () => {},
    notifyFailure: (_, _failure: Failure) => {},
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isSignedIn: ({ context }) => context.isSignedIn,
    isRegistered: ({ context }) => context.isRegistered,
    isMissingCall: (_, { code }: Failure) => code === 404 || code === 5010,
    mustWait: (_, { retryAfter }: Failure) => retryAfter !== undefined && retryAfter > 0,
    isLongWait: ({ context }) => context.wait > 1,
  },
  delays: { patience: 15_000, second: 1000 },
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
      description: 'Auth asks whether the link was opened; here the mail can be sent again.',
      entry: 'startWatching',
      initial: 'ready',
      states: {
        ready: { on: { 'resend.request': 'sending' } },
        sending: {
          invoke: {
            id: 'resendMail',
            src: 'resendMail',
            onDone: {
              target: 'cooling',
              actions: { type: 'keepWait', params: ({ event }) => ({ wait: event.output.wait }) },
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
                    type: 'keepWait',
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
            second: [
              { guard: 'isLongWait', target: 'cooling', reenter: true, actions: 'countDown' },
              { target: 'ready' },
            ],
          },
        },
        withheld: { description: 'This host cannot send the mail again.' },
      },
    },
  },
});
