import { paletteMachine } from '../../../src/machines/palette/palette.machine.ts';
import {
  movedTo,
  optionsOf,
  pointedOf,
  type PaletteContext,
} from '../../../src/machines/palette/palette.reducers.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { chats, mates, pages } from './palette-samples.ts';

/** A key that changes nothing is no step. */
const movesIn = (context: PaletteContext) =>
  (['next', 'last'] as const)
    .filter((to) => optionsOf(context).length > 1 && movedTo(context, to) !== pointedOf(context))
    .map((to) => ({ to }));

export const model = modelOf(paletteMachine, {
  events: {
    'query.type': ({ context }) =>
      ['iris', ''].filter((text) => text !== context.query).map((text) => ({ text })),
    'option.move': ({ context }) => (context.pointed === null ? movesIn(context) : []),
    'option.choose': ({ context }) => {
      const option = pointedOf(context);
      return option === null ? [] : [{ option }];
    },
  },
  actors: {
    watchShortcuts: { error: [new Error('no keys')] },
    watchTyping: { error: [new Error('no keys')] },
    loadPages: { done: [pages], error: [new Error('not loaded')] },
    loadShortcuts: { done: [undefined], error: [new Error('not loaded')] },
    fetchChats: { done: [chats], error: [new Error('broken')] },
    fetchMates: { done: [mates], error: [new Error('broken')] },
  },
  view: ({ query, chats: listed, mates: found, pointed }) => [
    query,
    listed.length,
    found.length,
    pointed === null,
  ],
});
