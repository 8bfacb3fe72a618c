import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';
import type { Offer } from './checkout.types.ts';
import type { Failure } from './failure.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsUnknown = (snapshot: Snapshot): boolean => snapshot.hasTag('unknown');
/** An answer about the order is awaited. */
export const selectIsWorking = (snapshot: Snapshot): boolean => snapshot.hasTag('working');
export const selectOffer = (snapshot: Snapshot): Offer | null => snapshot.context.offer;
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;

/** What the person can do or has to know now. While an answer is awaited it stays what it was. */
export const selectStep = (snapshot: Snapshot): 'offer' | 'pay' | 'paid' | 'declined' | 'expired' => {
  if (snapshot.hasTag('paid')) return 'paid';
  if (snapshot.hasTag('declined')) return 'declined';
  if (snapshot.hasTag('expired')) return 'expired';
  return snapshot.context.order === null ? 'offer' : 'pay';
};
