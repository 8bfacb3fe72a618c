import { code as codes } from '../../../contract/envelope.ts';
import type { SnapshotFrom } from 'xstate';
import type { conversationMachine } from './conversation.machine.ts';
import type { RemovalOffer } from './message-actions.machine.ts';

type Snapshot = SnapshotFrom<typeof conversationMachine>;

/** Whether nothing of the room is stored once it ends. */
export const selectIsTemporary = ({ context }: Snapshot) => context.room.temporary === true;

/** The code with which the server refuses messages to a mate that was deleted or withdrawn; null for any other mate. */
export const selectClosingCode = ({ context: { room } }: Snapshot) => {
  if (room.unavailable !== true) return null;
  return room.withdrawn === true ? codes.mateWithdrawn : codes.forbidden;
};

export const selectIsScripted = ({ context }: Snapshot) => context.companion === 'scripted';

/** Whether undoing this deletion hides messages that were written since. */
export const selectHidesNewer =
  (removal: RemovalOffer | null) =>
  ({ context: { messages } }: Snapshot): boolean => {
    const hidesAfter = removal?.hidesAfter;
    return hidesAfter !== undefined && messages.some(({ createdAt }) => createdAt > hidesAfter);
  };

/** The user's newest message, where it taught the mate something; null otherwise. */
export const selectTeaching = ({ context: { messages } }: Snapshot) => {
  const newest = messages.findLast(({ role }) => role === 'user');
  return newest !== undefined && newest.learned.length > 0 ? newest : null;
};
/** The position of the newest of the latest messages that asks for help in earnest; 0 without one. */
export const selectRecentHelpSeq = ({ context }: Snapshot) =>
  context.messages.slice(-10).findLast(({ help }) => help !== undefined && help !== 'quiet')?.seq ?? 0;

/** The reply under way, for as long as its turn runs; undefined between replies. */
export const selectReply = ({ children }: Snapshot) => children.replyTurn?.getSnapshot().children.chatStream;
// These are supervised: the parts themselves may be missing.

/** The message whose reply can be requested again; null where there is none. */
export const selectRetryable = (snapshot: Snapshot): string | null => {
  const messageId = snapshot.context.messages.at(-1)?.replyTo ?? null;
  return messageId !== null &&
    (['retry', 'continue'] as const).some((kind) => snapshot.can({ type: 'reply.request', kind, messageId }))
    ? messageId
    : null;
};
