import type { AccountOwner } from './account-owner.ts';

/** The user's input to delete the account. The password goes to the service and is never stored. */
export interface AccountDeletion extends AccountOwner {
  readonly word: string;
  readonly password: string;
}

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

export const isDeletionComplete = ({ word, password, hasPassword }: AccountDeletion): boolean =>
  deletionWords.includes(word.trim().toLowerCase().normalize()) && (password !== '' || !hasPassword);
