import type { EventObject } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { EmailReport } from './email/email-change.machine.ts';

export interface ProfileContext {
  readonly profile: Profile | null;
}

export interface ProfileChange {
  readonly name: string;
  readonly hue: number;
}

export interface AccountOwner {
  /** Whether the password has to confirm a change of the account. */
  readonly hasPassword: boolean;
}

/** Goes to the service and is never stored. `oldPassword` is empty for an account without a password. */
export interface PasswordChange extends AccountOwner {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** The user's input to delete the account. The password goes to the service and is never stored. */
export interface AccountDeletion extends AccountOwner {
  readonly word: string;
  readonly password: string;
}

export type ProfileEvent =
  | EmailReport
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | ({ readonly type: 'profile.save' } & ProfileChange)
  | { readonly type: 'export.request' }
  | { readonly type: 'deletion.request' };

export type ProfileTag = 'failed' | 'shown' | 'exporting';

/** The children by id, with the names of their logic. */
export type ProfileChildren = {
  blockedMates: 'blockedMates';
  emailChange: 'emailChange';
  installation: 'installation';
  passkeys: 'passkeys';
  request: 'fetchProfile';
  saveProfile: 'saveProfile';
  changePassword: 'changePassword';
  saveExport: 'saveExport';
  deleteAccount: 'deleteAccount';
};

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
