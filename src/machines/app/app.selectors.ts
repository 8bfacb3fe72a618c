import type { SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';

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
