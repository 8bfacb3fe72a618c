import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '../auth/auth.machine.ts';
import type { favoritesMachine } from '../mates/favorites.machine.ts';
import type { navigationMachine } from '../navigation/navigation.machine.ts';
import type { notificationsMachine } from '../notifications/notifications.machine.ts';
import type { connectionMachine } from '../preferences/connection.machine.ts';
import type { languageMachine } from '../preferences/language.machine.ts';
import type { themeMachine } from '../preferences/theme.machine.ts';
import type { appMachine } from './app.machine.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

/** The actors that run as long as the page is not broken. */
export interface AppActors {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly connection: ActorRefFrom<typeof connectionMachine>;
  readonly favorites: ActorRefFrom<typeof favoritesMachine>;
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
  readonly theme: ActorRefFrom<typeof themeMachine>;
}

type Snapshot = SnapshotFrom<typeof appMachine>;

/** Each is undefined while it does not run, and after it has crashed. */
export const selectAgeGate = ({ children }: Snapshot) => children.ageGate;
export const selectAiDisclosure = ({ children }: Snapshot) => children.aiDisclosure;
export const selectCrisisHelp = ({ children }: Snapshot) => children.crisisHelp;
export const selectLogoutConfirmation = ({ children }: Snapshot) => children.logoutConfirmation;
export const selectOAuthCallback = ({ children }: Snapshot) => children.oauthCallback;
export const selectReport = ({ children }: Snapshot) => children.report;
