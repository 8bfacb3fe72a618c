import {
  assign,
  setup,
  spawnChild,
  stopChild,
  type AnyActorLogic,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { notProvidedCallback, notProvidedPromise } from './placeholders.ts';

export interface PaneInput {
  /** Whether it is shown since the start, as the user left it. */
  readonly isShown: boolean;
}

export type PaneEvent =
  | { readonly type: 'pane.show' }
  | { readonly type: 'pane.hide' }
  /** Its content has changed. */
  | { readonly type: 'content.refresh' }
  /** The window has space for the pane. */
  | { readonly type: 'width.sufficient' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.error.actor.content'; readonly error: unknown };

/** `shown`: the user wants it; `crashed`: it cannot be shown until it is loaded again. */
export type PaneTag = 'shown' | 'crashed';

export const paneMachine = setup({
  types: {
    context: {} as PaneInput,
    input: {} as PaneInput,
    events: {} as PaneEvent,
    tags: {} as PaneTag,
  },
  actors: {
    watchWidth: notProvidedCallback('watchWidth'),
    loadContent: notProvidedPromise<void>('loadContent'),
    /** A placeholder: `openContent` spawns the screen whose code was loaded. */
    content: notProvidedPromise<void>('content') as AnyActorLogic,
  },
  actions: {
    openContent: spawnChild('content', { id: 'content' }),
    closeContent: stopChild('content'),
    refreshContent: () => {},
    clearIsShown: assign({ isShown: false }),
    persistShown: () => {},
    persistHidden: () => {},
  },
  guards: { isShown: ({ context }) => context.isShown },
  delays: { restartAfter: 60_000 },
}).createMachine({
  id: 'pane',
  description:
    'A screen in a pane beside the open one. Its code is loaded when it is to be shown and the window has room for both.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isShown', target: 'shown' }, { target: 'hidden' }] },
    hidden: {
      on: { 'pane.show': { target: 'shown', actions: 'persistShown' } },
    },
    shown: {
      tags: 'shown',
      initial: 'waiting',
      on: { 'pane.hide': { target: 'hidden', actions: ['clearIsShown', 'persistHidden'] } },
      states: {
        waiting: {
          description: 'A narrow window loads nothing.',
          invoke: {
            id: 'watchWidth',
            src: 'watchWidth',
            onError: {
              target: '#pane.hidden',
              description: 'A page that cannot measure its window shows the open screen alone.',
            },
          },
          on: { 'width.sufficient': 'loading' },
        },
        loading: {
          invoke: {
            id: 'loadContent',
            src: 'loadContent',
            onDone: 'open',
            onError: 'crashed',
          },
        },
        open: {
          entry: 'openContent',
          exit: 'closeContent',
          on: {
            'content.refresh': { actions: 'refreshContent' },
            'xstate.error.actor.content': 'crashed',
          },
        },
        crashed: {
          tags: 'crashed',
          description: 'The network may have returned just before the code could be loaded again.',
          on: { 'load.retry': 'loading' },
          after: { restartAfter: 'loading' },
        },
      },
    },
  },
});

export type PaneActor = ActorRefFrom<typeof paneMachine>;

type Snapshot = SnapshotFrom<typeof paneMachine>;

/** Whether the user has opened it since the screen is shown, so that Back closes it. */
export const selectIsPaneOpened = (snapshot: Snapshot): boolean =>
  selectIsPaneShown(snapshot) && !snapshot.context.isShown;
export const selectIsPaneShown = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('shown') === true;
