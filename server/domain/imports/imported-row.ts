import type { HelpLevel } from '../../../contract/safety/help.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { crisisLevel } from '../../text-safety/crisis/crisis-detection.ts';

/** The known fields of a message that was written elsewhere. */
export type ImportedLine = Pick<
  MessageRow,
  'message_id' | 'room_id' | 'seq' | 'role' | 'text' | 'status' | 'parent_id' | 'hidden_at' | 'created_at'
> & {
  /** Whose message is before it; null for the first one. */
  readonly parentRole: MessageRow['role'] | null;
  readonly help: HelpLevel | null;
  readonly origin: Origin;
};

/** Who wrote the mate's messages: possibly the user; a machine, as the file says; or this server, as its signature proves. */
export type Origin = 'anybody' | 'machine' | 'own' | 'ownEdited';

/**
 * Returns the row of a message from a file. No time is later than the import, whatever the clock of the other host. What a mate said
 * is an answer only where the user's message is before it, and counts as written by the user where nobody says that a machine wrote it.
 */
export const toImportedRow = ({ parentRole, origin, ...line }: ImportedLine, now: number): MessageRow => ({
  ...line,
  ...toOrigin(line, origin, now),
  reply_to: line.role === 'mate' && parentRole === 'user' ? line.parent_id : null,
  hidden_at: line.hidden_at === null ? null : Math.min(line.hidden_at, now),
  client_message_id: null,
  node: null,
  heartbeat_at: null,
  thinking_at: null,
  stop_asked_at: null,
  created_at: Math.min(line.created_at, now),
  finished_at: Math.min(line.created_at, now),
  liked_at: null,
  pinned_at: null,
  unread_at: null,
  heard_to: null,
  continued_by: null,
  problem: null,
  takeovers_left: null,
});

const toOrigin = (
  { role, text }: Pick<MessageRow, 'role' | 'text'>,
  origin: Origin,
  now: number,
): Pick<MessageRow, 'edited_at' | 'imported_at'> => {
  const isReply = role === 'mate' && text !== '';
  return {
    edited_at: isReply && (origin === 'anybody' || origin === 'ownEdited') ? now : null,
    imported_at: isReply && (origin === 'anybody' || origin === 'machine') ? now : null,
  };
};

/** Helplines are shown with an imported message as with one that was written here. */
export const readHelpLevels = async (
  messages: readonly Pick<MessageRow, 'role' | 'text'>[],
): Promise<(HelpLevel | null)[]> => {
  const levels: (HelpLevel | null)[] = [];
  for (const { role, text } of messages) {
    await yieldWhenDue();
    levels.push(role === 'user' ? crisisLevel(text) : null);
  }
  return levels;
};
