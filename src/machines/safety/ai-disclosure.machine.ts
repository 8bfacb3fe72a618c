import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedCallback } from '../shared/placeholders.ts';

/** How long the page was used, counted across all tabs. In milliseconds. */
export interface Usage {
  /** When this session started: milliseconds since 1970. */
  readonly startedAt: number;
  /** For how long the page was visible and used in this session. */
  readonly used: number;
  /** Whether this session's disclosure was acknowledged. */
  readonly welcomed: boolean;
  /** The value of `used` when the disclosure was last acknowledged. */
  readonly toldAt: number;
  /** The usage after which the disclosure is repeated and a break is offered. */
  readonly every: number;
}

export type AiDisclosureContext = Pick<Usage, 'startedAt' | 'used'>;

export type AiDisclosureEvent =
  | ({ readonly type: 'usage.updated' } & Usage)
  /** The user has read the disclosure. */
  | { readonly type: 'disclosure.acknowledge' }
  | { readonly type: 'reminder.dismiss' }
  | { readonly type: 'break.start' };

/** `notice`: the AI disclosure is shown again. `break`: a break is offered with it. */
export type AiDisclosureTag = 'notice' | 'break';

/** The record for all tabs when the disclosure is acknowledged. */
export type DisclosureRecord = Pick<Usage, 'welcomed' | 'toldAt'>;

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

export type AiDisclosureActor = ActorRefFrom<typeof aiDisclosureMachine>;

/** The usage of this session, in minutes; null before any was counted. */
export const selectMinutes = ({ context }: SnapshotFrom<typeof aiDisclosureMachine>) =>
  context.startedAt === 0 ? null : Math.floor(context.used / 60_000);
