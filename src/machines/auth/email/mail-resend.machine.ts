import { assign, setup, type ActorRefFrom } from 'xstate';
import { resendSeconds } from '../../../../contract/limits.ts';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../../shared/commands/command.ts';
import { isUnsupported, type Failure } from '../../shared/failure.ts';
import { showToast, type Toast } from '../../shared/toast.ts';

export interface MailResendContext {
  /** Seconds until the mail may be sent again. */
  readonly wait: number;
}

/** Whether a mail was sent; missing where the host does not say. `wait` is in seconds. */
export interface ResendResult {
  readonly wait: number;
  readonly sent?: boolean | undefined;
}

export interface MailResendEvent {
  readonly type: 'resend.request';
}

export const mailResendMachine = setup({
  types: {
    context: {} as MailResendContext,
    events: {} as MailResendEvent,
    children: {} as { resendMail: 'resendMail' },
  },
  actors: { resendMail: notProvidedAttempt<ResendResult, undefined>('resendMail') },
  actions: {
    setWait: assign((_, { wait }: { wait: number }) => ({ wait })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    showToast,
  },
  guards: {
    isExecuted,
    isSent: (_, outcome: CommandOutcome<ResendResult>) =>
      outcome.kind === 'done' && outcome.result.sent !== false,
    isAbandoned,
    isUnsupported: (_, failure: Failure | null) => failure !== null && isUnsupported(failure),
    mustWait: (_, failure: Failure | null) => (failure?.retryAfter ?? 0) > 0,
    hasSecondsLeft: ({ context }) => context.wait > 1,
  },
  delays: { tick: 1000 },
}).createMachine({
  id: 'mailResend',
  description: 'Sends the mail of a sign-up again.',
  context: { wait: resendSeconds },
  initial: 'coolingDown',
  states: {
    ready: { on: { 'resend.request': 'sending' } },
    sending: {
      invoke: {
        id: 'resendMail',
        src: 'resendMail',
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'coolingDown',
            actions: [
              { type: 'setWait', params: ({ event }) => resultOf(event.output) },
              { type: 'showToast', params: { key: 'mailSentAgain' } },
            ],
          },
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'coolingDown',
            description: 'Another tab has sent it shortly before.',
            actions: { type: 'setWait', params: ({ event }) => resultOf(event.output) },
          },
          {
            guard: { type: 'isAbandoned', params: ({ event }) => event.output },
            target: 'ready',
            description: 'The mail may have been sent. The host limits how often it is.',
          },
          {
            guard: { type: 'isUnsupported', params: ({ event }) => failureOf(event.output) },
            target: 'unsupported',
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => failureOf(event.output) },
            target: 'coolingDown',
            actions: [
              {
                type: 'setWait',
                params: ({ event }) => ({ wait: failureOf(event.output)?.retryAfter ?? 0 }),
              },
              { type: 'showToast', params: ({ event }) => toToast(event.output) },
            ],
          },
          { target: 'ready', actions: { type: 'showToast', params: ({ event }) => toToast(event.output) } },
        ],
        onError: 'ready',
      },
    },
    coolingDown: {
      description: 'Limits how often the mail is sent. The first one was sent when the page was opened.',
      after: {
        tick: [
          { guard: 'hasSecondsLeft', target: 'coolingDown', reenter: true, actions: 'countDown' },
          { target: 'ready' },
        ],
      },
    },
    unsupported: { description: 'The host has no such call.' },
  },
});

export type MailResendActor = ActorRefFrom<typeof mailResendMachine>;

const toToast = (outcome: CommandOutcome): Toast => ({ key: 'requestFailed', error: failureOf(outcome) });
