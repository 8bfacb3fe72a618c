import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(notificationsMachine, {
  events: {
    'notification.show': [
      { notification: { message: 'Saved', type: 'positive', cause: 'form' } },
      { notification: { message: 'Sending', type: 'ongoing', id: 'sending' } },
      { notification: { message: 'Saved', position: 'middle' } },
      { notification: { message: 'Saved', timeout: -1 } },
    ],
    'notification.update': [
      { id: 'sending', message: 'Half sent' },
      { id: 'unknown', message: 'Half sent' },
    ],
    'notification.end': [{ id: 'sending' }, { id: 'unknown' }],
    'cause.ended': [{ cause: 'form' }, { cause: 'unknown' }],
    'notification.removed': ({ context }) => context.items.map(({ id }) => ({ id })),
  },
  actors: { notification: { error: [new Error('broken')] } },
  view: ({ items, past }) => ({
    items: items.map(({ id, position }) => ({ id, position })),
    past: past.length > 0,
  }),
});
