import type { EventObject } from 'xstate';
import type { Passkey } from '../../../../contract/sign-in/own-passkeys.ts';
import type { SecondStepAction, SecondStepChangeInput } from './second-step-change.machine.ts';
import type { PasskeyRegistrationOutput } from './passkey-registration.reducers.ts';
import type { SecondStepStatus } from '../../../../contract/sign-in/own-second-step.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';

/** The passkeys that the host knows, and whether this browser can add one. */
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

/** The new name that the user types. */
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

/** `needed`: the last passkey was to be removed, which the second step needs. */
export type PasskeysTag = 'ready' | 'failed' | 'renaming' | 'removing' | 'needed';

/** The actors that the machine invokes, each by its ID. */
export type PasskeysChildren = {
  [Id in 'registration' | 'renamePasskey' | 'removePasskey' | 'secondStepChange']: Id;
} & { request: 'fetchPasskeys' };

export const toSelected = ({ selectedId }: PasskeysContext): PasskeyRef => ({ passkeyId: selectedId ?? '' });

type SecondStepEvent = Extract<PasskeysEvent, { type: 'secondStep.change' }>;

const isSecondStepEvent = (event: EventObject): event is SecondStepEvent =>
  event.type === 'secondStep.change';

export function toSecondStepChange(event: EventObject): SecondStepChangeInput {
  if (!isSecondStepEvent(event)) throw new TypeError(`${event.type} changes no second step.`);
  return { action: event.action };
}

export const isAdded = (output: PasskeyRegistrationOutput): output is Passkey =>
  output !== null && output !== 'unknown';

/** Turning it on needs a passkey; everything else needs that it is on. */
export const canChange = ({ passkeys, secondStep }: PasskeysContext, action: SecondStepAction): boolean =>
  action === 'turnOn' ? !secondStep.on && passkeys.length > 0 : secondStep.on;

/** Replaces the passkey in the list, or appends a new one. */
export const withPasskey = (passkeys: readonly Passkey[], passkey: Passkey): readonly Passkey[] =>
  passkeys.some(({ passkeyId }) => passkeyId === passkey.passkeyId)
    ? passkeys.map((one) => (one.passkeyId === passkey.passkeyId ? passkey : one))
    : [...passkeys, passkey];

export const withoutPasskey = (passkeys: readonly Passkey[], passkeyId: string | null): readonly Passkey[] =>
  passkeys.filter((one) => one.passkeyId !== passkeyId);
