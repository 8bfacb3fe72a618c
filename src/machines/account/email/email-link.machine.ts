import { assign, setup } from 'xstate';
import { code } from '../../../../contract/envelope.ts';
import { toFailure, type Failure } from '../../shared/failure.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { toLinkAndPassword } from './email-link.reducers.ts';
import type {
  EmailLinkContext,
  EmailLinkEvent,
  EmailLinkInput,
  EmailLinkTag,
  LinkAndPassword,
} from './email-link.types.ts';

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
    confirmChange: notProvidedPromise<{ isChanged: boolean }, { code: string | null }>('confirmChange'),
    confirmWithPassword: notProvidedPromise<{ isChanged: boolean }, LinkAndPassword>('confirmWithPassword'),
    rejectChange: notProvidedPromise<null, { code: string | null }>('rejectChange'),
  },
  actions: { setFailure: assign((_, failure: Failure) => ({ failure })), focusPassword: () => {} },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isOldMailbox: ({ context }) => context.mailbox === 'old',
    isChanged: (_, { isChanged }: { isChanged: boolean }) => isChanged,
    isFilled: (_, { password }: { password: string }) => password !== '',
    isPasswordRequired: (_, failure: Failure) => failure.code === code.passwordRequired,
    isLinkExpired: (_, failure: Failure) => failure.code === code.notFound,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'emailLink',
  description:
    'Confirms a change of address for one mailbox, or cancels it. Opening the link alone does nothing.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'asking' }, { target: 'expired' }] },
    asking: {
      initial: 'clean',
      on: {
        'change.confirm': 'confirming',
        'change.reject': { guard: 'isOldMailbox', target: 'rejecting' },
      },
      states: { clean: {}, rejected: { tags: 'rejected' } },
    },
    confirming: {
      tags: 'confirming',
      invoke: {
        id: 'confirmChange',
        src: 'confirmChange',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'changed' },
          { target: 'confirmed' },
        ],
        onError: [
          {
            guard: { type: 'isLinkExpired', params: ({ event }) => toFailure(event.error) },
            target: 'expired',
          },
          {
            guard: { type: 'isPasswordRequired', params: ({ event }) => toFailure(event.error) },
            target: 'passwordRequired',
          },
          {
            target: 'asking.rejected',
            actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#emailLink.asking' } },
      },
    },
    rejecting: {
      tags: 'rejecting',
      invoke: {
        id: 'rejectChange',
        src: 'rejectChange',
        input: ({ context }) => ({ code: context.code }),
        onDone: 'canceled',
        onError: [
          {
            guard: { type: 'isLinkExpired', params: ({ event }) => toFailure(event.error) },
            target: 'expired',
          },
          {
            target: 'asking.rejected',
            actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#emailLink.asking' } },
      },
    },
    passwordRequired: {
      description:
        'This browser did not ask for the change: the password proves that the reader of the mail did.',
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
          tags: 'confirming',
          invoke: {
            id: 'confirmWithPassword',
            src: 'confirmWithPassword',
            input: ({ context, event }) => toLinkAndPassword(context, event),
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: '#emailLink.changed',
              },
              { target: '#emailLink.confirmed' },
            ],
            onError: [
              {
                guard: { type: 'isLinkExpired', params: ({ event }) => toFailure(event.error) },
                target: '#emailLink.expired',
              },
              {
                target: 'editing.rejected',
                actions: [
                  { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
                  'focusPassword',
                ],
              },
            ],
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#emailLink.passwordRequired.editing' } },
          },
        },
      },
    },
    confirmed: { description: 'The other mailbox has not confirmed yet.' },
    changed: { description: 'Both mailboxes have confirmed.' },
    canceled: { description: 'The current mailbox has canceled the change.' },
    expired: { description: 'The link is too old, or the change was made or canceled.' },
  },
});
