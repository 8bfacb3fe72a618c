import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { inspirationMachine } from './inspiration.machine.ts';

export type InspirationActor = ActorRefFrom<typeof inspirationMachine>;

type Snapshot = SnapshotFrom<typeof inspirationMachine>;

export const selectIdeas = ({ context }: Snapshot) => context.ideas;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');
export const selectIsOff = (snapshot: Snapshot) => snapshot.hasTag('off');
