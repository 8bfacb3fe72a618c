import type { ProviderName } from '../../../contract/sign-in/provider.ts';
import type { AddressBar } from '../browser/history/address-bar.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The parameters of a provider in the URL; null where one is missing. */
export interface ProviderAnswer {
  readonly provider: ProviderName;
  readonly state: string | null;
  /** Discord's code, or Google's credential. */
  readonly word: string | null;
  readonly error: string | null;
}

/** The page from which the user left for a provider, and the ID of its history entry. Stored in the tab. */
export const leftFromKey = 'sign-in-place';
export const leftEntryKey = 'sign-in-entry';

/**
 * Returns the callback that the page was opened with, once. A user who navigates back to the provider's URL is sent to where they left
 * from; anywhere else the place stays.
 */
export function takeAnswer(
  address: Pick<AddressBar, 'read' | 'takeFragment' | 'replace'>,
  tabStorage: SafeStorage,
): ProviderAnswer | null {
  const { path } = address.read();
  const isGoogle = path === '/user/loginGoogle';
  const word = address.takeFragment(isGoogle ? 'id_token' : 'code');
  const error = address.takeFragment('error');
  const state = address.takeFragment('state');
  if (isGoogle || path === '/user/loginDiscord') {
    const entry = tabStorage.read(leftEntryKey);
    address.replace(tabStorage.read(leftFromKey) ?? '/', entry === null ? undefined : { entry });
    tabStorage.remove(leftFromKey);
    tabStorage.remove(leftEntryKey);
  }
  return word === null && error === null
    ? null
    : { provider: isGoogle ? 'google' : 'discord', state, word, error };
}
