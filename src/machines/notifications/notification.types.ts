export const notificationPositions = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'top',
  'bottom',
  'left',
  'right',
  'center',
] as const;
export type NotificationPosition = (typeof notificationPositions)[number];

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
