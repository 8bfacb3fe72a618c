import type { SnapshotFrom } from 'xstate';
import type { Ledger } from '../../contract/subscription.ts';
import type { Failure } from './failure.ts';
import type { ledgerMachine } from './ledger.machine.ts';

type Snapshot = SnapshotFrom<typeof ledgerMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsExtending = (snapshot: Snapshot): boolean => snapshot.hasTag('extending');
export const selectLedger = (snapshot: Snapshot): Ledger | null => snapshot.context.ledger;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
