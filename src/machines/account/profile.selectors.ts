import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { profileMachine } from './profile.machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** The profile that is shown; null before it is loaded and after the account is deleted. */
export const selectProfile = (snapshot: Snapshot): Profile | null =>
  snapshot.hasTag('shown') ? snapshot.context.profile : null;
