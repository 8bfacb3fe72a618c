import { assign, enqueueActions, setup } from 'xstate';
import { notificationMachine } from './notification.machine.ts';
import { accept, isAcceptable, keyOf } from './notification-request.ts';
import type { NotificationRequest, NotificationsContext, NotificationsEvent } from './notifications.types.ts';

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
  },
  actors: { notification: notificationMachine },
  guards: {
    isRefused: (_, request: NotificationRequest) => !isAcceptable(request),
    isShown: ({ context }, request: NotificationRequest) =>
      context.items.some(({ id, key }) => id === request.id || key === keyOf(request)),
  },
  actions: {
    add: assign({
      items: ({ context, spawn }, request: NotificationRequest) => {
        const accepted = accept(
          request,
          context.items.map(({ id }) => id),
        );
        const { id, position } = accepted;
        const ref = spawn('notification', { id, input: accepted });
        return [...context.items, { id, key: keyOf(request), position, ref }];
      },
    }),
    repeat: enqueueActions(({ context, enqueue }, request: NotificationRequest) => {
      const item = context.items.find(({ id, key }) => id === request.id || key === keyOf(request));
      if (item !== undefined) enqueue.sendTo(item.ref, { type: 'notification.repeat' });
    }),
    changeMessage: enqueueActions(
      ({ context, enqueue }, { id, message }: { id: string; message: string }) => {
        const item = context.items.find((candidate) => candidate.id === id);
        if (item !== undefined) enqueue.sendTo(item.ref, { type: 'message.change', message });
      },
    ),
    dismiss: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const item = context.items.find((candidate) => candidate.id === id);
      if (item !== undefined) enqueue.sendTo(item.ref, { type: 'dismiss.request' });
    }),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue.assign({ items: context.items.filter((item) => item.id !== id) });
    }),
    refuse: (_, _params: { request: NotificationRequest }) => {},
  },
}).createMachine({
  id: 'notifications',
  description: 'What the page has to say beside its screen: one actor for each notification.',
  context: { items: [] },
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
        actions: { type: 'repeat', params: ({ event }) => event.notification },
      },
      { actions: { type: 'add', params: ({ event }) => event.notification } },
    ],
    'notification.update': { actions: { type: 'changeMessage', params: ({ event }) => event } },
    'notification.end': { actions: { type: 'dismiss', params: ({ event }) => event } },
    'notification.gone': { actions: { type: 'remove', params: ({ event }) => event } },
  },
});
