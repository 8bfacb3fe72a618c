import type { SecondStepStatus } from '../../../../contract/own-second-step.ts';

/** What is changed: whether sign-ins ask for a passkey, or the recovery codes. */
export type SecondStepAction = 'turnOn' | 'turnOff' | 'renewCodes';

export interface SecondStepChangeInput {
  readonly action: SecondStepAction;
}

export interface SecondStepChangeContext extends SecondStepChangeInput {
  /** The new recovery codes, which the server never returns again. */
  readonly codes: readonly string[];
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

export type SecondStepChangeTag = 'codes' | 'reminded';

/** The new setting; null where the user canceled, `unknown` where the user stopped waiting. */
export type SecondStepChangeOutput = SecondStepStatus | null | 'unknown';
