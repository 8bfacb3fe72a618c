import { assign, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import { notificationMachine } from './notification.machine.ts';
import { withMessage, withRepeated, withShown } from './history.ts';
import { accept, idOf, isAcceptable, keyOf } from './request.ts';
import type { NotificationRequest, NotificationsContext, NotificationsEvent } from './notifications.types.ts';

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
  },
  actors: { notification: notificationMachine },
  guards: {
    isRefused: (_, request: NotificationRequest) => !isAcceptable(request),
    isKnown: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
    isShown: ({ context }, request: NotificationRequest) => idOf(request, context.items) !== '',
  },
  actions: {
    add: assign(({ context, spawn }, request: NotificationRequest) => {
      const accepted = accept(
        request,
        context.items.map(({ id }) => id),
      );
      const { id, position } = accepted;
      const ref = spawn('notification', { id, input: accepted });
      return {
        items: [...context.items, { id, key: keyOf(request), position, cause: request.cause ?? null, ref }],
        past: withShown(context.past, id, request),
      };
    }),
    recordRepeat: assign(({ context: { items, past } }, request: NotificationRequest) => {
      const repeated = idOf(request, items);
      const { cause = null } = request;
      return {
        items: items.map((item) => (item.id === repeated ? { ...item, cause } : item)),
        past: withRepeated(past, repeated),
      };
    }),
    recordMessage: assign({
      past: ({ context }, change: { id: string; message: string }) => withMessage(context.past, change),
    }),
    clearHistory: assign({ past: [] }),
    repeat: sendTo(({ context }, request: NotificationRequest) => idOf(request, context.items), {
      type: 'notification.repeat',
    }),
    changeMessage: sendTo(
      (_, { id }: { id: string; message: string }) => id,
      (_, { message }) => ({ type: 'message.change', message }),
    ),
    /** Dismisses those about the same, except `next`, which takes their place. */
    dismissCause: enqueueActions(
      ({ context, enqueue }, { cause, next }: { cause: string | undefined; next?: NotificationRequest }) => {
        for (const { id, key, ...item } of context.items) {
          const isNext = next !== undefined && key === keyOf(next);
          if (item.cause === cause && !isNext) enqueue.sendTo(id, { type: 'notification.dismiss' });
        }
      },
    ),
    dismiss: sendTo((_, { id }: { id: string }) => id, { type: 'notification.dismiss' }),
    stop: stopChild((_, { id }: { id: string }) => id),
    remove: assign({
      items: ({ context }, { id }: { id: string }) => context.items.filter((item) => item.id !== id),
    }),
    refuse: (_, _params: { request: NotificationRequest }) => {},
  },
}).createMachine({
  id: 'notifications',
  description: 'One actor for each notification, and the history of past notifications.',
  context: { items: [], past: [] },
  on: {
    'notification.show': [
      {
        description:
          'A position or a timeout that does not exist is a mistake of the caller, not of the user.',
        guard: { type: 'isRefused', params: ({ event }) => event.notification },
        actions: { type: 'refuse', params: ({ event }) => ({ request: event.notification }) },
      },
      {
        guard: { type: 'isShown', params: ({ event }) => event.notification },
        actions: [
          {
            type: 'dismissCause',
            params: ({ event: { notification } }) => ({ cause: notification.cause, next: notification }),
          },
          { type: 'repeat', params: ({ event }) => event.notification },
          { type: 'recordRepeat', params: ({ event }) => event.notification },
        ],
      },
      {
        actions: [
          { type: 'dismissCause', params: ({ event }) => ({ cause: event.notification.cause }) },
          { type: 'add', params: ({ event }) => event.notification },
        ],
      },
    ],
    'notification.update': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: [
        { type: 'changeMessage', params: ({ event }) => event },
        { type: 'recordMessage', params: ({ event }) => event },
      ],
    },
    'notification.end': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: { type: 'dismiss', params: ({ event }) => event },
    },
    'cause.ended': { actions: { type: 'dismissCause', params: ({ event }) => event } },
    'notification.removed': {
      actions: [
        { type: 'stop', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
    'xstate.error.actor.*': {
      description: 'Its text remains in the history.',
      actions: [
        { type: 'stop', params: ({ event }) => ({ id: event.actorId }) },
        { type: 'remove', params: ({ event }) => ({ id: event.actorId }) },
      ],
    },
    'history.clear': { actions: 'clearHistory' },
    'session.ended': {
      description: 'The history of one user is not shown to the next.',
      actions: 'clearHistory',
    },
  },
});
