import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SubscriptionInfo } from '../../../contract/subscription.ts';
import type { plansMachine } from './plans.machine.ts';

export type PlansActor = ActorRefFrom<typeof plansMachine>;

type Snapshot = SnapshotFrom<typeof plansMachine>;

/** Exchanges gold coins; undefined where the user did not ask for it. */
export const selectExchange = ({ children }: Snapshot) => children.exchangeGold;
export const selectInfo = (snapshot: Snapshot): SubscriptionInfo | null => snapshot.context.info;
