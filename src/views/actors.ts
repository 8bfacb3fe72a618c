import { createContext, use, type ComponentType } from 'react';
import type { AppActors, LateActors, LoadedScreen } from '../screens/screen.ts';
import type { PanelMode } from '../machines/auth.types.ts';
import type { ScreenId } from '../machines/navigation.types.ts';

/** A view whose code is fetched when it is first drawn; null says that it did not come. */
export interface PartOnDemand<Props> {
  readonly get: () => Promise<{ readonly View: ComponentType<Props> } | null>;
  readonly forget: () => void;
  /** Fetches it again and draws the page anew. */
  readonly retry: () => void;
}

export interface Parts {
  readonly authPanel: PartOnDemand<{ readonly mode: PanelMode }>;
}

/** What comes a moment after the first page can be used. */
export interface Late {
  readonly actors: LateActors;
  readonly views: {
    readonly AccountSheet: ComponentType;
    readonly ConnectionNote: ComponentType;
    readonly Footer: ComponentType;
    readonly Notifications: ComponentType;
    readonly SignInNeeded: ComponentType;
  };
}

/**
 * What every view may reach: the long-lived actors, the loaded screens, the parts that come on demand, and how a place is
 * written as a link.
 */
export interface Shell {
  readonly parts: Parts;
  readonly actors: AppActors;
  /** Null until it is here. */
  readonly late: Late | null;
  readonly screenOf: (id: ScreenId) => LoadedScreen | undefined;
  readonly href: (to: string) => string;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('This view needs a ShellContext around it.');
  return shell;
}

export const useAuth = () => useShell().actors.auth;
export const useNavigation = () => useShell().actors.navigation;

/** Takes wishes of what to show. */
export const useNotifications = () => useShell().actors.notifications;

/** What is shown. */
export const useNotificationList = () => useLateActors().notifications;
export const useLanguage = () => useLateActors().language;
export const useSettings = () => useLateActors().settings;
export const useConnection = () => useLateActors().connection;

/** For views that come no sooner than these actors. */
function useLateActors(): LateActors {
  const { late } = useShell();
  if (late === null) throw new Error('This view came before the rest of the page.');
  return late.actors;
}
