import type { EventObject } from 'xstate';
import type { Confirmation, UserInfo } from '../../../contract/user.ts';
import type { LinkAndPassword, VerifyEmailContext, VerifyEmailEvent } from './verify-email.types.ts';

type PasswordSubmit = Extract<VerifyEmailEvent, { type: 'password.submit' }>;

/** Takes the password from the event to the service; it is stored nowhere on its way. */
export function linkAndPassword({ code }: VerifyEmailContext, event: EventObject): LinkAndPassword {
  if (!isPasswordSubmit(event)) throw new TypeError(`password.submit brings this, not ${event.type}.`);
  return { code: code ?? '', password: event.password };
}

const isPasswordSubmit = (event: EventObject): event is PasswordSubmit => event.type === 'password.submit';

/** The user of a confirmation that started a session. */
export function userIn({ userInfo }: Confirmation): UserInfo {
  if (userInfo === undefined) throw new TypeError('This confirmation started no session.');
  return userInfo;
}
