import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paletteMachine } from './palette.machine.ts';

export type PaletteActor = ActorRefFrom<typeof paletteMachine>;

type Snapshot = SnapshotFrom<typeof paletteMachine>;

export const selectIsPalette = (snapshot: Snapshot): boolean => snapshot.hasTag('palette');
export const selectIsShortcuts = (snapshot: Snapshot): boolean => snapshot.hasTag('shortcuts');
/** Whether more options may come. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether chats or mates could not be loaded. */
export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectContext = ({ context }: Snapshot) => context;
