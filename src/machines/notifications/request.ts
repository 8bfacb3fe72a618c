import { notificationPositions, type NotificationPosition } from './positions.ts';
import type { AcceptedNotification } from './notification.machine.ts';
import type { NotificationRequest, NotificationsContext } from './notifications.types.ts';

/** Whether position and timeout are such as exist: one of nine, and a number that is not negative. */
export const isAcceptable = ({
  position = 'bottom',
  timeout = defaultTimeout,
}: NotificationRequest): boolean => isPosition(position) && typeof timeout === 'number' && timeout >= 0;

/** Fills in what an acceptable request leaves open. `taken` are the ids in use. */
export function accept(request: NotificationRequest, taken: readonly string[]): AcceptedNotification {
  const { message, type = 'info', position = 'bottom', timeout = defaultTimeout, action = null } = request;
  return {
    id: request.id ?? freeId(taken),
    message,
    type,
    position: isPosition(position) ? position : 'bottom',
    timeout: type === 'ongoing' || timeout === 0 || timeout > longestTimeout ? null : timeout,
    action,
  };
}

/** Requests with the same key are one notification. One that brings an id of its own is grouped by that alone. */
export const keyOf = ({ id, message, type = 'info', position = 'bottom' }: NotificationRequest): string =>
  JSON.stringify(id === undefined ? [type, position, message] : [id]);

/** The id of the notification that shows what is requested already; '' where none does. */
export function idOf(request: NotificationRequest, items: NotificationsContext['items']): string {
  const shown = items.find(({ id, key }) => id === request.id || key === keyOf(request));
  return shown?.id ?? '';
}

const defaultTimeout = 5000;

/** A browser's timer with a longer delay fires at once. */
const longestTimeout = 2 ** 31 - 1;

const isPosition = (text: string): text is NotificationPosition =>
  notificationPositions.some((position) => position === text);

function freeId(taken: readonly string[]): string {
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => `notification-${index + 1}`);
  return numbers.find((id) => !taken.includes(id)) ?? `notification-${taken.length + 1}`;
}
