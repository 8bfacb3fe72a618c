import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { SecondStepStatus } from '../../../../contract/own-second-step.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
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
}

export interface PasskeyRef {
  readonly passkeyId: string;
}

/** What the user types to rename it. */
export interface PasskeyName extends PasskeyRef {
  readonly name: string;
}

/** The password goes to the service and is never stored. */
export interface PasskeyRemoval extends PasskeyRef {
  readonly password: string;
}

export type PasskeysEvent =
  | ChildCrashed
  | { readonly type: 'load.retry' }
  | { readonly type: 'passkey.add' }
  | { readonly type: 'passkey.rename'; readonly passkeyId: string }
  | { readonly type: 'passkey.remove'; readonly passkeyId: string }
  | ({ readonly type: 'secondStep.change' } & SecondStepChangeInput)
  | { readonly type: 'change.cancel' };

export type PasskeysTag = 'ready' | 'failed' | 'renaming' | 'removing' | 'needed';

/** The actors that the machine invokes, each by its ID. */
export type PasskeysChildren = {
  [Id in 'registration' | 'renamePasskey' | 'removePasskey' | 'secondStepChange']: Id;
} & { request: 'fetchPasskeys' };
