import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../../../contract/account.ts';
import type { Failure } from '../shared/failure.ts';
import type { accountOverviewMachine } from './account-overview.machine.ts';

type Snapshot = SnapshotFrom<typeof accountOverviewMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectProfile = ({ context }: Snapshot): Profile | null => context.profile;
