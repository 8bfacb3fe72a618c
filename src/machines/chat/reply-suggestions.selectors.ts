import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { replySuggestionsMachine } from './reply-suggestions.machine.ts';

export type ReplySuggestionsActor = ActorRefFrom<typeof replySuggestionsMachine>;

type Snapshot = SnapshotFrom<typeof replySuggestionsMachine>;

export const selectIdeas = ({ context }: Snapshot) => context.ideas;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');
export const selectIsOff = (snapshot: Snapshot) => snapshot.hasTag('off');
