import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { checkoutMachine, Offer } from './checkout.machine.ts';
import type { Failure } from '../shared/failure.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsNotFound = (snapshot: Snapshot): boolean => snapshot.hasTag('notFound');
/** Places the order; undefined while it does not. */
export const selectOrdering = ({ children }: Snapshot) => children.placeOrder;
export const selectOffer = (snapshot: Snapshot): Offer | null => snapshot.context.offer;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
/** The actor that follows the order, once it is placed. */
export const selectPayment = ({ children }: Snapshot) => children.payment;
