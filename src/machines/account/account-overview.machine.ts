import { assign, setup } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import type {
  AccountOverviewContext,
  AccountOverviewEvent,
  AccountOverviewTag,
} from './account-overview.types.ts';

/** The user's own page. */
export const accountOverviewMachine = setup({
  types: {
    context: {} as AccountOverviewContext,
    events: {} as AccountOverviewEvent,
    tags: {} as AccountOverviewTag,
  },
  actors: { fetchProfile: notProvidedPromise<Profile>('fetchProfile') },
  actions: {
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: { isMissingCall: (_, { code }: Failure) => code === 404 || code === 5010 },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'accountOverview',
  description: 'Shows who one is. What one has left belongs to auth, which knows it on every screen.',
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
        onError: [
          {
            guard: { type: 'isMissingCall', params: ({ event }) => toFailure(event.error) },
            target: 'ready',
            description: 'A host without profiles still has all that the page leads to.',
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#accountOverview.loading' },
        },
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
