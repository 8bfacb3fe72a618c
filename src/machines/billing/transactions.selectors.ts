import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Ledger } from '../../../contract/subscription.ts';
import type { transactionsMachine } from './transactions.machine.ts';

export type TransactionsActor = ActorRefFrom<typeof transactionsMachine>;

type Snapshot = SnapshotFrom<typeof transactionsMachine>;

export const selectTransactions = (snapshot: Snapshot): Ledger | null => snapshot.context.ledger;
/** Loads older entries; undefined before the first ones are shown. */
export const selectPager = ({ children }: Snapshot) => children.pager;
