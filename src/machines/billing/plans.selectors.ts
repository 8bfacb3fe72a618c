import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SubscriptionInfo } from '../../../contract/subscription.ts';
import type { plansMachine } from './plans.machine.ts';

export type PlansActor = ActorRefFrom<typeof plansMachine>;

type Snapshot = SnapshotFrom<typeof plansMachine>;

export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsExchanging = (snapshot: Snapshot): boolean => snapshot.hasTag('exchanging');
export const selectInfo = (snapshot: Snapshot): SubscriptionInfo | null => snapshot.context.info;
