import type { AuthCommand, UserStore } from '../auth/auth.types.ts';
import type { LanguageState } from '../preferences/language.types.ts';
import type { NavigationInput } from '../navigation/navigation.types.ts';
import type { NotificationCommand } from '../notifications/notifications.types.ts';
import type { SettingsInput } from '../preferences/settings.types.ts';

/** What the page found when it started. */
export interface AppInput {
  readonly user: UserStore;
  readonly settings: SettingsInput;
  readonly language: LanguageState;
  readonly navigation: NavigationInput;
  /** The address had the answer of a sign-in provider. */
  readonly isReturning: boolean;
}

/** What any part of the page may ask for at any time. */
export type AppCommand = NotificationCommand | AuthCommand;

export interface AppContext extends AppInput {
  /** What was wished before the code that grants it was here, in its order. */
  readonly queue: readonly AppCommand[];
}

export type AppEvent =
  | AppCommand
  | { readonly type: 'page.reload' }
  /** The first screen stands, or somebody asks for what is not here yet. */
  | { readonly type: 'deferred.load' }
  /** The server gave the session a new token. */
  | { readonly type: 'token.rotated'; readonly token: string }
  | { readonly type: 'view.crashed' };
