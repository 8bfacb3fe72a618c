import type { SnapshotFrom } from 'xstate';
import type { providerReturnMachine } from './provider-return.machine.ts';

type Snapshot = SnapshotFrom<typeof providerReturnMachine>;

export const selectProvider = ({ context }: Snapshot) => context.provider;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** It takes longer than it should: offer `load.cancel`. */
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
