import { blockedMatesMachine } from '../../../src/machines/account/blocked-mates.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { mate, unreachable } from '../chat/chat-samples.ts';

export const model = modelOf(blockedMatesMachine, {
  events: { 'block.remove': [{ mateId: mate.mateId }], 'load.retry': [{}] },
  actors: {
    fetchBlocks: { done: [[mate]], error: [new Error('broken')] },
    unblockMate: { done: [undefined], error: [unreachable] },
  },
});
