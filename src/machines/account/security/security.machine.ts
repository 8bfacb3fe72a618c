import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Profile } from '../../../../contract/account/account.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { supervised } from '../../shared/supervised.ts';
import { showToast } from '../../shared/toast.ts';
import { toOwner, type AccountOwner } from '../account-owner.ts';
import { emailChangeMachine, type EmailReport } from '../email/email-change.machine.ts';
import { passkeysMachine } from './passkeys.machine.ts';

export interface SecurityContext {
  readonly profile: Profile | null;
  /** The full address, while the user looks at it; null while it is masked. */
  readonly address: string | null;
}

export type SecurityEvent =
  | EmailReport
  | { readonly type: 'load.retry' }
  | { readonly type: 'address.show' }
  | { readonly type: 'address.hide' };

export const securityMachine = setup({
  types: {
    context: {} as SecurityContext,
    events: {} as SecurityEvent,
    tags: {} as 'failed' | 'shown',
    children: {} as {
      emailChange: 'emailChange';
      passkeys: 'passkeys';
      request: 'fetchProfile';
      changePassword: 'changePassword';
      fetchAddress: 'fetchAddress';
    },
  },
  actors: {
    emailChange: supervised(emailChangeMachine),
    passkeys: supervised(passkeysMachine),
    fetchProfile: notProvidedRequest<Profile>('fetchProfile'),
    changePassword: notProvidedConfirmation<void, AccountOwner>('changePassword'),
    fetchAddress: notProvidedCommand<string, undefined>('fetchAddress'),
  },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    setEmail: assign(({ context: { profile } }, { email }: EmailReport) => ({
      profile: profile === null ? null : { ...profile, email },
    })),
    markPassword: assign(({ context: { profile } }) => ({
      profile: profile === null ? null : { ...profile, hasPassword: true },
    })),
    setAddress: assign((_, { address }: { address: string }) => ({ address })),
    clearAddress: assign({ address: null }),
    clearPasswordFields: () => {},
    showToast,
  },
  guards: { isExecuted, isConfirmed },
}).createMachine({
  id: 'security',
  description: 'Shows how the user signs in, and changes each way on its own.',
  context: { profile: null, address: null },
  invoke: [
    { id: 'emailChange', src: 'emailChange', input: ({ self }) => ({ parentRef: self }) },
    { id: 'passkeys', src: 'passkeys' },
  ],
  on: { 'email.reported': { actions: { type: 'setEmail', params: ({ event }) => event } } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'shown',
      type: 'parallel',
      states: {
        address: {
          description: 'Masked, since others may look on.',
          initial: 'masked',
          states: {
            masked: { on: { 'address.show': 'loading' } },
            loading: {
              on: {
                'address.show': {
                  target: 'loading',
                  reenter: true,
                  description: 'The request failed, or the user stopped waiting.',
                },
              },
              invoke: {
                id: 'fetchAddress',
                src: 'fetchAddress',
                onDone: [
                  {
                    guard: { type: 'isExecuted', params: ({ event }) => event.output },
                    target: 'shown',
                    actions: {
                      type: 'setAddress',
                      params: ({ event }) => ({ address: resultOf(event.output) }),
                    },
                  },
                  { target: 'masked' },
                ],
                onError: 'masked',
              },
            },
            shown: {
              exit: 'clearAddress',
              on: {
                'address.hide': 'masked',
                'email.reported': {
                  target: 'masked',
                  description: 'It may be another one.',
                  actions: { type: 'setEmail', params: ({ event }) => event },
                },
              },
            },
          },
        },
        password: {
          description: 'The form is always shown.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Entered again after a change, which leaves the other region as it is.',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => toOwner(context),
                onDone: {
                  guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                  target: 'asking',
                  reenter: true,
                  actions: [
                    'markPassword',
                    'clearPasswordFields',
                    { type: 'showToast', params: { key: 'passwordChanged' } },
                  ],
                },
                onError: '#security.failed',
              },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type SecurityActor = ActorRefFrom<typeof securityMachine>;
