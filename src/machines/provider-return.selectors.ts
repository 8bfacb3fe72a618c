import type { SnapshotFrom } from 'xstate';
import type { providerReturnMachine } from './provider-return.machine.ts';

type Snapshot = SnapshotFrom<typeof providerReturnMachine>;

export const selectProvider = ({ context }: Snapshot) => context.provider;
/** The person is to say whether a code that nobody asked for here shall be used. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('question');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** It takes longer than it should: offer `load.cancel`. */
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
