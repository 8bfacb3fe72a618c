import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Ledger } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';
import type { transactionsMachine } from './transactions.machine.ts';

export type TransactionsActor = ActorRefFrom<typeof transactionsMachine>;

type Snapshot = SnapshotFrom<typeof transactionsMachine>;

export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsLoadingMore = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingMore');
export const selectTransactions = (snapshot: Snapshot): Ledger | null => snapshot.context.ledger;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
