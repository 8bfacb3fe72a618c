import { deliveryMachine } from '../../../../src/machines/chat/outbox/delivery.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { idNumber } from '../chat-samples.ts';

const claimed = {
  thread: { userId: 'user-1', roomId: 'room-1' },
  message: { clientMessageId: idNumber(501), text: 'One', at: 2000, needsUser: false },
};
const failure = { kind: 'rejected', code: 4040, message: 'This conversation was deleted.' } as const;

export const model = modelOf(deliveryMachine, {
  events: { 'message.claimed': [{ claimed }] },
  actors: {
    watchUnsent: { error: [new Error('no events')] },
    claimMessage: { error: [new Error('no storage')] },
    sendMessage: {
      done: [{ kind: 'accepted' }, { kind: 'roomBusy' }, { kind: 'refused', failure }],
      error: [unreachable],
    },
  },
  view: () => null,
});
