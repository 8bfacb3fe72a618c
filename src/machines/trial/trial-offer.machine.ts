import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedEvents } from '../shared/placeholders.ts';

/** A trial chat that can be added to the account of the user. */
export interface TrialOffer {
  readonly mateId: string;
  /** The mate's. */
  readonly name: string;
}

/** The state that the browser has stored. */
export type TrialReport =
  | { readonly type: 'trial.found'; readonly trial: TrialOffer }
  | { readonly type: 'trial.missing' };

export interface TrialOfferContext {
  /** The chat that is offered, or was last. */
  readonly trial: TrialOffer | null;
}

export type TrialOfferEvent =
  | TrialReport
  /** Adds the chat to the account, and opens it there. */
  | { readonly type: 'offer.accept' }
  | { readonly type: 'offer.dismiss' };

export const trialOfferMachine = setup({
  types: {
    context: {} as TrialOfferContext,
    events: {} as TrialOfferEvent,
    tags: {} as 'offered',
    children: {} as { watchTrials: 'watchTrials' },
  },
  actors: { watchTrials: notProvidedEvents<TrialReport>('watchTrials') },
  actions: {
    setTrial: assign((_, { trial }: { trial: TrialOffer }) => ({ trial })),
    /** Opens the chat with the mate, which the trial moves into. */
    openTrial: (_, _params: TrialOfferContext) => {},
    declineTrial: (_, _params: TrialOfferContext) => {},
  },
}).createMachine({
  id: 'trialOffer',
  description:
    'Offers to add a trial chat to the account, where the user has not opened the chat with its mate since they signed in.',
  context: { trial: null },
  invoke: {
    id: 'watchTrials',
    src: 'watchTrials',
    onError: {
      description: 'Opening the chat with the mate still moves it.',
    },
  },
  initial: 'none',
  on: {
    'trial.found': {
      target: '.offered',
      actions: { type: 'setTrial', params: ({ event }) => ({ trial: event.trial }) },
    },
  },
  states: {
    none: {},
    offered: {
      tags: 'offered',
      on: {
        'trial.missing': 'none',
        'offer.accept': {
          target: 'none',
          actions: { type: 'openTrial', params: ({ context }) => context },
        },
        'offer.dismiss': {
          target: 'none',
          description: 'The chat stays in this browser until it ends.',
          actions: { type: 'declineTrial', params: ({ context }) => context },
        },
      },
    },
  },
});

export type TrialOfferActor = ActorRefFrom<typeof trialOfferMachine>;

/** The name of the mate whose chat is offered; null where none is. */
export const selectOfferedName = (snapshot: SnapshotFrom<typeof trialOfferMachine>): string | null =>
  snapshot.hasTag('offered') ? (snapshot.context.trial?.name ?? null) : null;
