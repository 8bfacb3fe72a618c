import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mailResendMachine } from './mail-resend.machine.ts';

export type MailResendActor = ActorRefFrom<typeof mailResendMachine>;
type Snapshot = SnapshotFrom<typeof mailResendMachine>;

/** Whether the mail can be sent again. */
export const selectResend = ({ value }: Snapshot) => value;
/** The request for the mail; undefined while there is none. */
export const selectResending = ({ children }: Snapshot) => children.resendMail;
/** Seconds until it may be sent again. */
export const selectWait = ({ context }: Snapshot): number => context.wait;
