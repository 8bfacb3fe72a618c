import { searchHitsMachine } from '../../../../src/machines/chat/search/search-hits.machine.ts';
import type { BranchShown } from '../../../../src/machines/chat/message-actions.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../../support/outcomes.ts';
import { createParent } from '../../support/parent.ts';
import { message, page } from '../chat-samples.ts';

const { parentRef } = createParent<BranchShown>();

export const model = modelOf(searchHitsMachine, {
  inputs: [
    { parentRef, roomId: 'room-1', pinned: false },
    { parentRef, roomId: 'room-1', pinned: true },
  ],
  events: {
    'hit.show': [
      { messageId: 'message-2', isLoaded: true },
      { messageId: 'message-1', isLoaded: false },
    ],
  },
  actors: {
    messageSearch: {},
    locateMessage: { done: [page([message(1), message(2)])], error: [broken] },
  },
  view: ({ pinned, hitId }) => ({ pinned, hitId }),
});
