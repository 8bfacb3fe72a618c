import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { installOfferMachine } from './install-offer.machine.ts';

export type InstallOfferActor = ActorRefFrom<typeof installOfferMachine>;

type Snapshot = SnapshotFrom<typeof installOfferMachine>;

/** Whether the page offers to install the app. */
export const selectIsOffered = (snapshot: Snapshot): boolean => snapshot.hasTag('offered');
/** Whether the browser asks. */
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
