import { createContext, use } from 'react';
import type { AppActors, LoadedScreen } from '../screens/screen.ts';
import type { ScreenId } from '../machines/navigation.types.ts';

/** What every view may reach: the long-lived actors, the loaded screens, and how a place is written as a link. */
export interface Shell {
  readonly actors: AppActors;
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
export const useNotifications = () => useShell().actors.notifications;
export const useNavigation = () => useShell().actors.navigation;
export const useSettings = () => useShell().actors.settings;
export const useConnection = () => useShell().actors.connection;
