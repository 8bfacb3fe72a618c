import { messageSearchMachine } from '../../../src/machines/rooms/message-search.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { firstPage, lastPage, nothing } from './message-search-samples.ts';

export const model = modelOf(messageSearchMachine, {
  events: {
    'query.type': [{ text: 'comet' }, { text: '' }],
    'page.loaded': ({ context }) => (context.found.length < 2 ? [{ page: lastPage }] : []),
  },
  actors: {
    findMessages: { done: [firstPage, nothing], error: [new Error('broken')] },
    findMore: { error: [new Error('broken')] },
  },
  inputs: [
    { roomId: 'room-1', pinned: false },
    { roomId: null, pinned: false },
    { roomId: 'room-1', pinned: true },
  ],
  view: ({ roomId, pinned, text, found, next }) => ({
    roomId,
    pinned,
    text,
    found: found.length,
    hasNext: next !== null,
  }),
});
