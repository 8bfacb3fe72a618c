import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Profile } from '../../../contract/account/account.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';
import { toOwner, type AccountOwner } from './account-owner.ts';
import { homeCopiesMachine } from './copies/home-copies.machine.ts';

export type AccountDataEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'export.request' }
  | { readonly type: 'file.request' }
  | { readonly type: 'deletion.request' };

export const accountDataMachine = setup({
  types: {
    context: {} as { readonly profile: Profile | null },
    events: {} as AccountDataEvent,
    tags: {} as 'failed' | 'shown' | 'exporting',
    children: {} as {
      request: 'fetchProfile';
      saveExport: 'saveExport';
      exportFile: 'exportFile';
      deleteAccount: 'deleteAccount';
      homeCopies: 'homeCopies';
    },
  },
  actors: {
    fetchProfile: notProvidedRequest<Profile>('fetchProfile'),
    saveExport: notProvidedPromise<void>('saveExport'),
    exportFile: notProvidedConfirmation<void, object>('exportFile'),
    deleteAccount: notProvidedConfirmation<void, AccountOwner>('deleteAccount'),
    homeCopies: supervised(homeCopiesMachine),
  },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    clearDrafts: () => {},
    logOut: () => {},
    showToast,
  },
  guards: { isConfirmed },
}).createMachine({
  id: 'accountData',
  description: 'Exports all that is stored about the user, and deletes the account.',
  context: { profile: null },
  invoke: { id: 'homeCopies', src: 'homeCopies' },
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
        file: {
          description: 'All companions in one file, which another server reads.',
          initial: 'idle',
          states: {
            idle: { on: { 'file.request': 'asking' } },
            asking: {
              invoke: {
                id: 'exportFile',
                src: 'exportFile',
                input: {},
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'showToast', params: { key: 'dataExported' } },
                  },
                  { target: 'idle' },
                ],
                onError: 'idle',
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
                input: ({ context }) => toOwner(context),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: '#accountData.deleted',
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

export type AccountDataActor = ActorRefFrom<typeof accountDataMachine>;
