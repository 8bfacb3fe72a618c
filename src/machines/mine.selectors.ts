import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../../contract/account.ts';
import type { Failure } from './failure.ts';
import type { mineMachine } from './mine.machine.ts';

type Snapshot = SnapshotFrom<typeof mineMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectProfile = ({ context }: Snapshot): Profile | null => context.profile;
