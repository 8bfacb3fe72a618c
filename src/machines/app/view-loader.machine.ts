import { assign, sendTo, setup, stopChild, type ActorRefFrom } from 'xstate';
import { notProvidedRequest, type RequestActor } from '../shared/request.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

export interface ViewLoaderContext {
  /** The request for the code of each view that was opened or expected, by the name of the view. */
  readonly loads: Readonly<Record<string, RequestActor>>;
  /** The views that are loaded next, before they are opened. */
  readonly expected: readonly string[];
}

/** A view to load. */
export type LoadedView = {
  readonly view: string;
  /** Whether it loads in advance, because the screen may open it. */
  readonly isExpected: boolean;
};

/** A view is to be shown whose code may not have loaded. */
interface ViewOpen {
  readonly type: 'view.open';
  readonly view: string;
}

/** A screen is shown that opens these views. */
interface ViewExpect {
  readonly type: 'view.expect';
  readonly views: readonly string[];
}

export type ViewLoaderEvent = ViewOpen | ViewExpect | ChildCrashed;

export const viewLoaderMachine = setup({
  types: {
    context: {} as ViewLoaderContext,
    events: {} as ViewLoaderEvent,
  },
  actors: { loadView: notProvidedRequest<void, LoadedView>('loadView') },
  actions: {
    startLoad: assign({
      loads: ({ context, spawn }, { view }: { view: string }) => ({
        ...context.loads,
        [view]: spawn('loadView', { id: idOf(view), input: { view, isExpected: false } }),
      }),
    }),
    addExpected: assign(({ context }, { views }: { views: readonly string[] }) => ({
      expected: [...new Set([...context.expected, ...views])],
    })),
    loadExpected: assign(({ context, spawn }) => {
      const views = context.expected.filter((view) => !(view in context.loads));
      const loads = views.map(
        (view) => [view, spawn('loadView', { id: idOf(view), input: { view, isExpected: true } })] as const,
      );
      return { expected: [], loads: { ...context.loads, ...Object.fromEntries(loads) } };
    }),
    removeLoad: assign(({ context }, { actorId }: { actorId: string }) => ({
      loads: Object.fromEntries(Object.entries(context.loads).filter(([view]) => idOf(view) !== actorId)),
    })),
    stopLoad: stopChild((_, { actorId }: { actorId: string }) => actorId),
    repeatLoad: sendTo((_, { view }: { view: string }) => idOf(view), { type: 'load.retry' }),
  },
  guards: { isRequested: ({ context }, { view }: { view: string }) => view in context.loads },
  // After the requests of the screen itself.
  delays: { expectedAfter: 1500 },
}).createMachine({
  id: 'viewLoader',
  description:
    'Loads the code of views that not every visit opens, each when it is first opened, or a moment after a screen that expects it.',
  context: { loads: {}, expected: [] },
  initial: 'idle',
  on: {
    'xstate.error.actor.*': {
      description: 'A request that crashed is made again when the view is next opened.',
      actions: [
        { type: 'stopLoad', params: ({ event }) => event },
        { type: 'removeLoad', params: ({ event }) => event },
      ],
    },
    'view.open': [
      {
        description: 'It has loaded, is loading, or failed before: only then it is requested again.',
        guard: { type: 'isRequested', params: ({ event }) => event },
        actions: { type: 'repeatLoad', params: ({ event }) => event },
      },
      { actions: { type: 'startLoad', params: ({ event }) => event } },
    ],
    'view.expect': {
      target: '.expecting',
      actions: { type: 'addExpected', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    expecting: {
      description:
        'A view that has loaded opens without a network. One that fails is requested again when it is opened.',
      after: { expectedAfter: { target: 'idle', actions: 'loadExpected' } },
    },
  },
});

export type ViewLoaderActor = ActorRefFrom<typeof viewLoaderMachine>;

/** Other actors have the names of views. */
const idOf = (view: string): string => `load.${view}`;
