import type { UserStore } from './auth.types.ts';
import type { NavigationInput } from './navigation.types.ts';
import type { SettingsInput } from './settings.types.ts';

/** What the page found when it started. */
export interface AppInput {
  readonly user: UserStore;
  readonly settings: SettingsInput;
  readonly navigation: NavigationInput;
}

export type AppEvent = { readonly type: 'reload.request' } | { readonly type: 'view.crashed' };
