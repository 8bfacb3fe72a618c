import { assign, setup } from 'xstate';
import type { NotificationPosition } from './positions.ts';

export type NotificationType = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing';

/** A way on that a notification offers: a link of the page. */
export interface NotificationAction {
  readonly label: string;
  readonly to: string;
}

/** A notification whose every part was checked. */
export interface AcceptedNotification {
  readonly id: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly position: NotificationPosition;
  /** Milliseconds; null stays until it is ended or dismissed. */
  readonly timeout: number | null;
  readonly action: NotificationAction | null;
}

export interface NotificationContext extends AcceptedNotification {
  /** How many times the same was shown. */
  readonly count: number;
}

export type NotificationEvent =
  | { readonly type: 'pointer.enter' }
  | { readonly type: 'pointer.leave' }
  | { readonly type: 'notification.dismiss' }
  | { readonly type: 'message.change'; readonly message: string }
  | { readonly type: 'notification.repeat' };

export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    events: {} as NotificationEvent,
    input: {} as AcceptedNotification,
    tags: {} as 'leaving',
  },
  guards: { isTimed: ({ context }) => context.timeout !== null },
  actions: {
    count: assign({ count: ({ context }) => context.count + 1 }),
    changeMessage: assign({ message: (_, message: string) => message }),
    notifyParentDone: (_, _params: { id: string }) => {},
  },
  delays: { displayDuration: ({ context }) => context.timeout ?? 0, exitDuration: 200 },
}).createMachine({
  id: 'notification',
  description: 'One notification, until it is removed.',
  context: ({ input }) => ({ ...input, count: 1 }),
  initial: 'showing',
  states: {
    showing: {
      initial: 'choosing',
      on: {
        'notification.dismiss': 'leaving',
        'message.change': { actions: { type: 'changeMessage', params: ({ event }) => event.message } },
        'notification.repeat': {
          description: 'A repeat increments the counter and restarts the display time.',
          target: 'showing',
          actions: 'count',
        },
      },
      states: {
        choosing: { always: [{ guard: 'isTimed', target: 'timed' }, { target: 'staying' }] },
        timed: {
          after: { displayDuration: '#notification.leaving' },
          on: { 'pointer.enter': 'paused' },
        },
        paused: {
          description: 'Does not disappear while the user points at it or has the focus in it.',
          on: { 'pointer.leave': 'timed', 'notification.repeat': { actions: 'count' } },
        },
        staying: {
          description: 'Without a timeout: it stays until it is ended or dismissed.',
        },
      },
    },
    leaving: {
      tags: 'leaving',
      after: { exitDuration: 'removed' },
      on: { 'notification.repeat': { target: 'showing', actions: 'count' } },
    },
    removed: {
      type: 'final',
      entry: { type: 'notifyParentDone', params: ({ context }) => ({ id: context.id }) },
    },
  },
});
