import { assign, setup, stopChild } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { blockedMatesMachine } from './blocked-mates.machine.ts';
import { toFailure } from '../shared/failure.ts';
import * as rules from './profile.reducers.ts';
import type {
  AccountDeletionInput,
  PasswordChange,
  ProfileChange,
  ProfileContext,
  ProfileEvent,
  ProfileTag,
} from './profile.types.ts';

/** The account: name and picture, password, one's data, and the end of it all. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as ProfileTag,
    children: {} as {
      blockedMates: 'blockedMates';
      fetchProfile: 'fetchProfile';
      saveProfile: 'saveProfile';
      changePassword: 'changePassword';
      saveExport: 'saveExport';
      deleteAccount: 'deleteAccount';
    },
  },
  actors: {
    blockedMates: blockedMatesMachine,
    fetchProfile: notProvidedPromise<Profile>('fetchProfile'),
    saveProfile: notProvidedPromise<Profile, ProfileChange>('saveProfile'),
    changePassword: notProvidedPromise<void, PasswordChange>('changePassword'),
    saveExport: notProvidedPromise<void>('saveExport'),
    deleteAccount: notProvidedPromise<void, Pick<AccountDeletionInput, 'password'>>('deleteAccount'),
  },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    markPassword: assign(({ context }) => ({ profile: rules.withPassword(context.profile) })),
    checkAge: () => {},
    clearPasswordFields: () => {},
    clearDrafts: () => {},
    logOut: () => {},
    notifySaved: () => {},
    notifyPasswordChanged: () => {},
    notifyExported: () => {},
    notifyDeleted: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
    /** One that died stays among the children until it is taken away, and a view that reads it breaks. */
    stopCrashedChild: stopChild((_, { child }: { child: string }) => child),
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isFilled: ({ context }, { oldPassword, newPassword }: PasswordChange) =>
      newPassword !== '' && (oldPassword !== '' || context.profile?.hasPassword === false),
    isMeant: ({ context }, { word, password }: AccountDeletionInput) =>
      word.trim().toLowerCase() === rules.farewellWord &&
      (password !== '' || context.profile?.hasPassword === false),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'profile',
  description: 'Everything about the account can be changed here, one thing at a time.',
  entry: 'checkAge',
  invoke: {
    id: 'blockedMates',
    src: 'blockedMates',
    onError: {
      actions: [
        { type: 'stopCrashedChild', params: { child: 'blockedMates' } },
        { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
  context: { profile: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.retry': '#profile.loading' } },
      },
    },
    ready: {
      tags: 'shown',
      initial: 'resting',
      states: {
        resting: {
          on: {
            'profile.save': 'saving',
            'password.change': {
              guard: { type: 'isFilled', params: ({ event }) => event },
              target: 'changingPassword',
            },
            'export.request': 'exporting',
            'deletion.request': 'asking',
          },
        },
        saving: {
          tags: 'saving',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ event }) => rules.changeOf(event),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setProfile', params: ({ event }) => ({ profile: event.output }) },
                'notifySaved',
              ],
            },
            onError: {
              target: 'resting',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        changingPassword: {
          tags: 'changingPassword',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => rules.passwordsOf(event),
            onDone: {
              target: 'resting',
              actions: ['markPassword', 'clearPasswordFields', 'notifyPasswordChanged'],
            },
            onError: {
              target: 'resting',
              description: 'What was typed stays where it is.',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        exporting: {
          tags: 'exporting',
          on: { 'load.cancel': 'resting' },
          invoke: {
            id: 'saveExport',
            src: 'saveExport',
            onDone: { target: 'resting', actions: 'notifyExported' },
            onError: {
              target: 'resting',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'deletion.cancel': 'resting',
            'deletion.confirm': {
              guard: { type: 'isMeant', params: ({ event }) => event },
              target: 'deleting',
            },
          },
        },
        deleting: {
          tags: ['asking', 'deleting'],
          description: 'Cannot be taken back: the request is on its way.',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ event }) => rules.farewellOf(event),
            onDone: { target: '#profile.gone', actions: ['notifyDeleted', 'clearDrafts', 'logOut'] },
            onError: {
              target: 'asking',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    gone: { tags: 'gone', description: 'Auth forgets the session and leads away from here.' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
