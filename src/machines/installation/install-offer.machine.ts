import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedEvents, notProvidedPromise } from '../shared/placeholders.ts';

/** How much this browser has used the page, and whether the offer was answered. */
export interface InstallOfferInput {
  /** Counted from 1. */
  readonly visit: number;
  readonly isAnswered: boolean;
}

export interface InstallOfferContext extends InstallOfferInput {
  /** How many replies have ended in this visit. */
  readonly turns: number;
}

/** A reply has ended. */
export interface TurnEnded {
  readonly type: 'turn.ended';
}

/** The reports of the browser. */
export type PromptReport =
  /** The browser can ask the user to install the app. */
  | { readonly type: 'installation.offered' }
  /** The app is installed, or the page is shown as one. */
  | { readonly type: 'app.installed' };

export type InstallOfferEvent =
  | TurnEnded
  | PromptReport
  | { readonly type: 'installation.request' }
  | { readonly type: 'offer.dismiss' };

export const installOfferMachine = setup({
  types: {
    context: {} as InstallOfferContext,
    input: {} as InstallOfferInput,
    events: {} as InstallOfferEvent,
    tags: {} as 'offered' | 'busy',
    children: {} as { watchTurns: 'watchTurns'; watchPrompt: 'watchPrompt'; askToInstall: 'askToInstall' },
  },
  actors: {
    watchTurns: notProvidedEvents<TurnEnded>('watchTurns'),
    watchPrompt: notProvidedEvents<PromptReport>('watchPrompt'),
    /** Outputs whether the user agreed. */
    askToInstall: notProvidedPromise<boolean>('askToInstall'),
  },
  actions: {
    countTurn: assign({ turns: ({ context }) => context.turns + 1 }),
    /** It is not offered again. */
    persistAnswer: () => {},
  },
  guards: {
    isAnswered: ({ context }) => context.isAnswered,
    isFirstVisit: ({ context }) => context.visit < 2,
    isThirdTurn: ({ context }) => context.turns >= 2,
  },
}).createMachine({
  id: 'installOffer',
  description: 'Offers to install the app, once, to who uses it: after the third reply of a later visit.',
  context: ({ input }) => ({ ...input, turns: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isAnswered', target: 'done' },
        { guard: 'isFirstVisit', target: 'done' },
        { target: 'counting' },
      ],
    },
    counting: {
      on: {
        'turn.ended': [{ guard: 'isThirdTurn', target: 'watching' }, { actions: 'countTurn' }],
      },
      invoke: {
        id: 'watchTurns',
        src: 'watchTurns',
        onError: 'done',
      },
    },
    watching: {
      description: 'Browsers decide when a page can be installed, and some cannot install any.',
      invoke: {
        id: 'watchPrompt',
        src: 'watchPrompt',
        onError: 'done',
      },
      on: { 'app.installed': 'done' },
      initial: 'waiting',
      states: {
        waiting: { on: { 'installation.offered': 'offered' } },
        offered: {
          tags: 'offered',
          on: {
            'installation.request': '#installOffer.asking',
            'offer.dismiss': { target: '#installOffer.done', actions: 'persistAnswer' },
          },
        },
      },
    },
    asking: {
      tags: ['offered', 'busy'],
      description: 'The browser asks. The profile still offers the app to who declines.',
      on: { 'offer.dismiss': { target: 'done', actions: 'persistAnswer' } },
      invoke: {
        id: 'askToInstall',
        src: 'askToInstall',
        onDone: { target: 'done', actions: 'persistAnswer' },
        onError: 'done',
      },
    },
    done: { description: 'Nothing more is offered in this visit.' },
  },
});

export type InstallOfferActor = ActorRefFrom<typeof installOfferMachine>;
