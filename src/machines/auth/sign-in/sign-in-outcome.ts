import type { SecondStep } from '../../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../../contract/sign-in/user.ts';
import type { SignInOutcome } from './sign-in.reducers.ts';

/** Whether the call has signed in, without a second step. */
export const isSignedIn = ({ kind }: SignInOutcome): boolean => kind === 'signedIn';

/** The user of a call that signed in. */
export function toUser(outcome: SignInOutcome): UserInfo {
  if (outcome.kind !== 'signedIn') throw new TypeError('This sign-in needs a second step.');
  return outcome.user;
}

/** The second step of a call that did not sign in yet. */
export function toSecondStep(outcome: SignInOutcome): SecondStep {
  if (outcome.kind !== 'secondStep') throw new TypeError('This sign-in needs no second step.');
  return outcome.step;
}
