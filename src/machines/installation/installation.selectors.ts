import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { installationMachine } from './installation.machine.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

type Snapshot = SnapshotFrom<typeof installationMachine>;

/** Whether the page can ask the user to install the app. */
export const selectIsOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered');
/** Whether the browser asks. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether only the browser's own menu installs the app. */
export const selectIsManual = (snapshot: Snapshot): boolean => snapshot.hasTag('manual');
export const selectIsInstalled = (snapshot: Snapshot): boolean => snapshot.hasTag('installed');
/** Whether chats can be stored for reading offline. */
export const selectCanKeepCopies = (snapshot: Snapshot): boolean => snapshot.hasTag('canKeep');
export const selectKeepsCopies = (snapshot: Snapshot): boolean => snapshot.hasTag('keeps');
/** Whether there is anything to show. */
export const selectHasChoices = ({ tags }: Snapshot): boolean => tags.size > 0;
