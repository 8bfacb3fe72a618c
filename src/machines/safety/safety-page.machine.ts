import { assign, setup } from 'xstate';
import type { HelpReport } from '../../../contract/safety.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import type { SafetyPageContext, SafetyPageEvent, SafetyPageTag } from './safety-page.types.ts';

export const safetyPageMachine = setup({
  types: {
    context: {} as SafetyPageContext,
    events: {} as SafetyPageEvent,
    tags: {} as SafetyPageTag,
  },
  actors: { fetchReport: notProvidedPromise<HelpReport>('fetchReport') },
  actions: {
    setYears: assign((_, { years }: Pick<HelpReport, 'years'>) => ({ years, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: { isMissingCall: (_, { code }: Failure) => code === 404 || code === 5010 },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'safetyPage',
  description: 'How often help was offered, at the end of a page that can be read without it.',
  context: { years: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchReport',
        src: 'fetchReport',
        onDone: {
          target: 'ready',
          actions: { type: 'setYears', params: ({ event }) => ({ years: event.output.years }) },
        },
        onError: [
          {
            guard: { type: 'isMissingCall', params: ({ event }) => toFailure(event.error) },
            target: 'absent',
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
          on: { 'load.retry': '#safetyPage.loading' },
        },
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    absent: { tags: 'absent', description: 'The host does not count.' },
  },
});
