import type { EventObject } from 'xstate';
import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { SecondStepAction, SecondStepChangeInput } from './second-step-change.types.ts';
import type { PasskeyRegistrationOutput } from './passkey-registration.types.ts';
import type { PasskeyRef, PasskeysContext, PasskeysEvent } from './passkeys.types.ts';

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
