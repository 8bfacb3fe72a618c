import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { replySuggestionsMachine } from './reply-suggestions.machine.ts';

export type ReplySuggestionsActor = ActorRefFrom<typeof replySuggestionsMachine>;

type Snapshot = SnapshotFrom<typeof replySuggestionsMachine>;

export const selectSuggestions = ({ context }: Snapshot) => context.suggestions;
export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');
export const selectIsUnsupported = (snapshot: Snapshot) => snapshot.hasTag('unsupported');
