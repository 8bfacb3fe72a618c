import { useSelector } from '@xstate/react';
import { createContext, use, type ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { AppActor, AppActors } from '../machines/app/app.machine.ts';
import { keepDraft } from './dom/forms/form-draft.ts';
import type { Layers } from './dom/layers.ts';
import { refFor } from './dom/ref-for.ts';
import type { ScreenId } from '../machines/navigation/navigation.machine.ts';
import { usePart } from './use-part.ts';

interface ScreenParts {
  readonly View: ComponentType<{ readonly actor: AnyActorRef }>;
  readonly Pane: ComponentType<{ readonly actor: AnyActorRef }> | undefined;
}

/** The context of every view. */
export interface AppContext {
  readonly app: AppActor;
  readonly actors: AppActors;
  /** Returns a screen; undefined until its code has loaded. */
  readonly getScreen: (id: ScreenId) => ScreenParts | undefined;
  /** Returns a view whose code loads when it is opened; undefined until it has loaded. */
  readonly getView: (id: string) => unknown;
  /** Writes a path of the page as the `href` of a link. */
  readonly href: (to: string) => string;
  /** The layers above the page, which Back closes. */
  readonly layers: Layers;
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

/** The provider's answer; undefined where the page was opened without one. */
export const useOAuthCallback = () => useSelector(useApp().app, ({ children }) => children.oauthCallback);

/** Each of these is undefined for a second after it has crashed. */
export const useAgeGate = () => usePart(useApp().app, ({ children }) => children.ageGate);
export const useAiDisclosure = () => usePart(useApp().app, ({ children }) => children.aiDisclosure);
export const useCrisisHelp = () => usePart(useApp().app, ({ children }) => children.crisisHelp);
export const useInstallation = () => usePart(useApp().app, ({ children }) => children.installation);
export const useLogoutConfirmation = () =>
  usePart(useApp().app, ({ children }) => children.logoutConfirmation);
export const useReport = () => usePart(useApp().app, ({ children }) => children.report);
export const useRoomsPane = () => usePart(useApp().app, ({ children }) => children.roomsPane);
export const useViewLoader = () => usePart(useApp().app, ({ children }) => children.viewLoader);

/** The ref of a form with `data-draft`, whose text outlives a session that expires. */
export const useFormDraft = () => {
  const drafts = usePart(useApp().app, ({ children }) => children.formDrafts);
  return drafts === undefined ? undefined : refFor(drafts, keepDraft);
};
