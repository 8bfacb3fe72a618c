import type { EventObject } from 'xstate';
import { toFailure, type Failure } from '../../shared/failure.ts';
import type { Confirmation, UserInfo } from '../../../../contract/user.ts';
import type { LinkAndPassword, VerifyEmailContext, VerifyEmailEvent } from './verify-email.types.ts';

type PasswordSubmit = Extract<VerifyEmailEvent, { type: 'password.submit' }>;

/** Passes the password from the event to the service; it is never stored. */
export function toLinkAndPassword({ code }: VerifyEmailContext, event: EventObject): LinkAndPassword {
  if (!isPasswordSubmit(event)) throw new TypeError(`${event.type} has no password.`);
  return { code: code ?? '', password: event.password };
}

const isPasswordSubmit = (event: EventObject): event is PasswordSubmit => event.type === 'password.submit';

/** The user of a confirmation that started a session. */
export function toUser({ userInfo }: Confirmation): UserInfo {
  if (userInfo === undefined) throw new TypeError('This confirmation started no session.');
  return userInfo;
}

/** Why an invoked actor failed. */
export const failureOf = (event: EventObject): Failure =>
  toFailure('error' in event ? event.error : undefined);
