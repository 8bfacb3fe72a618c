import { assign, setup } from 'xstate';
import { resendSeconds } from '../../../../contract/limits.ts';
import { isUnsupported, toFailure, type Failure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { showToast } from '../../shared/toast.ts';
import type { MailResendContext, MailResendEvent, ResendResult } from './mail-resend.types.ts';

export const mailResendMachine = setup({
  types: {
    context: {} as MailResendContext,
    events: {} as MailResendEvent,
    children: {} as { resendMail: 'resendMail' },
  },
  actors: { resendMail: notProvidedPromise<ResendResult>('resendMail') },
  actions: {
    setWait: assign((_, { wait }: { wait: number }) => ({ wait })),
    countDown: assign(({ context }) => ({ wait: context.wait - 1 })),
    showToast,
  },
  guards: {
    isSent: (_, { sent }: ResendResult) => sent !== false,
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
    mustWait: (_, { retryAfter = 0 }: Failure) => retryAfter > 0,
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
              { type: 'setWait', params: ({ event }) => event.output },
              { type: 'showToast', params: { key: 'mailSentAgain' } },
            ],
          },
          {
            target: 'coolingDown',
            description: 'Another tab has sent it shortly before.',
            actions: { type: 'setWait', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
            target: 'unsupported',
          },
          {
            guard: { type: 'mustWait', params: ({ event }) => toFailure(event.error) },
            target: 'coolingDown',
            actions: [
              { type: 'setWait', params: ({ event }) => ({ wait: toFailure(event.error).retryAfter ?? 0 }) },
              { type: 'showToast', params: ({ event }) => ({ key: 'requestFailed', error: event.error }) },
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
