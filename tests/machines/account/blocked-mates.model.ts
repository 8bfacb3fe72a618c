import { blockedMatesMachine } from '../../../src/machines/account/blocked-mates.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { mate } from '../chat/chat-samples.ts';
import { abandoned, broken, canceled, done } from '../support/outcomes.ts';

export const model = modelOf(blockedMatesMachine, {
  events: {
    'xstate.done.actor.unblock.*': [],
    'block.remove': [{ mateId: mate.mateId }],
    'load.retry': [{}],
  },
  actors: {
    fetchBlocks: { done: [[mate]], error: [broken] },
    unblockMate: { done: [done({ mateId: mate.mateId }), canceled, abandoned], error: [broken] },
  },
  // Only listed mates have a button.
  within: ({ context }, { type }) => type !== 'block.remove' || context.mates.length > 0,
  view: ({ mates, commands }) => ({ mates: mates.length, commands: commands.map(({ id }) => id) }),
});
