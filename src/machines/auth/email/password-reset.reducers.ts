import type { EventObject } from 'xstate';
import type { LinkAndNewPassword, PasswordResetContext, PasswordResetEvent } from './password-reset.types.ts';

type PasswordSubmit = Extract<PasswordResetEvent, { type: 'password.submit' }>;

/** Passes the password from the event to the service; it is never stored. */
export function toLinkAndNewPassword({ code }: PasswordResetContext, event: EventObject): LinkAndNewPassword {
  if (!isPasswordSubmit(event)) throw new TypeError(`${event.type} has no password.`);
  return { code: code ?? '', newPassword: event.password, removePasskeys: [...event.removePasskeys] };
}

const isPasswordSubmit = (event: EventObject): event is PasswordSubmit => event.type === 'password.submit';
