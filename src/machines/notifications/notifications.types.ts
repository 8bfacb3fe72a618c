import type { ActorRefFrom } from 'xstate';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { ToastSource } from '../shared/toast.ts';
import type { AcceptedNotification, notificationMachine } from './notification.machine.ts';
import type { NotificationPosition } from './positions.ts';

/** A request to show a notification. Position and timeout are validated. */
export interface NotificationRequest {
  readonly message: string;
  readonly type?: AcceptedNotification['type'];
  /** One of the nine positions; without it 'bottom'. */
  readonly position?: string;
  /** Milliseconds, 0 or more; 0 stays until it is dismissed. Without it 5000. The ongoing type has none. */
  readonly timeout?: number;
  /** For `notification.update` and `notification.end`; without it the notification gets one of its own. */
  readonly id?: string;
  readonly action?: AcceptedNotification['action'];
  /** Its subject. It replaces another notification about the same, and ends with `cause.ended`. */
  readonly cause?: string;
}

/** Shows a notification. `source` is the machine that it is about; null where it is about none. */
export type Notify = (source: ToastSource | null, request: NotificationRequest) => void;

export interface NotificationItem {
  readonly id: string;
  /** Equal texts of one type in one position are one notification with a count. */
  readonly key: string;
  readonly position: NotificationPosition;
  readonly cause: string | null;
  readonly ref: ActorRefFrom<typeof notificationMachine>;
}

/** Something that was shown in this session. */
export interface PastNotification extends Pick<AcceptedNotification, 'id' | 'message' | 'type' | 'action'> {
  /** Distinguishes it from others: an id is reused once it is free. */
  readonly number: number;
  /** How many times the same was shown. */
  readonly count: number;
}

export interface NotificationsContext {
  readonly items: readonly NotificationItem[];
  /** The past notifications, the newest last. */
  readonly past: readonly PastNotification[];
}

/** The commands of any part of the page. */
export type NotificationCommand =
  | { readonly type: 'notification.show'; readonly notification: NotificationRequest }
  | { readonly type: 'notification.update'; readonly id: string; readonly message: string }
  | { readonly type: 'notification.end'; readonly id: string }
  /** The subject of notifications is past, such as an attempt that the user has begun again. */
  | { readonly type: 'cause.ended'; readonly cause: string };

export type NotificationsEvent =
  | NotificationCommand
  | { readonly type: 'notification.removed'; readonly id: string }
  | ChildCrashed
  | { readonly type: 'history.clear' }
  | { readonly type: 'session.ended' };
