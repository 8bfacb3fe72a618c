import type { NotificationRequest, PastNotification } from './notifications.types.ts';

/** The maximum length of the history; the oldest is removed first. */
export const historyLength = 30;

/** One more was shown under this id. */
export function withShown(
  past: readonly PastNotification[],
  id: string,
  { message, type = 'info', action = null }: NotificationRequest,
): readonly PastNotification[] {
  const number = (past.at(-1)?.number ?? 0) + 1;
  return [...past, { number, id, message, type, action, count: 1 }].slice(-historyLength);
}

/** The same was shown once more: it is the newest now. */
export function withRepeated(past: readonly PastNotification[], id: string): readonly PastNotification[] {
  const repeated = past.findLast((entry) => entry.id === id);
  if (repeated === undefined) return past;
  const number = (past.at(-1)?.number ?? 0) + 1;
  return [...past.filter((entry) => entry !== repeated), { ...repeated, number, count: repeated.count + 1 }];
}

/** Replaces the message of this notification. */
export function withMessage(
  past: readonly PastNotification[],
  { id, message }: { readonly id: string; readonly message: string },
): readonly PastNotification[] {
  const changed = past.findLast((entry) => entry.id === id);
  return past.map((entry) => (entry === changed ? { ...entry, message } : entry));
}
