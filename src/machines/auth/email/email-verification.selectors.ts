import type { SnapshotFrom } from 'xstate';
import type { emailVerificationMachine } from './email-verification.machine.ts';

type Snapshot = SnapshotFrom<typeof emailVerificationMachine>;

/** Returns the phase of the verification; null where none runs, or its last check failed. */
export function selectPhase(snapshot: Snapshot | undefined): 'polling' | 'paused' | 'expired' | null {
  if (snapshot === undefined || snapshot.matches('failed')) return null;
  if (snapshot.matches('expired')) return 'expired';
  return snapshot.matches({ polling: { check: 'paused' } }) ? 'paused' : 'polling';
}
