import type { ChildCrashed } from '../shared/supervised.ts';
import type { UserStore } from '../auth/auth.types.ts';
import type { LanguageInput } from '../preferences/language.machine.ts';
import type { NavigationInput } from '../navigation/navigation.types.ts';
import type { ThemeInput } from '../preferences/theme.types.ts';

/** The root's children by id, with the names of their logic. */
export type AppChildren = {
  ageGate: 'ageGate';
  aiDisclosure: 'aiDisclosure';
  auth: 'auth';
  connection: 'connection';
  crisisHelp: 'crisisHelp';
  delivery: 'delivery';
  favorites: 'favorites';
  formDrafts: 'formDrafts';
  language: 'language';
  logoutConfirmation: 'logoutConfirmation';
  navigation: 'navigation';
  notifications: 'notifications';
  oauthCallback: 'oauthCallback';
  report: 'report';
  roomsPane: 'roomsPane';
  theme: 'theme';
  viewLoader: 'viewLoader';
};

/** What the page found when it started. */
export interface AppInput {
  readonly user: UserStore;
  readonly theme: ThemeInput;
  readonly language: LanguageInput;
  readonly navigation: NavigationInput;
  /** True where the page was opened at the callback URL of a sign-in provider. */
  readonly isOAuthCallback: boolean;
}

export type AppEvent = ChildCrashed | { readonly type: 'page.reload' } | { readonly type: 'view.crashed' };
