import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedCallback } from '../../shared/placeholders.ts';
import { beginsLife, noLife, withStep, type MessageLife, type StepTaken } from './message-life.reducers.ts';

export interface BehindChatContext {
  readonly life: MessageLife;
  /** The index of the step that is shown, while it is not the newest. */
  readonly position: number;
}

export type BehindChatEvent =
  | StepTaken
  | { readonly type: 'charts.open' }
  | { readonly type: 'charts.close' }
  | { readonly type: 'step.show'; readonly position: number }
  | { readonly type: 'live.show' };

export const behindChatMachine = setup({
  types: {
    context: {} as BehindChatContext,
    events: {} as BehindChatEvent,
    /** `live`: the newest step is shown, also once another one is taken. */
    tags: {} as 'recorded' | 'open' | 'live',
  },
  actors: { watchSteps: notProvidedCallback('watchSteps') },
  actions: {
    addStep: assign(({ context }, step: StepTaken) => ({ life: withStep(context.life, step) })),
    setPosition: assign((_, { position }: { position: number }) => ({ position })),
  },
  guards: {
    beginsLife: ({ context }, step: StepTaken) => beginsLife(context.life, step),
    isRecorded: ({ context }, { position }: { position: number }) =>
      context.life.steps[position] !== undefined,
  },
}).createMachine({
  id: 'behindChat',
  description:
    'Records which states the newest message of a chat and its reply go through, and shows them, also those of earlier moments. It records no texts.',
  context: { life: noLife, position: 0 },
  invoke: {
    id: 'watchSteps',
    src: 'watchSteps',
    onError: {
      description: 'Nothing more is recorded; the chat is not affected.',
    },
  },
  on: { 'step.taken': { actions: { type: 'addStep', params: ({ event }) => event } } },
  initial: 'empty',
  states: {
    empty: {
      description: 'There is nothing to show yet, so it is not offered.',
      on: {
        'step.taken': { target: 'closed', actions: { type: 'addStep', params: ({ event }) => event } },
      },
    },
    closed: { tags: 'recorded', on: { 'charts.open': 'open' } },
    open: {
      tags: ['recorded', 'open'],
      on: {
        'charts.close': 'closed',
        'step.show': {
          guard: { type: 'isRecorded', params: ({ event }) => event },
          target: '.past',
          actions: { type: 'setPosition', params: ({ event }) => event },
        },
      },
      initial: 'live',
      states: {
        live: { tags: 'live' },
        past: {
          on: {
            'live.show': 'live',
            'step.taken': {
              guard: { type: 'beginsLife', params: ({ event }) => event },
              target: 'live',
              actions: { type: 'addStep', params: ({ event }) => event },
              description: 'The steps of another message replace those that were looked at.',
            },
          },
        },
      },
    },
  },
});

export type BehindChatActor = ActorRefFrom<typeof behindChatMachine>;

/** The index of the step that is shown. */
export const selectPosition = (snapshot: SnapshotFrom<typeof behindChatMachine>): number => {
  const last = snapshot.context.life.steps.length - 1;
  return snapshot.hasTag('live') ? last : Math.min(snapshot.context.position, last);
};
