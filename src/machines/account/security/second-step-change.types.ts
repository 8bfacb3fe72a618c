import type { RecoveryCodes, SecondStepStatus } from '../../../../contract/own-second-step.ts';
import type { Failure } from '../../shared/failure.ts';

/** What is changed: whether sign-ins ask for a passkey, or the recovery codes. */
export type SecondStepAction = 'turnOn' | 'turnOff' | 'renewCodes';

export interface SecondStepChangeInput {
  readonly action: SecondStepAction;
}

export interface SecondStepChangeContext extends SecondStepChangeInput {
  /** The new recovery codes, which the server never returns again. Null until then, and where it is turned off. */
  readonly created: RecoveryCodes | null;
  /** Why the codes could not be confirmed. */
  readonly failure: Failure | null;
  readonly result: SecondStepChangeOutput;
}

/** The password goes to the service and is never stored. It is empty for an account without one. */
export interface SecondStepRequest extends SecondStepChangeInput {
  readonly password: string;
}

export type SecondStepChangeEvent =
  | { readonly type: 'codes.copy' }
  | { readonly type: 'codes.download' }
  | { readonly type: 'codes.confirm' }
  | { readonly type: 'change.cancel' };

export type SecondStepChangeTag = 'codes' | 'confirming' | 'rejected' | 'reminded';

/** The new setting; null where nothing was changed, `unknown` where the server may have changed it. */
export type SecondStepChangeOutput = SecondStepStatus | null | 'unknown';
