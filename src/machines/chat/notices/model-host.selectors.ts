import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { modelHostMachine, ModelHostContext } from './model-host.machine.ts';

export type ModelHostActor = ActorRefFrom<typeof modelHostMachine>;

type Snapshot = SnapshotFrom<typeof modelHostMachine>;

/** What the model does before its first words; null while it is not known to do anything that takes long. Undefined for no part. */
export const selectModelDoing = (snapshot: Snapshot | undefined): 'loading' | 'reading' | null => {
  if (snapshot === undefined) return null;
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('reading') ? 'reading' : null;
};
export const selectModelName = (snapshot: Snapshot | undefined): string => snapshot?.context.name ?? '';
export const selectTokens = (snapshot: Snapshot | undefined): number => snapshot?.context.tokens ?? 0;
export const selectModelNotice = ({ context }: Snapshot): ModelHostContext['notice'] => context.notice;
