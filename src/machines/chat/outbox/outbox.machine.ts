import { assign, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import * as reducers from './outbox.reducers.ts';
import type { OutboxContext, OutboxEvent, OutboxInput } from './outbox.types.ts';
import { outgoingMessageMachine } from './outgoing-message.machine.ts';
import type { OutgoingMessageEvent, OutgoingPhase } from './outgoing-message.types.ts';
import { writtenOf } from '../history/written-message.ts';
import type { ClientMessageRef, SendingEnded, ThreadKey, WrittenMessage } from './unsent-message.types.ts';

export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as OutboxInput,
    events: {} as OutboxEvent,
  },
  actors: { outgoingMessage: outgoingMessageMachine },
  actions: {
    add: assign(({ context, self, spawn }, { message }: { message: WrittenMessage }) => {
      const written = { ...message, at: reducers.timeAfter(context, message.at) };
      const ref = spawn('outgoingMessage', {
        id: written.clientMessageId,
        input: { parentRef: self, thread: context.thread, message: { ...written, needsUser: false } },
      });
      return { messages: [...context.messages, { ...written, ref, phase: 'queued' }] };
    }),
    setPhase: assign(({ context }, changed: ClientMessageRef & { phase: OutgoingPhase }) => ({
      messages: reducers.withPhase(context, changed),
    })),
    stop: stopChild((_, { clientMessageId }: ClientMessageRef) => clientMessageId),
    remove: assign(({ context }, removed: ClientMessageRef) => ({
      messages: context.messages.filter(({ clientMessageId }) => clientMessageId !== removed.clientMessageId),
    })),
    sendToEach: enqueueActions(
      ({ context, enqueue }, { ids, event }: { ids: readonly string[]; event: OutgoingMessageEvent }) => {
        for (const { clientMessageId, ref } of context.messages)
          if (ids.includes(clientMessageId)) enqueue.sendTo(ref, event);
      },
    ),
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
    hasNext: ({ context }) => reducers.nextOf(context).length > 0,
    isStopped: (_, { result }: SendingEnded) => result === 'stopped',
  },
}).createMachine({
  id: 'outbox',
  description:
    'The messages of the user that the server does not have yet, an actor for each. They are sent one at a time, in the order of writing, which the user can change; a message that blocks is resolved before those behind it are sent.',
  context: ({ input: { parentRef, userId, roomId, unsent, alreadyDelivered }, self, spawn }) => ({
    parentRef,
    alreadyDelivered,
    thread: { userId, roomId },
    messages: unsent.map((message) => ({
      ...writtenOf(message),
      phase: 'queued',
      ref: spawn('outgoingMessage', {
        id: message.clientMessageId,
        input: { parentRef: self, thread: { userId, roomId }, message },
      }),
    })),
  }),
  entry: {
    type: 'forgetUnsent',
    params: ({ context }) => ({ thread: context.thread, ids: context.alreadyDelivered }),
  },
  on: {
    'message.queue': {
      description: 'Sending is also a retry of every message that blocks it.',
      actions: [
        {
          type: 'sendToEach',
          params: ({ context }) => reducers.to(reducers.allOf(context), { type: 'message.retry' }),
        },
        { type: 'add', params: ({ event }) => event },
      ],
    },
    'message.resend': {
      actions: [
        {
          type: 'sendToEach',
          params: ({ context, event }) =>
            reducers.to(reducers.inFrontOf(context, event), { type: 'message.retry' }),
        },
        {
          type: 'sendToEach',
          params: ({ event }) => reducers.to([event.clientMessageId], { type: 'message.resend' }),
        },
      ],
    },
    'message.move': { actions: { type: 'moveForward', params: ({ event }) => event } },
    'message.recall': {
      actions: {
        type: 'sendToEach',
        params: ({ event }) => reducers.to([event.clientMessageId], { type: 'message.recall' }),
      },
    },
    'messages.stored': {
      actions: {
        type: 'sendToEach',
        params: ({ event }) => reducers.to(event.ids, { type: 'message.stored' }),
      },
    },
    'connection.restored': {
      actions: {
        type: 'sendToEach',
        params: ({ context, event }) => reducers.to(reducers.allOf(context), event),
      },
    },
    'age.confirmed': {
      actions: {
        type: 'sendToEach',
        params: ({ context, event }) => reducers.to(reducers.allOf(context), event),
      },
    },
    'xstate.error.actor.*': {
      description: 'The messages are stored: the conversation opens the room again.',
      actions: sendTo(
        ({ context }) => context.parentRef,
        ({ event }) => ({ type: 'outbox.crashed', error: event.error }),
      ),
    },
    'phase.changed': {
      actions: [
        { type: 'setPhase', params: ({ event }) => event },
        sendTo(({ context }) => context.parentRef, { type: 'outbox.changed' }),
      ],
    },
    'message.delivered': {
      actions: [
        { type: 'stop', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event },
        sendTo(({ context }) => context.parentRef, { type: 'outbox.changed' }),
      ],
    },
    'message.recalled': {
      actions: [
        { type: 'stop', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event },
        sendTo(
          ({ context }) => context.parentRef,
          ({ event }) => ({ type: 'draft.restore', text: event.text }),
        ),
        sendTo(({ context }) => context.parentRef, { type: 'outbox.changed' }),
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'next.request': [
          {
            guard: 'hasNext',
            target: 'sending',
            actions: [
              sendTo(
                ({ context }) => context.parentRef,
                ({ context }) => ({ type: 'message.next', message: reducers.nextIn(context) }),
              ),
              {
                type: 'sendToEach',
                params: ({ context }) => reducers.to(reducers.nextOf(context), { type: 'message.send' }),
              },
            ],
          },
          { actions: sendTo(({ context }) => context.parentRef, { type: 'outbox.empty' }) },
        ],
      },
    },
    sending: {
      on: {
        'sending.ended': [
          {
            guard: { type: 'isStopped', params: ({ event }) => event },
            target: 'idle',
            description: 'Stop also holds the messages behind the one that was being sent.',
            actions: [
              {
                type: 'sendToEach',
                params: ({ context }) => reducers.to(reducers.queuedOf(context), { type: 'message.hold' }),
              },
              {
                type: 'sendToEach',
                params: ({ context, event }) => reducers.to(reducers.sendingOf(context), event),
              },
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'sendToEach',
              params: ({ context, event }) => reducers.to(reducers.sendingOf(context), event),
            },
          },
        ],
      },
    },
  },
});
