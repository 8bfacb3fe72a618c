import type { SecondStep } from '../../../../contract/second-step.ts';
import type { UserInfo } from '../../../../contract/user.ts';
import type { Failure } from '../../shared/failure.ts';

export interface SecondStepInput {
  readonly step: SecondStep;
}

export interface SecondStepContext extends SecondStepInput {
  readonly user: UserInfo | null;
  /** Why the recovery code was rejected. */
  readonly failure: Failure | null;
}

/** The code goes to the service and is never stored. */
export interface RecoveryAttempt extends SecondStepInput {
  readonly code: string;
}

export type SecondStepEvent =
  | { readonly type: 'method.switch' }
  | { readonly type: 'code.submit'; readonly code: string };

export type SecondStepTag = 'busy' | 'rejected';
