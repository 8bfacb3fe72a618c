import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;

export const selectUser = ({ context }: Snapshot) => context.user;
export const selectIsLoggedIn = (snapshot: Snapshot) => snapshot.hasTag('loggedIn');
export const selectNfsw = ({ context }: Snapshot) => context.nfsw;
export const selectBenefits = ({ context }: Snapshot) => context.benefits;
export const selectRegisterEmail = ({ context }: Snapshot) => context.registerEmail;

/** How the panel stands: awaited, not to be had, or open; null while nobody asked for it. */
export function selectPanel(snapshot: Snapshot): 'fetching' | 'missing' | 'open' | null {
  if (!snapshot.hasTag('panel')) return null;
  if (snapshot.hasTag('missing')) return 'missing';
  return snapshot.children.signIn === undefined ? 'fetching' : 'open';
}

/** The open panel's own actor. */
export const selectSignIn = ({ children }: Snapshot) => children.signIn;

/** A call is under way that the user waits for. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** It takes longer than it should: offer `load.cancel`. */
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');

/** How the verification of the address stands; null while nobody asks for it. */
export function selectVerification(snapshot: Snapshot): 'asking' | 'waiting' | 'paused' | 'expired' | null {
  if (snapshot.matches({ loggedOut: { verifying: { running: 'asking' } } })) return 'asking';
  if (snapshot.matches({ loggedOut: { verifying: { running: 'waiting' } } })) return 'waiting';
  if (snapshot.matches({ loggedOut: { verifying: { running: 'paused' } } })) return 'paused';
  return snapshot.matches({ loggedOut: { verifying: 'expired' } }) ? 'expired' : null;
}
