import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { Failure } from '../shared/failure.ts';
import type { profileMachine } from './profile.machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectIsChangingPassword = (snapshot: Snapshot): boolean => snapshot.hasTag('changingPassword');
export const selectIsExporting = (snapshot: Snapshot): boolean => snapshot.hasTag('exporting');
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');
export const selectIsDeleting = (snapshot: Snapshot): boolean => snapshot.hasTag('deleting');
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;

/** What the screen shows; null while there is nothing to show, or nothing any more. */
export const selectProfile = (snapshot: Snapshot): Profile | null =>
  snapshot.hasTag('shown') ? snapshot.context.profile : null;

/** The actor that knows the blocked mates; undefined where it died. */
export const selectBlockedMates = ({ children }: Snapshot) => children.blockedMates;
