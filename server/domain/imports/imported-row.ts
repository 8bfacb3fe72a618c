import type { HelpLevel } from '../../../contract/help.ts';
import { yieldWhenDue } from '../../shared/event-loop.ts';
import type { MessageRow } from '../../store/schema-rooms.ts';
import { crisisLevel } from '../../text-safety/crisis/crisis-detection.ts';

/** The known fields of a message that was written elsewhere. */
export type ImportedLine = Pick<
  MessageRow,
  'message_id' | 'room_id' | 'seq' | 'role' | 'text' | 'status' | 'parent_id' | 'hidden_at' | 'created_at'
> & {
  /** Whose message is before it; null for the first one. */
  readonly parentRole: MessageRow['role'] | null;
  readonly help: HelpLevel | null;
  /** Whether this server wrote what the mate says. */
  readonly isOwn: boolean;
};

/**
 * Returns the row of a message from a file. No time is later than the import, whatever the clock of the other host. What a mate said
 * counts as written by the user, who may have changed the file, unless it is this server's own, and is an answer only where the user's
 * message is before it.
 */
export const toImportedRow = ({ parentRole, isOwn, ...line }: ImportedLine, now: number): MessageRow => ({
  ...line,
  ...toImportTime(line, isOwn ? null : now),
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
  continued_by: null,
  problem: null,
  takeovers_left: null,
});

const toImportTime = (
  { role, text }: Pick<MessageRow, 'role' | 'text'>,
  now: number | null,
): Pick<MessageRow, 'edited_at' | 'imported_at'> => {
  const time = role === 'mate' && text !== '' ? now : null;
  return { edited_at: time, imported_at: time };
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
