import { createContext, use, type ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Mate } from '../../contract/mate.ts';
import type { AppActors, LazyActors, LoadedScreen } from '../screens/screen.ts';
import type { AppCommand } from '../machines/app/app.types.ts';
import type { UserStore } from '../machines/auth/auth.types.ts';
import type { ScreenId } from '../machines/navigation/navigation.types.ts';
import type { oauthCallbackMachine } from '../machines/auth/oauth-callback.machine.ts';
import type { signInMachine } from '../machines/auth/sign-in.machine.ts';

type SignInActor = ActorRefFrom<typeof signInMachine>;
type ReturnActor = ActorRefFrom<typeof oauthCallbackMachine>;

/** The view of the sign-in panel. */
export type PanelView = ComponentType<{ readonly actor: SignInActor; readonly onClose: () => void }>;

/** What somebody sees who is back from a sign-in provider. */
export interface Returned {
  readonly View: ComponentType<{ readonly actor: ReturnActor }>;
  readonly actor: ReturnActor;
}

/** What comes a moment after the first page can be used. */
export interface Late {
  readonly actors: LazyActors;
  readonly views: {
    readonly AccountSheet: ComponentType;
    readonly ConnectionNote: ComponentType;
    readonly Footer: ComponentType;
    readonly MateHeart: ComponentType<{ readonly mate: Mate }>;
    readonly Notifications: ComponentType;
    readonly SessionShown: ComponentType;
    readonly SignInNeeded: ComponentType;
  };
}

/**
 * What every view may reach: the long-lived actors, the loaded screens, what comes on demand, and how a place is
 * written as a link.
 */
export interface Shell {
  readonly actors: Pick<AppActors, 'navigation'>;
  readonly send: (send: AppCommand) => void;
  /** Who was signed in, and with what left, when the page began. */
  readonly stored: UserStore;
  /** The sign-in panel that was asked for before `late` was here. */
  readonly awaitedPanel: 'fetching' | 'missing' | null;
  /** Null until it is here. */
  readonly late: Late | null;
  /** Null while nobody comes back. */
  readonly returned: Returned | null;
  /** The sign-in panel's view: null until its code is here. */
  readonly panel: { readonly View: PanelView | null };
  readonly screenOf: (id: ScreenId) => LoadedScreen | undefined;
  readonly href: (to: string) => string;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('This view needs a ShellContext around it.');
  return shell;
}

/** Sends a command to the root machine, which queues it until the actor that handles it has loaded. */
export const useAppCommand = () => useShell().send;
export const useNavigation = () => useShell().actors.navigation;

/** What is shown. */
export const useNotificationList = () => useLateActors().notifications;
export const useAuth = () => useLateActors().auth;
export const useMarks = () => useLateActors().favorites;
export const useLanguage = () => useLateActors().language;
export const useSettings = () => useLateActors().settings;
export const useConnection = () => useLateActors().connection;

/** For views that come no sooner than these actors. */
function useLateActors(): LazyActors {
  const { late } = useShell();
  if (late === null) throw new Error('This view came before the rest of the page.');
  return late.actors;
}
