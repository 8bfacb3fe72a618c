import type { EventObject } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { AccountDeletionInput, PasswordChange, ProfileChange, ProfileEvent } from './profile.types.ts';

/** The word to type before an account is deleted. */
export const deletionWord = 'delete';

const ofType = <Type extends ProfileEvent['type']>(
  event: EventObject,
  type: Type,
): Extract<ProfileEvent, { type: Type }> => {
  if (!isOfType(event, type)) throw new TypeError(`Expected ${type}, not ${event.type}.`);
  return event;
};

const isOfType = <Type extends ProfileEvent['type']>(
  event: EventObject,
  type: Type,
): event is Extract<ProfileEvent, { type: Type }> => event.type === type;

export function toProfileChange(event: EventObject): ProfileChange {
  const { name, hue } = ofType(event, 'profile.save');
  return { name, hue };
}

/** Passes the passwords from the event to the service; they are never stored. */
export function toPasswordChange(event: EventObject): PasswordChange {
  const { oldPassword, newPassword } = ofType(event, 'password.change');
  return { oldPassword, newPassword };
}

export const toAccountDeletion = (event: EventObject): Pick<AccountDeletionInput, 'password'> => ({
  password: ofType(event, 'deletion.confirm').password,
});

/** The profile with the address as the server reports it, masked. */
export const withEmail = (profile: Profile | null, email: string): Profile | null =>
  profile === null ? null : { ...profile, email };

/** The profile of an account whose password was just set. */
export const withPassword = (profile: Profile | null): Profile | null =>
  profile === null ? null : { ...profile, hasPassword: true };
