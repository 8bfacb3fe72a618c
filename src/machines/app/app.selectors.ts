import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

type Snapshot = SnapshotFrom<typeof appMachine>;

/** The actors that run as long as the page is not broken. */
export type AppActors = {
  readonly [
    Id in 'auth' | 'connection' | 'favorites' | 'language' | 'navigation' | 'notifications' | 'theme'
  ]: NonNullable<Snapshot['children'][Id]>;
};

/** The actors that the root invokes from its first state on. */
export function selectActors({ children }: Snapshot): AppActors {
  const { auth, connection, favorites, language, navigation, notifications, theme } = children;
  if (!auth || !connection || !favorites || !language || !navigation || !notifications || !theme)
    throw new Error('The root machine does not invoke all of its actors at once.');
  return { auth, connection, favorites, language, navigation, notifications, theme };
}

export const selectIsBroken = (snapshot: Snapshot) => snapshot.hasTag('broken');

/** The provider's answer; undefined where there is none. */
export const selectOAuthCallback = ({ children }: Snapshot) => children.oauthCallback;

/** The supervised actors. */
export const selectAgeGate = ({ children }: Snapshot) => children.ageGate;
export const selectAiDisclosure = ({ children }: Snapshot) => children.aiDisclosure;
export const selectCrisisHelp = ({ children }: Snapshot) => children.crisisHelp;
export const selectFormDrafts = ({ children }: Snapshot) => children.formDrafts;
export const selectLogoutConfirmation = ({ children }: Snapshot) => children.logoutConfirmation;
export const selectReport = ({ children }: Snapshot) => children.report;
export const selectRoomsPane = ({ children }: Snapshot) => children.roomsPane;
export const selectViewLoader = ({ children }: Snapshot) => children.viewLoader;
