import { assign, enqueueActions, sendTo, setup, type AnyEventObject } from 'xstate';
import * as reducers from './outbox.reducers.ts';
import { notProvidedCallback } from '../../shared/placeholders.ts';
import type {
  MessagesFound,
  OutboxContext,
  OutboxEntry,
  OutboxEvent,
  OutboxInput,
} from './outbox.reducers.ts';
import {
  outgoingMessageMachine,
  type OutgoingMessageEvent,
  type OutgoingPhase,
} from './outgoing-message.machine.ts';
import type { ClientMessageRef, ThreadKey } from './unsent-message.types.ts';

export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as OutboxInput,
    events: {} as OutboxEvent,
    children: {} as { ownUnsent: 'ownUnsent' },
  },
  actors: {
    outgoingMessage: outgoingMessageMachine,
    ownUnsent: notProvidedCallback<AnyEventObject, Pick<OutboxContext, 'thread' | 'seed'>>('ownUnsent'),
  },
  actions: {
    adopt: assign(({ context, self, spawn }, { messages }: Pick<MessagesFound, 'messages'>) => {
      const found = reducers.unknownOf(context, messages).map((message): OutboxEntry => ({
        clientMessageId: message.clientMessageId,
        at: message.at,
        phase: 'queued',
        ref: spawn('outgoingMessage', {
          id: message.clientMessageId,
          input: { parentRef: self, thread: context.thread, message },
        }),
      }));
      return { messages: reducers.inOrder([...context.messages, ...found]) };
    }),
    setPhase: assign(({ context }, changed: ClientMessageRef & { phase: OutgoingPhase }) => ({
      messages: reducers.withPhase(context, changed),
    })),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const { ref } = reducers.nextIn(context);
      enqueue.sendTo(ref, { type: 'message.send' });
      enqueue.sendTo(context.parentRef, { type: 'message.next', message: ref });
    }),
    remove: enqueueActions(({ context, enqueue }, { ids }: { ids: readonly string[] }) => {
      for (const id of ids) enqueue.stopChild(id);
      enqueue.assign({ messages: reducers.without(context, ids) });
    }),
    instruct: enqueueActions(({ context, enqueue }, params: reducers.Orders) => {
      for (const { ids, event } of params.orders)
        for (const { clientMessageId, ref } of context.messages)
          if (ids.includes(clientMessageId)) enqueue.sendTo(ref, event);
    }),
    sendToAll: enqueueActions(({ context, enqueue }, event: OutgoingMessageEvent) => {
      for (const { ref } of context.messages) enqueue.sendTo(ref, event);
    }),
    moveForward: enqueueActions(({ context, enqueue }, moved: ClientMessageRef) => {
      const neighbors = reducers.neighborsOf(context, moved);
      if (neighbors === null) return;
      const [first, second] = neighbors;
      enqueue.assign({ messages: reducers.withSwapped(context, neighbors) });
      enqueue.sendTo(first.ref, { type: 'order.changed', at: second.at });
      enqueue.sendTo(second.ref, { type: 'order.changed', at: first.at });
    }),
    forgetUnsent: (_, _params: { thread: ThreadKey; ids: readonly string[] }) => {},
  },
  guards: {
    /** The wiring adds that the device is online. */
    hasNext: ({ context }) => reducers.nextOf(context) !== undefined,
    contains: ({ context }, { ids }: { ids: readonly string[] }) =>
      reducers.toForgotten(context, ids).ids.length > 0,
  },
}).createMachine({
  id: 'outbox',
  description:
    'The messages of the user that the server does not have yet, an actor for each until the server has it. They are sent one at a time, in the order of writing, which the user can change; a message that blocks is resolved before those behind it are sent.',
  context: ({ input: { parentRef, userId, roomId, seed, unsent, alreadyDelivered } }) => ({
    parentRef,
    seed,
    alreadyDelivered,
    thread: { userId, roomId },
    unsent,
    messages: [],
  }),
  entry: [
    {
      type: 'forgetUnsent',
      params: ({ context }) => ({ thread: context.thread, ids: context.alreadyDelivered }),
    },
    { type: 'adopt', params: ({ context }) => ({ messages: context.unsent }) },
  ],
  invoke: {
    id: 'ownUnsent',
    src: 'ownUnsent',
    input: ({ context: { thread, seed } }) => ({ thread, seed }),
    onError: { description: 'Without it messages of other tabs are sent by them or by later visits.' },
  },
  on: {
    'messages.found': {
      description: 'The visit to the room in which they were written is over, in another tab.',
      actions: { type: 'adopt', params: ({ event }) => event },
    },
    'message.queue': {
      description: 'Sending is also a retry of every message that blocks it.',
      actions: [
        { type: 'sendToAll', params: { type: 'message.retry' } },
        { type: 'adopt', params: ({ context, event }) => reducers.toQueued(context, event) },
      ],
    },
    'message.resend': {
      actions: { type: 'instruct', params: ({ context, event }) => reducers.toResend(context, event) },
    },
    'message.move': { actions: { type: 'moveForward', params: ({ event }) => event } },
    'message.recall': { actions: { type: 'instruct', params: ({ event }) => reducers.toRecall(event) } },
    'messages.stored': {
      guard: { type: 'contains', params: ({ event }) => event },
      actions: [
        { type: 'forgetUnsent', params: ({ context, event }) => reducers.toForgotten(context, event.ids) },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
    'connection.restored': { actions: { type: 'sendToAll', params: ({ event }) => event } },
    'age.confirmed': { actions: { type: 'sendToAll', params: ({ event }) => event } },
    'xstate.error.actor.*': {
      description: 'The messages are stored: the conversation opens the room again.',
      actions: sendTo(
        ({ context }) => context.parentRef,
        ({ event }) => ({ type: 'outbox.crashed', error: event.error }),
      ),
    },
    'phase.changed': { actions: { type: 'setPhase', params: ({ event }) => event } },
    'message.stopped': { actions: { type: 'sendToAll', params: { type: 'message.hold' } } },
    'message.recalled': {
      actions: [
        { type: 'remove', params: ({ event }) => ({ ids: [event.clientMessageId] }) },
        sendTo(
          ({ context }) => context.parentRef,
          ({ event }) => ({ type: 'draft.restore', text: event.text }),
        ),
      ],
    },
  },
  initial: 'occupied',
  states: {
    occupied: {
      description:
        'The room opens, or a message or a reply is under way: the conversation asks for the next.',
      on: {
        'next.request': [{ guard: 'hasNext', actions: 'sendNext' }, { target: 'free' }],
      },
    },
    free: {
      description: 'The next message is sent as soon as there is one and the device is online.',
      entry: sendTo(({ context }) => context.parentRef, { type: 'outbox.empty' }),
      always: { guard: 'hasNext', target: 'occupied', actions: 'sendNext' },
      on: { 'next.request': { target: 'free', reenter: true } },
    },
  },
});
