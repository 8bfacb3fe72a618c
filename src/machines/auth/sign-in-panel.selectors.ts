import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInPanelMachine } from './sign-in-panel.machine.ts';

export type SignInPanelActor = ActorRefFrom<typeof signInPanelMachine>;
type Snapshot = SnapshotFrom<typeof signInPanelMachine>;

/** The actor of the open dialog. */
export const selectSignIn = ({ children }: Snapshot) => children.signIn;
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches('failed');
