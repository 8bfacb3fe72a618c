import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { blockedMatesMachine } from './blocked-mates.machine.ts';
import { emailChangeMachine } from './email/email-change.machine.ts';
import { installationMachine } from '../installation/installation.machine.ts';
import { passkeysMachine } from './security/passkeys.machine.ts';
import { supervised } from '../shared/supervised.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { showToast } from '../shared/toast.ts';
import * as reducers from './profile.reducers.ts';
import type {
  AccountOwner,
  ProfileChange,
  ProfileChildren,
  ProfileContext,
  ProfileEvent,
  ProfileTag,
} from './profile.reducers.ts';

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as ProfileTag,
    children: {} as ProfileChildren,
  },
  actors: {
    blockedMates: supervised(blockedMatesMachine),
    emailChange: supervised(emailChangeMachine),
    installation: supervised(installationMachine),
    passkeys: supervised(passkeysMachine),
    fetchProfile: notProvidedRequest<Profile>('fetchProfile'),
    saveProfile: notProvidedCommand<Profile, ProfileChange>('saveProfile'),
    changePassword: notProvidedConfirmation<void, AccountOwner>('changePassword'),
    saveExport: notProvidedPromise<void>('saveExport'),
    deleteAccount: notProvidedConfirmation<void, AccountOwner>('deleteAccount'),
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
  },
  guards: { isExecuted, isConfirmed },
}).createMachine({
  id: 'profile',
  description: 'Shows the account and changes its parts, each on its own.',
  entry: 'checkAge',
  context: { profile: null },
  invoke: [
    { id: 'blockedMates', src: 'blockedMates' },
    { id: 'emailChange', src: 'emailChange', input: ({ self }) => ({ parentRef: self }) },
    { id: 'passkeys', src: 'passkeys' },
    { id: 'installation', src: 'installation' },
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
                onError: 'idle',
              },
            },
          },
        },
        password: {
          description: 'The form is always shown.',
          initial: 'asking',
          states: {
            asking: {
              description: 'Entered again after a change, which leaves the other regions as they are.',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => reducers.toOwner(context),
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
                onError: '#profile.failed',
              },
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
            idle: { on: { 'deletion.request': 'confirming' } },
            confirming: {
              invoke: {
                id: 'deleteAccount',
                src: 'deleteAccount',
                input: ({ context }) => reducers.toOwner(context),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: '#profile.deleted',
                    actions: [
                      { type: 'showToast', params: { key: 'accountDeleted' } },
                      'clearDrafts',
                      'logOut',
                    ],
                  },
                  { target: 'idle' },
                ],
                onError: 'idle',
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

export type ProfileActor = ActorRefFrom<typeof profileMachine>;

/** The profile that is shown; null before it is loaded and after the account is deleted. */
export const selectProfile = (snapshot: SnapshotFrom<typeof profileMachine>): Profile | null =>
  snapshot.hasTag('shown') ? snapshot.context.profile : null;
