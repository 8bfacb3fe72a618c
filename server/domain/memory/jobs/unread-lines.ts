import { cutText } from '../../../../contract/letters.ts';
import type { Line, ReadLine } from '../../../companions/companion.ts';
import { countTokens } from '../../../companions/prompt/tokens/count-tokens.ts';
import type { Database } from '../../../store/database.ts';
import { heardText } from '../../transcript/heard-text.ts';
import { readHistory } from '../../transcript/history.ts';

/** A part of a conversation that is read at once. */
export interface UnreadPart {
  readonly context: readonly Line[];
  readonly lines: readonly ReadLine[];
  /** The `seq` up to which everything is read then. */
  readonly lastSeq: number;
  readonly hasMore: boolean;
}

/** How many lines are read at once, and how much of a line, in UTF-16 units. */
export const max = { lines: 40, line: 2000 } as const;
/** How much text is read at once, in tokens, and what the number, day and speaker of a line add. */
const usualText = 3000;
export const lineCost = 15;
/** How many lines before them help to understand them. */
const contextLines = 4;

interface UnreadPlace {
  readonly roomId: string;
  readonly readSeq: number;
  /** How much text is read at once, in tokens. */
  readonly maxText?: number | undefined;
}

/** Reads the next lines of the shown branch after `readSeq`. */
export const readUnreadPart = async (
  database: Database,
  { roomId, readSeq, maxText = usualText }: UnreadPlace,
): Promise<UnreadPart> => {
  const rows = await database
    .selectFrom('messages')
    .select(['message_id', 'role', 'text', 'heard_to', 'seq', 'created_at'])
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '>', readSeq)
    .where('text', '<>', '')
    .orderBy('seq')
    .limit(max.lines + 1)
    .execute();
  let length = 0;
  const part = rows
    .slice(0, max.lines)
    .map((row) => ({ ...row, text: cutText(heardText(row), max.line) }))
    .filter(({ text }, index) => (length += countTokens(text) + lineCost) <= maxText || index === 0);
  const [first] = part;
  const context =
    first === undefined ? [] : await readHistory(database, { roomId, before: first.seq }, contextLines);
  return {
    context: context.map(({ role, text }) => ({ role, text: cutText(text, max.line / 4) })),
    lines: part.map((row) => ({
      messageId: row.message_id,
      role: row.role,
      text: row.text,
      at: row.created_at,
    })),
    lastSeq: part.at(-1)?.seq ?? readSeq,
    hasMore: rows.length > part.length,
  };
};
