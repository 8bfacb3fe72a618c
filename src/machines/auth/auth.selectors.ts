import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;

export const selectUser = ({ context }: Snapshot) => context.user;
export const selectIsLoggedIn = (snapshot: Snapshot) => snapshot.hasTag('loggedIn');
export const selectNfsw = ({ context }: Snapshot) => context.nfsw;
export const selectBenefits = ({ context }: Snapshot) => context.benefits;
export const selectRegisterEmail = ({ context }: Snapshot) => context.registerEmail;

/** The actor of the sign-in dialog; undefined while the dialog is closed. */
export const selectSignIn = ({ children }: Snapshot) => children.signIn;
/** Signs in with a passkey, as part of the dialog. */
export const selectPasskeySignIn = ({ children }: Snapshot) => children.passkeySignIn;
/** The actor of the second step; undefined while none is required. */
export const selectSecondStep = ({ children }: Snapshot) => children.secondStep;
/** The actor that polls for the verification; undefined while none is polled for. */
export const selectEmailVerification = ({ children }: Snapshot) => children.emailVerification;

/** Whether the session is about to change: a logout runs, or the page reloads. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Ends the session at the server; undefined while the user does not log out. */
export const selectLogout = ({ children }: Snapshot) => children.signOut;
