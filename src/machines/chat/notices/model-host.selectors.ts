import type { SnapshotFrom } from 'xstate';
import type { modelHostMachine } from './model-host.machine.ts';

/** What the model does before its first words; null while it is not known to do anything that takes long. Undefined for no part. */
export const selectModelDoing = (
  snapshot: SnapshotFrom<typeof modelHostMachine> | undefined,
): 'loading' | 'reading' | null => {
  if (snapshot === undefined) return null;
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('reading') ? 'reading' : null;
};
