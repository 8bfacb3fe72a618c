import type { SnapshotFrom } from 'xstate';
import type { SubscriptionInfo } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';
import type { plansMachine } from './plans.machine.ts';

type Snapshot = SnapshotFrom<typeof plansMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsExchanging = (snapshot: Snapshot): boolean => snapshot.hasTag('exchanging');
export const selectInfo = (snapshot: Snapshot): SubscriptionInfo | null => snapshot.context.info;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
