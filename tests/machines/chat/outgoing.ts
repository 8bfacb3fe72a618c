import { createActor } from 'xstate';
import { outgoingMessageMachine } from '../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import type { OutgoingReport } from '../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import type {
  OutgoingMessageRef,
  UnsentMessage,
} from '../../../src/machines/chat/outbox/unsent-message.types.ts';
import type { RequestedReply } from '../../../src/machines/chat/reply/chat-stream.reducers.ts';
import { createParent } from '../support/parent.ts';
import { idNumber } from './chat-samples.ts';

const { parentRef } = createParent<OutgoingReport>();

/** The actor of a message, as the outbox hands it to the conversation. */
export const outgoing = (more: Partial<UnsentMessage> = {}): OutgoingMessageRef => {
  const message = { clientMessageId: idNumber(0), text: 'Hello', at: 13_000, needsUser: false, ...more };
  return createActor(outgoingMessageMachine, {
    id: message.clientMessageId,
    input: { parentRef, thread: { userId: 'user-1', roomId: 'room-1' }, message },
  }).start();
};

/** The request that sends it. */
export const sendOf = (message: OutgoingMessageRef = outgoing()): RequestedReply => ({
  kind: 'send',
  roomId: 'room-1',
  message,
});
