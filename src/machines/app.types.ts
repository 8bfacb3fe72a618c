import type { UserStore } from './auth.types.ts';
import type { Spoken } from './language.types.ts';
import type { NavigationInput } from './navigation.types.ts';
import type { NotificationWish } from './notifications.types.ts';
import type { SettingsInput } from './settings.types.ts';

/** What the page found when it started. */
export interface AppInput {
  readonly user: UserStore;
  readonly settings: SettingsInput;
  readonly language: Spoken;
  readonly navigation: NavigationInput;
  /** The address had the answer of a sign-in provider. */
  readonly isReturning: boolean;
}

export interface AppContext extends AppInput {
  /** What was wished of the notifications before their code was here, in its order. */
  readonly wishes: readonly NotificationWish[];
}

export type AppEvent =
  | NotificationWish
  | { readonly type: 'reload.request' }
  /** The first screen stands, or somebody asks for what is not here yet. */
  | { readonly type: 'rest.request' }
  | { readonly type: 'view.crashed' };
