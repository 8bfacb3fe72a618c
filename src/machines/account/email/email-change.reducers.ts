import type { EventObject } from 'xstate';
import type { EmailChangeEvent, NewEmail } from './email-change.types.ts';

type EmailSubmit = Extract<EmailChangeEvent, { type: 'email.submit' }>;

/** Passes address and password from the event to the service; they are never stored. */
export function toNewEmail(event: EventObject): NewEmail {
  if (!isEmailSubmit(event)) throw new TypeError(`${event.type} has no address.`);
  return { email: event.email.trim(), password: event.password };
}

const isEmailSubmit = (event: EventObject): event is EmailSubmit => event.type === 'email.submit';
