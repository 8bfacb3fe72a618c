/** A notification has an invalid position or timeout. */
export class NotificationError extends TypeError {
  override readonly name = 'NotificationError';

  constructor({ position, timeout }: { readonly position?: unknown; readonly timeout?: unknown }) {
    super(
      `A notification takes one of the nine positions and a timeout of 0 or more milliseconds, ` +
        `not ${JSON.stringify(position)} and ${String(timeout)}.`,
    );
  }
}
