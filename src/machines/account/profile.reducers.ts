import type { EventObject } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { AccountDeletionInput, PasswordChange, ProfileChange, ProfileEvent } from './profile.types.ts';

/** What has to be typed before an account is deleted. */
export const farewellWord = 'delete';

const ofType = <Type extends ProfileEvent['type']>(
  event: EventObject,
  type: Type,
): Extract<ProfileEvent, { type: Type }> => {
  if (!isOfType(event, type)) throw new TypeError(`${type} brings this, not ${event.type}.`);
  return event;
};

const isOfType = <Type extends ProfileEvent['type']>(
  event: EventObject,
  type: Type,
): event is Extract<ProfileEvent, { type: Type }> => event.type === type;

export function changeOf(event: EventObject): ProfileChange {
  const { name, hue } = ofType(event, 'profile.save');
  return { name, hue };
}

/** The passwords go from the event to the service and are kept nowhere on their way. */
export function passwordsOf(event: EventObject): PasswordChange {
  const { oldPassword, newPassword } = ofType(event, 'password.change');
  return { oldPassword, newPassword };
}

export const farewellOf = (event: EventObject): Pick<AccountDeletionInput, 'password'> => ({
  password: ofType(event, 'deletion.confirm').password,
});

/** The profile of an account whose password was just set. */
export const withPassword = (profile: Profile | null): Profile | null =>
  profile === null ? null : { ...profile, hasPassword: true };
