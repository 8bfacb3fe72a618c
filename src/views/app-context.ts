import { useSelector } from '@xstate/react';
import { createContext, use, type ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import {
  selectAgeGate,
  selectAiDisclosure,
  selectCrisisHelp,
  selectLogoutConfirmation,
  selectOAuthCallback,
  selectReport,
  selectRoomsPane,
  type AppActor,
  type AppActors,
} from '../machines/app/app.selectors.ts';
import type { ScreenId } from '../machines/navigation/navigation.types.ts';

interface ScreenParts {
  readonly View: ComponentType<{ readonly actor: AnyActorRef }>;
  readonly Pane: ComponentType<{ readonly actor: AnyActorRef }> | undefined;
}

/** What every view may use. */
export interface AppContext {
  readonly app: AppActor;
  readonly actors: AppActors;
  /** Returns a screen; undefined until its code has loaded. */
  readonly getScreen: (id: ScreenId) => ScreenParts | undefined;
  /** Writes a path of the page as the `href` of a link. */
  readonly href: (to: string) => string;
}

export const AppContext = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const context = use(AppContext);
  if (context === null) throw new Error('This view needs an AppContext around it.');
  return context;
}

export const useAuth = () => useApp().actors.auth;
export const useConnection = () => useApp().actors.connection;
export const useFavorites = () => useApp().actors.favorites;
export const useLanguage = () => useApp().actors.language;
export const useNavigation = () => useApp().actors.navigation;
export const useNotifications = () => useApp().actors.notifications;
export const useTheme = () => useApp().actors.theme;

/** Each of these is undefined while it does not run, and after it has crashed. */
export const useAgeGate = () => useSelector(useApp().app, selectAgeGate);
export const useAiDisclosure = () => useSelector(useApp().app, selectAiDisclosure);
export const useCrisisHelp = () => useSelector(useApp().app, selectCrisisHelp);
export const useLogoutConfirmation = () => useSelector(useApp().app, selectLogoutConfirmation);
export const useOAuthCallback = () => useSelector(useApp().app, selectOAuthCallback);
export const useReport = () => useSelector(useApp().app, selectReport);
export const useRoomsPane = () => useSelector(useApp().app, selectRoomsPane);
