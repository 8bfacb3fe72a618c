import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Profile } from '../../../contract/account/account.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../shared/commands/command.ts';
import { blockedMatesMachine } from './blocked-mates.machine.ts';
import { supervised } from '../shared/supervised.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { showToast } from '../shared/toast.ts';
import * as reducers from './profile.reducers.ts';
import type { ProfileChange, ProfileChildren, ProfileEvent } from './profile.reducers.ts';

export const profileMachine = setup({
  types: {
    context: {} as { readonly profile: Profile | null },
    events: {} as ProfileEvent,
    tags: {} as 'failed' | 'shown',
    children: {} as ProfileChildren,
  },
  actors: {
    blockedMates: supervised(blockedMatesMachine),
    fetchProfile: notProvidedRequest<Profile>('fetchProfile'),
    saveProfile: notProvidedCommand<Profile, ProfileChange>('saveProfile'),
  },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    checkAge: () => {},
    clearDetailsDraft: () => {},
    showToast,
  },
  guards: { isExecuted },
}).createMachine({
  id: 'profile',
  description: 'Shows who the user is to mates and to others, and changes it.',
  entry: 'checkAge',
  context: { profile: null },
  invoke: { id: 'blockedMates', src: 'blockedMates' },
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
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
