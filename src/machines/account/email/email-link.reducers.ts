import type { EventObject } from 'xstate';
import type { EmailLinkContext, EmailLinkEvent, LinkAndPassword } from './email-link.types.ts';

type PasswordSubmit = Extract<EmailLinkEvent, { type: 'password.submit' }>;

/** Passes the password from the event to the service; it is never stored. */
export function toLinkAndPassword({ code }: EmailLinkContext, event: EventObject): LinkAndPassword {
  if (!isPasswordSubmit(event)) throw new TypeError(`${event.type} has no password.`);
  return { code: code ?? '', password: event.password };
}

const isPasswordSubmit = (event: EventObject): event is PasswordSubmit => event.type === 'password.submit';
