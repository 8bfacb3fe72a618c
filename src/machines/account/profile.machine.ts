import { assign, sendTo, setup } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../shared/commands/command.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { blockedMatesMachine } from './blocked-mates.machine.ts';
import { emailChangeMachine } from './email/email-change.machine.ts';
import { passkeysMachine } from './security/passkeys.machine.ts';
import { supervised } from '../shared/supervised.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { showToast } from '../shared/toast.ts';
import * as reducers from './profile.reducers.ts';
import type {
  AccountDeletionInput,
  PasswordChange,
  ProfileChange,
  ProfileContext,
  ProfileEvent,
  ProfileTag,
} from './profile.types.ts';

/** The account: name and color, password, export and deletion. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as ProfileTag,
    children: {} as {
      blockedMates: 'blockedMates';
      emailChange: 'emailChange';
      passkeys: 'passkeys';
      request: 'fetchProfile';
      saveProfile: 'saveProfile';
      changePassword: 'changePassword';
      saveExport: 'saveExport';
      deleteAccount: 'deleteAccount';
    },
  },
  actors: {
    blockedMates: supervised(blockedMatesMachine),
    emailChange: supervised(emailChangeMachine),
    passkeys: supervised(passkeysMachine),
    fetchProfile: notProvidedRequest<Profile>('fetchProfile'),
    saveProfile: notProvidedCommand<Profile, ProfileChange>('saveProfile'),
    changePassword: notProvidedPromise<void, PasswordChange>('changePassword'),
    saveExport: notProvidedPromise<void>('saveExport'),
    deleteAccount: notProvidedPromise<void, Pick<AccountDeletionInput, 'password'>>('deleteAccount'),
  },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    setEmail: assign(({ context }, { email }: { email: string }) => ({
      profile: reducers.withEmail(context.profile, email),
    })),
    markPassword: assign(({ context }) => ({ profile: reducers.withPassword(context.profile) })),
    checkAge: () => {},
    clearDetailsDraft: () => {},
    clearPasswordFields: () => {},
    clearDrafts: () => {},
    logOut: () => {},
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isExecuted,
    isFilled: ({ context }, { oldPassword, newPassword }: PasswordChange) =>
      newPassword !== '' && (oldPassword !== '' || context.profile?.hasPassword === false),
    isDeletionConfirmed: ({ context }, { word, password }: AccountDeletionInput) =>
      word.trim().toLowerCase() === reducers.deletionWord &&
      (password !== '' || context.profile?.hasPassword === false),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'profile',
  description: 'Shows the account and changes its parts, each on its own.',
  entry: 'checkAge',
  context: { profile: null },
  invoke: [
    { id: 'blockedMates', src: 'blockedMates' },
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
        onError: {
          target: 'failed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    ready: {
      tags: 'shown',
      type: 'parallel',
      states: {
        details: {
          initial: 'idle',
          states: {
            idle: { on: { 'profile.save': 'saving' } },
            saving: {
              on: {
                'profile.save': {
                  actions: sendTo('saveProfile', ({ event }) => ({
                    type: 'command.retry',
                    params: reducers.toProfileChange(event),
                  })),
                },
              },
              invoke: {
                id: 'saveProfile',
                src: 'saveProfile',
                input: ({ event }) => reducers.toProfileChange(event),
                onDone: [
                  {
                    guard: { type: 'isExecuted', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: [
                      { type: 'setProfile', params: ({ event }) => ({ profile: resultOf(event.output) }) },
                      'clearDetailsDraft',
                      { type: 'showToast', params: { key: 'profileSaved' } },
                    ],
                  },
                  { target: 'idle' },
                ],
                onError: { target: 'idle', actions: { type: 'reportError', params: ({ event }) => event } },
              },
            },
          },
        },
        password: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'password.change': {
                  guard: { type: 'isFilled', params: ({ event }) => event },
                  target: 'changing',
                },
              },
            },
            changing: {
              description: 'No command: that would keep the passwords.',
              tags: 'changingPassword',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ event }) => reducers.toPasswordChange(event),
                onDone: {
                  target: 'idle',
                  actions: [
                    'markPassword',
                    'clearPasswordFields',
                    { type: 'showToast', params: { key: 'passwordChanged' } },
                  ],
                },
                onError: {
                  target: 'idle',
                  description: 'The fields keep their text.',
                  actions: {
                    type: 'showToast',
                    params: ({ event: { error } }) => ({ key: 'requestFailed', error }),
                  },
                },
              },
              on: { 'password.cancel': 'idle' },
            },
          },
        },
        export: {
          initial: 'idle',
          states: {
            idle: { on: { 'export.request': 'exporting' } },
            exporting: {
              tags: 'exporting',
              on: { 'load.cancel': 'idle' },
              invoke: {
                id: 'saveExport',
                src: 'saveExport',
                onDone: { target: 'idle', actions: { type: 'showToast', params: { key: 'dataExported' } } },
                onError: {
                  target: 'idle',
                  actions: {
                    type: 'showToast',
                    params: ({ event: { error } }) => ({ key: 'requestFailed', error }),
                  },
                },
              },
            },
          },
        },
        deletion: {
          initial: 'idle',
          states: {
            idle: { on: { 'deletion.request': 'asking' } },
            asking: {
              tags: 'asking',
              on: {
                'deletion.cancel': 'idle',
                'deletion.confirm': {
                  guard: { type: 'isDeletionConfirmed', params: ({ event }) => event },
                  target: 'deleting',
                },
              },
            },
            deleting: {
              tags: ['asking', 'deleting'],
              description: 'The request is already sent, so canceling is offered only once it takes long.',
              invoke: {
                id: 'deleteAccount',
                src: 'deleteAccount',
                input: ({ event }) => reducers.toAccountDeletion(event),
                onDone: {
                  target: '#profile.deleted',
                  actions: [
                    { type: 'showToast', params: { key: 'accountDeleted' } },
                    'clearDrafts',
                    'logOut',
                  ],
                },
                onError: {
                  target: 'asking',
                  actions: {
                    type: 'showToast',
                    params: ({ event: { error } }) => ({ key: 'requestFailed', error }),
                  },
                },
              },
              initial: 'fresh',
              states: {
                fresh: { after: { slowAfter: 'slow' } },
                slow: {
                  tags: 'slow',
                  description:
                    'The user may stop waiting. The request is aborted; the server may have executed it.',
                  on: { 'deletion.cancel': '#profile.ready.deletion.asking' },
                },
              },
            },
          },
        },
      },
    },
    deleted: { description: 'Auth ends the session and leaves this page.' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
