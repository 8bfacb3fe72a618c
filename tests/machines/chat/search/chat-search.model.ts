import {
  chatSearchMachine,
  type ChatSearchInput,
} from '../../../../src/machines/chat/search/chat-search.machine.ts';
import type { BranchShown } from '../../../../src/machines/chat/message-actions.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { createParent } from '../../support/parent.ts';

const { parentRef } = createParent<BranchShown>();

/** The search of a chat whose address does not ask for it. */
export const closed: ChatSearchInput = { parentRef, roomId: 'room-1', start: null };

export const model = modelOf(chatSearchMachine, {
  inputs: [closed, { ...closed, start: { pinned: true } }],
  events: {
    'search.open': [{ pinned: false }, { pinned: true }],
    // The failure of the search is the result of its actor, below.
    'xstate.error.actor.searchHits': [],
  },
  actors: {
    loadSearch: { done: [undefined], error: [unreachable] },
    searchHits: { error: [new Error('the search crashed')] },
  },
  view: ({ start }) => ({ start }),
});
