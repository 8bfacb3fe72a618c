import type { SnapshotFrom } from 'xstate';
import type { trialOfferMachine } from './trial-offer.machine.ts';

type Snapshot = SnapshotFrom<typeof trialOfferMachine>;

/** The name of the mate whose chat is offered; null where none is. */
export const selectOfferedName = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('offered') ? (snapshot.context.trial?.name ?? null) : null;
