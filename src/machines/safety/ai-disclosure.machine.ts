import { assign, setup } from 'xstate';
import { notProvidedCallback } from '../shared/placeholders.ts';
import type {
  AiDisclosureContext,
  AiDisclosureEvent,
  AiDisclosureTag,
  Told,
  Use,
} from './ai-disclosure.types.ts';

export const aiDisclosureMachine = setup({
  types: {
    context: {} as AiDisclosureContext,
    events: {} as AiDisclosureEvent,
    tags: {} as AiDisclosureTag,
  },
  actors: { trackUsage: notProvidedCallback('trackUsage') },
  guards: {
    isNew: (_, { welcomed }: Use) => !welcomed,
    isDue: (_, { used, toldAt, every }: Use) => used - toldAt >= every,
  },
  actions: {
    keep: assign((_, { startedAt, used, welcomed, toldAt, every }: Use) => ({
      startedAt,
      used,
      welcomed,
      toldAt,
      every,
    })),
    markTold: assign(({ context }) => ({ welcomed: true, toldAt: context.used })),
    persistTold: (_, _params: Told) => {},
    leaveForBreak: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'aiDisclosure',
  description:
    'Tells somebody at the start of a session, and again after hours of use, that they talk with an AI, and then offers a break.',
  context: { startedAt: 0, used: 0, welcomed: false, toldAt: 0, every: 0 },
  invoke: {
    id: 'trackUsage',
    src: 'trackUsage',
    onError: { actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'unknown',
  on: {
    'usage.updated': [
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.welcoming',
        actions: { type: 'keep', params: ({ event }) => event },
      },
      {
        guard: { type: 'isDue', params: ({ event }) => event },
        target: '.reminding',
        actions: { type: 'keep', params: ({ event }) => event },
      },
      {
        target: '.going',
        description: 'Also when the notice was taken note of in another tab.',
        actions: { type: 'keep', params: ({ event }) => event },
      },
    ],
  },
  states: {
    unknown: { description: 'Nothing was counted yet.' },
    welcoming: {
      tags: 'notice',
      on: { 'disclosure.acknowledge': 'noting' },
    },
    going: {},
    reminding: {
      tags: ['notice', 'break'],
      on: {
        'reminder.dismiss': 'noting',
        'break.start': { target: 'noting', actions: 'leaveForBreak' },
      },
    },
    noting: {
      entry: [
        'markTold',
        {
          type: 'persistTold',
          params: ({ context }) => ({ welcomed: context.welcomed, toldAt: context.toldAt }),
        },
      ],
      always: 'going',
    },
  },
});
