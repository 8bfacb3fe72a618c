import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '../../../src/machines/chat/conversation.machine.ts';
import type { ChatMessage } from '../../../src/machines/chat/conversation.types.ts';
import { selectOutgoing } from '../../../src/machines/chat/outbox/outbox.selectors.ts';
import { selectStatus } from '../../../src/machines/chat/outbox/outgoing-message.selectors.ts';
import { nextSeq, toUnsentMessage } from '../../../src/machines/chat/history/transcript.ts';

/** Everything that a conversation shows, in order: the stored messages, then the outbox. */
export const messagesOf = (actor: ActorRefFrom<typeof conversationMachine>): readonly ChatMessage[] => {
  const snapshot = actor.getSnapshot();
  const stored = snapshot.context.messages;
  const unsent = selectOutgoing(snapshot.children.outbox?.getSnapshot());
  return [
    ...stored,
    ...unsent.map(({ ref }, index) =>
      toUnsentMessage(ref.getSnapshot().context, {
        seq: nextSeq(stored) + index,
        status: selectStatus(ref.getSnapshot()) ?? 'queued',
        failure: ref.getSnapshot().context.failure,
      }),
    ),
  ];
};
