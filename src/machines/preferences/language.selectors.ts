import type { SnapshotFrom } from 'xstate';
import type { languageMachine } from './language.machine.ts';

type Snapshot = SnapshotFrom<typeof languageMachine>;

export const selectLanguage = ({ context }: Snapshot) => context.language;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('loading') || snapshot.hasTag('syncing');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsSyncFailed = (snapshot: Snapshot) => snapshot.hasTag('syncFailed');
