import { blockedMatesMachine } from '../../../src/machines/account/blocked-mates.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { mate } from '../chat/chat-samples.ts';

export const model = modelOf(blockedMatesMachine, {
  events: {
    'xstate.done.actor.unblock.*': [],
    'block.remove': [{ mateId: mate.mateId }],
    'load.retry': [{}],
  },
  actors: {
    fetchBlocks: { done: [[mate]], error: [new Error('broken')] },
    unblockMate: {
      done: [{ kind: 'done', result: { mateId: mate.mateId } }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
  },
  view: ({ mates, commands }) => ({ mates: mates.length, commands: commands.map(({ id }) => id) }),
});
