import {
  notificationMachine,
  type AcceptedNotification,
} from '../../../src/machines/notifications/notification.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

const saved: AcceptedNotification = {
  id: 'saved',
  message: 'Saved',
  type: 'positive',
  position: 'bottom',
  timeout: 5000,
  action: null,
};

export const model = modelOf(notificationMachine, {
  events: { 'message.change': [{ message: 'Saved again' }] },
  actors: {},
  inputs: [saved, { ...saved, type: 'ongoing', timeout: null }],
  view: ({ timeout, message }) => ({ timeout, message }),
});
