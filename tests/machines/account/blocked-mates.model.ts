import { blockedMatesMachine } from '../../../src/machines/account/blocked-mates.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { mate, unreachable } from '../chat/chat-samples.ts';

export const notOffered = new ApiError('rejected', 'This host does not offer the call.', { code: 5010 });

export const model = modelOf(blockedMatesMachine, {
  events: { 'block.remove': [{ mateId: mate.mateId }], 'load.retry': [{}] },
  actors: {
    fetchBlocks: { done: [[mate]], error: [unreachable, notOffered] },
    unblockMate: { done: [undefined], error: [unreachable] },
  },
  rests: ['absent'],
});
