import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { SecondStep } from '../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import type { SignInOutcome } from '../../machines/auth/sign-in/sign-in.reducers.ts';
import { ApiError } from '../http/api-error.ts';

/** Waits for a call that signs in. A refusal that asks for a second step is one of its outcomes. */
export const toSignInOutcome = async (call: Promise<UserInfo>): Promise<SignInOutcome> => {
  try {
    return { kind: 'signedIn', user: await call };
  } catch (error) {
    if (error instanceof ApiError && error.code === code.secondStepRequired) {
      return { kind: 'secondStep', step: v.parse(SecondStep, error.details) };
    }
    throw error;
  }
};
