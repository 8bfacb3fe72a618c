import { assign, sendTo, setup, stopChild } from 'xstate';
import { notProvidedRequest } from '../shared/request.ts';
import type { ViewLoaderContext, ViewLoaderEvent } from './view-loader.types.ts';

export const viewLoaderMachine = setup({
  types: {
    context: {} as ViewLoaderContext,
    events: {} as ViewLoaderEvent,
  },
  actors: { loadView: notProvidedRequest<void, { view: string }>('loadView') },
  actions: {
    startLoad: assign({
      loads: ({ context, spawn }, { view }: { view: string }) => ({
        ...context.loads,
        [view]: spawn('loadView', { id: idOf(view), input: { view } }),
      }),
    }),
    removeLoad: assign(({ context }, { actorId }: { actorId: string }) => ({
      loads: Object.fromEntries(Object.entries(context.loads).filter(([view]) => idOf(view) !== actorId)),
    })),
    stopLoad: stopChild((_, { actorId }: { actorId: string }) => actorId),
    reportError: (_, _params: { error: unknown }) => {},
    repeatLoad: sendTo((_, { view }: { view: string }) => idOf(view), { type: 'load.retry' }),
  },
  guards: { isRequested: ({ context }, { view }: { view: string }) => view in context.loads },
}).createMachine({
  id: 'viewLoader',
  description: 'Loads the code of views that not every visit opens, each when it is first opened.',
  context: { loads: {} },
  on: {
    'xstate.error.actor.*': {
      description: 'A request that crashed is made again when the view is next opened.',
      actions: [
        { type: 'stopLoad', params: ({ event }) => event },
        { type: 'removeLoad', params: ({ event }) => event },
        { type: 'reportError', params: ({ event }) => event },
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
  },
});

/** Other actors have the names of views. */
const idOf = (view: string): string => `load.${view}`;
