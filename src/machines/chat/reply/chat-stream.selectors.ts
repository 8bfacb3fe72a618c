import { code as codes } from '../../../../contract/envelope.ts';
import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { chatStreamMachine } from './chat-stream.machine.ts';

type Snapshot = SnapshotFrom<typeof chatStreamMachine>;

/** The text so far, or the stored text when the reply is complete. */
export const selectText = ({ context }: Snapshot) => context.message?.text ?? context.text;

/** Why there is no reply, or no other one; null where a reply only broke off. */
export const refusalIn = (failure: Failure | null): Failure | null =>
  failure?.code === codes.replyInterrupted ? null : failure;

/** Returns the trouble to show about the reply; null while text is streaming. */
export const selectTrouble = (snapshot: Snapshot | undefined): ReplyTrouble | null => {
  if (snapshot === undefined) return null;
  if (snapshot.hasTag('reconnecting')) return 'reconnecting';
  if (snapshot.hasTag('stopping')) return 'stopping';
  if (snapshot.hasTag('thinking')) return 'thinking';
  return snapshot.hasTag('slow') ? 'slow' : null;
};

export type ReplyTrouble = 'slow' | 'thinking' | 'reconnecting' | 'stopping';
