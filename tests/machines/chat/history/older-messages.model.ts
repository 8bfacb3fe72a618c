import {
  olderMessagesMachine,
  type OlderMessagesLoaded,
} from '../../../../src/machines/chat/history/older-messages.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../../support/parent.ts';
import { message, page, unreachable } from '../chat-samples.ts';

const { parentRef } = createParent<OlderMessagesLoaded>();

export const model = modelOf(olderMessagesMachine, {
  inputs: [
    { parentRef, roomId: 'room-1', before: 11, hasMore: true },
    { parentRef, roomId: 'room-1', before: 1, hasMore: false },
  ],
  events: {
    'range.changed': [
      { before: 51, hasMore: true },
      { before: 1, hasMore: false },
    ],
  },
  actors: {
    fetchMessages: {
      done: [page([message(9), message(10)], true), page([message(1)])],
      error: [unreachable],
    },
    printPage: { done: [undefined], error: [new TypeError('print is not a function')] },
  },
  // How many messages have loaded does not matter far from the limit.
  view: ({ before, hasMore }) => ({ before, hasMore }),
});
