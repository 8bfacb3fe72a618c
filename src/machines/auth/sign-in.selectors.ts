import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './sign-in.machine.ts';
import type { PanelMode } from './sign-in.types.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

export const selectMode = (snapshot: Snapshot): PanelMode =>
  snapshot.matches({ mode: 'signUp' }) ? 'signUp' : 'signIn';

/** A call is under way that the user waits for. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** It takes longer than it should: offer `load.cancel`. */
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectProvider = ({ context }: Snapshot) => context.provider;
export const selectFailure = ({ context }: Snapshot) => context.failure;

/** What is to be said about the way to a provider; null while there is nothing. */
export function selectNote(snapshot: Snapshot): 'notSetUp' | 'refused' | 'cancelled' | 'stranded' | null {
  if (snapshot.matches({ work: { editing: 'notSetUp' } })) return 'notSetUp';
  if (snapshot.matches({ work: { editing: 'refused' } })) return 'refused';
  if (snapshot.matches({ work: { editing: 'cancelled' } })) return 'cancelled';
  return snapshot.matches({ work: { editing: 'stranded' } }) ? 'stranded' : null;
}

/** Why the page waits. */
export function selectWait(snapshot: Snapshot): 'answer' | 'opening' | 'leaving' | null {
  if (snapshot.matches({ work: 'opening' })) return 'opening';
  if (snapshot.matches({ work: 'leaving' })) return 'leaving';
  return snapshot.hasTag('busy') ? 'answer' : null;
}
