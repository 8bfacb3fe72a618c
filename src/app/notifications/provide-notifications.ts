import { sendToActor } from '../actors/system-actors.ts';
import { notificationMachine } from '../../machines/notifications/notification.machine.ts';
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts';
import { NotificationError } from '../../services/shared/notification-error.ts';
import { report } from '../../services/shared/report.ts';

/** Provides the machine of the notifications. */
export const provideNotifications = () =>
  notificationsMachine.provide({
    actors: {
      notification: notificationMachine.provide({
        actions: {
          notifyParentDone: ({ system }, { id }) =>
            sendToActor(system, 'notifications', { type: 'notification.removed', id }),
        },
      }),
    },
    actions: {
      refuse: (_, { request }) => report(new NotificationError(request)),
    },
  });
