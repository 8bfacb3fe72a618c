import type { EventObject } from 'xstate';
import type { Passkey } from '../../../../contract/own-passkeys.ts';
import type { SecondStepAction, SecondStepChangeInput } from './second-step-change.types.ts';
import type { PasskeyName, PasskeyRemoval, PasskeysContext, PasskeysEvent } from './passkeys.types.ts';

const ofType = <Type extends PasskeysEvent['type']>(
  event: EventObject,
  type: Type,
): Extract<PasskeysEvent, { type: Type }> => {
  if (!isOfType(event, type)) throw new TypeError(`Expected ${type}, not ${event.type}.`);
  return event;
};

const isOfType = <Type extends PasskeysEvent['type']>(
  event: EventObject,
  type: Type,
): event is Extract<PasskeysEvent, { type: Type }> => event.type === type;

export const toName = ({ selectedId }: PasskeysContext, event: EventObject): PasskeyName => ({
  passkeyId: selectedId ?? '',
  name: ofType(event, 'name.submit').name,
});

/** Passes the password from the event to the service; it is never stored. */
export const toRemoval = ({ selectedId }: PasskeysContext, event: EventObject): PasskeyRemoval => ({
  passkeyId: selectedId ?? '',
  password: ofType(event, 'removal.confirm').password,
});

export const toSecondStepChange = (event: EventObject): SecondStepChangeInput => ({
  action: ofType(event, 'secondStep.change').action,
});

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
