import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EmailChange } from '../../../../contract/email-change.ts';
import type { emailChangeMachine } from './email-change.machine.ts';

export type EmailChangeActor = ActorRefFrom<typeof emailChangeMachine>;

type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.hasTag('ready');
/** The form in which the user asks for a change; undefined while it is closed. */
export const selectForm = ({ children }: Snapshot) => children.requestChange;
/** Cancels the change; undefined where the user did not ask for it. */
export const selectCancellation = ({ children }: Snapshot) => children.cancelChange;

/** The change that waits for its confirmations; null without one. */
export const selectPending = ({ context }: Snapshot): EmailChange | null => context.pending;
