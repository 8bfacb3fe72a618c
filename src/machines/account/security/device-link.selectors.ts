import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { deviceLinkMachine } from './device-link.machine.ts';

export type DeviceLinkActor = ActorRefFrom<typeof deviceLinkMachine>;

type Snapshot = SnapshotFrom<typeof deviceLinkMachine>;

export const selectLink = ({ context }: Snapshot) => context.link;
export const selectIsTooOld = (snapshot: Snapshot): boolean => snapshot.matches('tooOld');
/** Makes a link; undefined where the user did not ask for one. */
export const selectCreation = ({ children }: Snapshot) => children.createLink;
