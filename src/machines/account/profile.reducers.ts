import type { EventObject } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type {
  AccountDeletion,
  AccountOwner,
  PasswordChange,
  ProfileChange,
  ProfileContext,
  ProfileEvent,
} from './profile.types.ts';

/** The words of which one is to be typed before an account is deleted: each language of the page asks for its own. */
export const deletionWords: readonly string[] = [
  'delete',
  'eliminar',
  'löschen',
  'supprimer',
  'excluir',
  '削除',
  '删除',
  'حذف',
];

type ProfileSave = Extract<ProfileEvent, { type: 'profile.save' }>;

const isProfileSave = (event: EventObject): event is ProfileSave => event.type === 'profile.save';

export function toProfileChange(event: EventObject): ProfileChange {
  if (!isProfileSave(event)) throw new TypeError(`${event.type} saves no profile.`);
  return { name: event.name, hue: event.hue };
}

export const toOwner = ({ profile }: ProfileContext): AccountOwner => ({
  hasPassword: profile?.hasPassword !== false,
});

export const isPasswordChangeComplete = (change: PasswordChange): boolean =>
  change.newPassword !== '' && (change.oldPassword !== '' || !change.hasPassword);

export const isDeletionComplete = ({ word, password, hasPassword }: AccountDeletion): boolean =>
  deletionWords.includes(word.trim().toLowerCase().normalize()) && (password !== '' || !hasPassword);

/** The profile with the address as the server reports it, masked. */
export const withEmail = (profile: Profile | null, email: string): Profile | null =>
  profile === null ? null : { ...profile, email };

/** The profile of an account whose password was just set. */
export const withPassword = (profile: Profile | null): Profile | null =>
  profile === null ? null : { ...profile, hasPassword: true };
