import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';

export interface CrisisHelpContext {
  /** Two capital letters, or '' for any country. */
  readonly region: string;
  /** The place in its room of the last message whose lines were put away; later ones show theirs again. */
  readonly closedAt: number;
}

export type CrisisHelpEvent =
  | { readonly type: 'region.choose'; readonly region: string }
  | { readonly type: 'card.close'; readonly seq: number }
  | { readonly type: 'card.open' };

export const crisisHelpMachine = setup({
  types: {
    context: {} as CrisisHelpContext,
    events: {} as CrisisHelpEvent,
  },
  actors: { detectRegion: notProvidedPromise<string>('detectRegion') },
  actions: {
    setRegion: assign((_, { region }: { region: string }) => ({ region })),
    setClosed: assign((_, { seq }: { seq: number }) => ({ closedAt: seq })),
    clearClosed: assign({ closedAt: 0 }),
    storeRegion: (_, _params: { region: string }) => {},
  },
}).createMachine({
  id: 'crisisHelp',
  description: 'Which country’s helplines are shown with a message in crisis, and whether they were closed.',
  context: { region: '', closedAt: 0 },
  initial: 'finding',
  on: {
    'region.choose': {
      actions: [
        { type: 'setRegion', params: ({ event }) => ({ region: event.region }) },
        { type: 'storeRegion', params: ({ event }) => ({ region: event.region }) },
      ],
    },
  },
  states: {
    finding: {
      description: 'The lines of every country are there meanwhile.',
      invoke: {
        id: 'detectRegion',
        src: 'detectRegion',
        onDone: {
          target: 'shown',
          actions: { type: 'setRegion', params: ({ event }) => ({ region: event.output }) },
        },
        onError: 'shown',
      },
    },
    shown: {
      on: {
        'card.close': {
          target: 'closed',
          actions: { type: 'setClosed', params: ({ event }) => ({ seq: event.seq }) },
        },
      },
    },
    closed: {
      description: 'The lines of that message are one press away; a later message shows them again.',
      on: {
        'card.open': { target: 'shown', actions: 'clearClosed' },
        'card.close': { actions: { type: 'setClosed', params: ({ event }) => ({ seq: event.seq }) } },
      },
    },
  },
});

export type CrisisHelpActor = ActorRefFrom<typeof crisisHelpMachine>;
