import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { chatStreamMachine } from './chat-stream.machine.ts';

export type ReplyActor = ActorRefFrom<typeof chatStreamMachine>;

type Snapshot = SnapshotFrom<typeof chatStreamMachine>;

/** The reply's id, once the server has given it one. */
export const selectReplyId = (snapshot: Snapshot | undefined) => snapshot?.context.replyId ?? null;
/** What the reply says so far, or the stored text once that is there. */
export const selectText = ({ context }: Snapshot) => context.message?.text ?? context.text;

/** What to tell about the line while it is not simply bringing text; null otherwise. */
export const selectTrouble = (snapshot: Snapshot | undefined): ReplyTrouble | null => {
  if (snapshot === undefined) return null;
  if (snapshot.hasTag('reconnecting')) return 'reconnecting';
  if (snapshot.hasTag('stopping')) return 'stopping';
  return snapshot.hasTag('slow') ? 'slow' : null;
};

export type ReplyTrouble = 'slow' | 'reconnecting' | 'stopping';
