import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { SecondStepStatus } from '../../../../contract/own-second-step.ts';
import type { Failure } from '../../shared/failure.ts';
import type { SecondStepChangeInput } from './second-step-change.types.ts';

/** What the host knows, and whether this browser can add to it. */
export interface PasskeyList {
  readonly passkeys: readonly Passkey[];
  readonly canAdd: boolean;
  readonly secondStep: SecondStepStatus;
}

export interface PasskeysContext extends PasskeyList {
  /** The passkey that is renamed or removed. */
  readonly selectedId: string | null;
  /** Why it was not. */
  readonly failure: Failure | null;
}

export interface PasskeyName {
  readonly passkeyId: string;
  readonly name: string;
}

/** The password goes to the service and is never stored. */
export interface PasskeyRemoval {
  readonly passkeyId: string;
  readonly password: string;
}

export type PasskeysEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'passkey.add' }
  | { readonly type: 'passkey.rename'; readonly passkeyId: string }
  | { readonly type: 'passkey.remove'; readonly passkeyId: string }
  | ({ readonly type: 'secondStep.change' } & SecondStepChangeInput)
  | { readonly type: 'change.cancel' }
  | { readonly type: 'name.submit'; readonly name: string }
  | { readonly type: 'removal.confirm'; readonly password: string };

export type PasskeysTag =
  | 'ready'
  | 'failed'
  | 'renaming'
  | 'removing'
  | 'needed'
  | 'busy'
  | 'slow'
  | 'rejected';
