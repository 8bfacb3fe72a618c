import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import type { Confirmation } from '../../../../contract/sign-in/verify-email.ts';
import type { CommandOutcome } from '../../shared/commands/command.ts';
import type { ConfirmationOutcome } from '../../shared/commands/confirmation.ts';

export type Outcome = CommandOutcome<Confirmation> | ConfirmationOutcome<Confirmation>;

/** The code of the failure; undefined for any other outcome. */
export const codeOf = (outcome: Outcome): number | undefined =>
  outcome.kind === 'rejected' ? outcome.failure.code : undefined;

const userOf = (outcome: ConfirmationOutcome<Confirmation>): UserInfo | undefined =>
  outcome.kind === 'confirmed' ? outcome.result.userInfo : undefined;

/** Whether the confirmation started a session. */
export const isSession = (outcome: ConfirmationOutcome<Confirmation>): boolean =>
  userOf(outcome) !== undefined;

/** The user of a confirmation that started a session. */
export function toUser(outcome: ConfirmationOutcome<Confirmation>): UserInfo {
  const user = userOf(outcome);
  if (user === undefined) throw new TypeError('This confirmation started no session.');
  return user;
}
