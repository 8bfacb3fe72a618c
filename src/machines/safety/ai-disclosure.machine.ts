import { assign, setup } from 'xstate';
import { notProvidedCallback } from '../shared/placeholders.ts';
import type {
  AiDisclosureContext,
  AiDisclosureEvent,
  AiDisclosureTag,
  DisclosureRecord,
  Usage,
} from './ai-disclosure.types.ts';

export const aiDisclosureMachine = setup({
  types: {
    context: {} as AiDisclosureContext,
    events: {} as AiDisclosureEvent,
    tags: {} as AiDisclosureTag,
  },
  actors: { trackUsage: notProvidedCallback('trackUsage') },
  guards: {
    isNew: (_, { welcomed }: Usage) => !welcomed,
    isDue: (_, { used, toldAt, every }: Usage) => used - toldAt >= every,
  },
  actions: {
    setUsage: assign((_, { startedAt, used }: Usage) => ({ startedAt, used })),
    persistDisclosure: (_, _params: DisclosureRecord) => {},
    leaveForBreak: () => {},
  },
}).createMachine({
  id: 'aiDisclosure',
  description:
    'Discloses at the start of a session, and again after hours of use, that the mates are an AI; then offers a break.',
  context: { startedAt: 0, used: 0 },
  invoke: {
    id: 'trackUsage',
    src: 'trackUsage',
    onError: { description: 'Without it no usage is counted, and nothing is disclosed again.' },
  },
  initial: 'unknown',
  on: {
    'usage.updated': [
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.disclosing',
        actions: { type: 'setUsage', params: ({ event }) => event },
      },
      {
        guard: { type: 'isDue', params: ({ event }) => event },
        target: '.reminding',
        actions: { type: 'setUsage', params: ({ event }) => event },
      },
      {
        target: '.idle',
        description: 'Also when another tab acknowledged the disclosure.',
        actions: { type: 'setUsage', params: ({ event }) => event },
      },
    ],
  },
  states: {
    unknown: { description: 'No usage was counted yet.' },
    disclosing: {
      tags: 'notice',
      on: { 'disclosure.acknowledge': 'acknowledging' },
    },
    idle: {},
    reminding: {
      tags: ['notice', 'break'],
      on: {
        'reminder.dismiss': 'acknowledging',
        'break.start': { target: 'acknowledging', actions: 'leaveForBreak' },
      },
    },
    acknowledging: {
      entry: {
        type: 'persistDisclosure',
        params: ({ context }) => ({ welcomed: true, toldAt: context.used }),
      },
      always: 'idle',
    },
  },
});
