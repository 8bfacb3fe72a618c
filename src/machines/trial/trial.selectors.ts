import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { leftOf, isSendable, type TrialMessage } from './trial.reducers.ts';
import type { trialMachine } from './trial.machine.ts';

export type TrialActor = ActorRefFrom<typeof trialMachine>;
type Snapshot = SnapshotFrom<typeof trialMachine>;

export const selectMate = ({ context }: Snapshot) => context.mate;
export const selectMessages = ({ context }: Snapshot) => context.chat.messages;
export const selectDraft = ({ context }: Snapshot) => context.chat.draft;
/** How many messages the visitor can still write. */
export const selectLeft = ({ context }: Snapshot) => leftOf(context.chat);
export const selectIsSendable = ({ context }: Snapshot) => isSendable(context.chat);
/** Why the last message got no reply; null where it did. */
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectMinimumAge = ({ context }: Snapshot) => context.minimumAge;
export const selectUntil = ({ context }: Snapshot) => context.until;
export const selectIsSignedIn = ({ context }: Snapshot) => context.isSignedIn;

export const selectIsNotFound = (snapshot: Snapshot) => snapshot.hasTag('notFound');
export const selectIsRefused = (snapshot: Snapshot) => snapshot.hasTag('refused');
export const selectIsTalking = (snapshot: Snapshot) => snapshot.hasTag('talking');
export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('sending');
export const selectIsImporting = (snapshot: Snapshot) => snapshot.hasTag('importing');
export const selectIsOver = (snapshot: Snapshot) => snapshot.hasTag('over');

/** The sentence in which the visitor wrote to be too young; null without one. */
export const selectSentence = ({ context }: Snapshot) => context.failure?.sentence ?? null;
/** Submits the birth date; undefined while it is not asked for. */
export const selectForm = ({ children }: Snapshot) => children.submitBirthDate;
/** Sends the message; undefined while none is sent. */
export const selectCommand = ({ children }: Snapshot) => children.send;

/** Whether helplines come into view with a message; a quiet line leaves that to the reply. */
export const bringsHelplines = (help: TrialMessage['help'] = null): boolean =>
  help !== null && help !== 'quiet';
