/** Faults of the machines of a room. */
import { assign, enqueueActions } from 'xstate';
import { sendNext } from '../../../../src/machines/chat/conversation-turns.reducers.ts';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import { outboxMachine } from '../../../../src/machines/chat/outbox/outbox.machine.ts';
import { nextIn, withPhase } from '../../../../src/machines/chat/outbox/outbox.reducers.ts';
import { outgoingMessageMachine } from '../../../../src/machines/chat/outbox/outgoing-message.machine.ts';
import type { OutgoingMessageRef } from '../../../../src/machines/chat/outbox/unsent-message.types.ts';
import { chatStreamMachine } from '../../../../src/machines/chat/reply/chat-stream.machine.ts';
import { replyTurnMachine } from '../../../../src/machines/chat/reply/reply-turn.machine.ts';
import { withChange, type PlantedFault } from 'statechart-tools/properties/properties';
import { partOf } from 'statechart-tools/properties/temporal';

/** The actor of a message, with a part that is not its own. */
const withChanges = (
  message: OutgoingMessageRef,
  part: 'id' | 'getSnapshot',
  value: unknown,
): OutgoingMessageRef => Object.create(message, { [part]: { value } });

/** Faults of the machines, each of which violates one property. */
export const faults: readonly PlantedFault[] = [
  {
    violates: 'a message is never lost',
    machine: outboxMachine,
    fault: 'outbox on message.queue: without adopt',
  },
  {
    violates: 'a message is charged twice',
    machine: chatStreamMachine,
    fault: 'chatStream.reading on stream.accepted: without setAccepted',
  },
  {
    violates: 'a message that is sent again has the same id and text',
    machine: conversationMachine,
    fault: conversationMachine.provide({
      actions: {
        sendNext: assign((args, { message }) =>
          sendNext(args, { message: withChanges(message, 'id', `${message.id}-again`) }),
        ),
      },
    }),
  },
  {
    violates: 'an edited message takes the place that the user chose',
    machine: conversationMachine,
    fault: conversationMachine.provide({
      actions: {
        sendNext: assign((args, { message }) => {
          const context = { ...message.getSnapshot().context, edits: undefined };
          return sendNext(args, { message: withChanges(message, 'getSnapshot', () => ({ context })) });
        }),
      },
    }),
  },
  {
    violates: 'shown text never shrinks',
    machine: chatStreamMachine,
    fault: chatStreamMachine.provide({
      actions: {
        appendDelta: assign((_, { replyId, from, pieces }) => ({
          replyId,
          text: pieces.join(''),
          last: from + pieces.length - 1,
        })),
      },
    }),
  },
  {
    violates: 'after Stop nothing is appended',
    machine: chatStreamMachine,
    fault: withChange(chatStreamMachine, ({ states }) => {
      const appending = {
        actions: { type: 'appendDelta', params: ({ event }: { event: unknown }) => event },
      };
      Object.assign(Object(partOf(states, 'stopping')), { on: { 'stream.delta': appending } });
    }),
  },
  {
    violates: 'every busy state ends',
    machine: chatStreamMachine,
    fault: 'chatStream.reading.connecting after silenceTimeout: dropped',
  },
  {
    violates: 'a turn ends within 20 minutes, whatever does not answer',
    machine: chatStreamMachine,
    fault: 'chatStream delay silenceTimeout: tenfold',
  },
  {
    violates: 'Stop is accepted while a reply is under way',
    machine: replyTurnMachine,
    fault: 'replyTurn.replying on reply.stop: without xstate.sendTo',
  },
  {
    violates: 'a message that was not sent can be sent again',
    machine: outboxMachine,
    fault: 'outbox on message.resend: without instruct',
  },
  {
    violates: 'a message that the user stopped, or that was refused, is sent again only by the user',
    machine: outgoingMessageMachine,
    fault: withChange(outgoingMessageMachine, ({ states }) => {
      const on = Object(partOf(states, 'unsent', 'states', 'setAside', 'on'));
      on['connection.restored'] = '#outgoingMessage.requeued';
    }),
  },
  {
    violates: 'a message that is not being sent can be taken back',
    machine: outboxMachine,
    fault: 'outbox on message.recalled: without remove',
  },
  {
    violates: 'queued messages stay in their order',
    machine: outboxMachine,
    fault: outboxMachine.provide({
      actions: {
        setPhase: assign(({ context }, changed) => ({ messages: withPhase(context, changed).toReversed() })),
      },
    }),
  },
  {
    violates: 'a message is sent before one that waits in front of it',
    machine: outboxMachine,
    fault: outboxMachine.provide({
      actions: {
        sendNext: enqueueActions(({ context: { messages, parentRef }, enqueue }) => {
          for (const { ref } of messages.slice(-1)) {
            enqueue.sendTo(ref, { type: 'message.send' });
            enqueue.sendTo(parentRef, { type: 'message.next', message: ref });
          }
        }),
      },
    }),
  },
  {
    violates: 'two messages are sent at a time',
    machine: outboxMachine,
    fault: outboxMachine.provide({
      actions: {
        sendNext: enqueueActions(({ context, enqueue }) => {
          for (const { ref } of context.messages) enqueue.sendTo(ref, { type: 'message.send' });
          enqueue.sendTo(context.parentRef, { type: 'message.next', message: nextIn(context).ref });
        }),
      },
    }),
  },
  {
    violates: 'Stop holds the messages behind',
    machine: outboxMachine,
    fault: 'outbox on message.stopped: dropped',
  },
  {
    violates: 'an event is sent to an actor that has ended',
    machine: outboxMachine,
    fault: outboxMachine.provide({
      actions: {
        remove: enqueueActions(({ enqueue }, { ids }) => {
          for (const id of ids) enqueue.stopChild(id);
        }),
      },
    }),
  },
  {
    violates: 'a machine fails',
    machine: outboxMachine,
    fault: 'outbox.occupied on next.request[0]: guard hasNext always holds',
  },
];
