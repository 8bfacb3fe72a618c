import { roomName } from '../../../contract/rooms/room-name.ts';
import type { RoomExport } from '../../../contract/rooms/room-actions.ts';

/** The texts of the header of an export. */
export interface CopyWords {
  readonly notes: string;
  readonly you: string;
}

/**
 * Formats a conversation as Markdown, with author and time of each message. Times are UTC, as in all exports. What a machine
 * generated has a comment in front that programs can read, and that is not shown.
 */
export const asMarkdown = ({ room, notes, messages }: RoomExport, words: CopyWords): string =>
  [
    `# ${roomName(room)}`,
    ...(notes === '' ? [] : [`## ${words.notes}`, notes]),
    ...messages
      .filter(({ text }) => text !== '')
      .flatMap(({ role, text, createdAt, aiGenerated }) => [
        ...(aiGenerated === undefined ? [] : [aiComment]),
        `**${role === 'user' ? words.you : room.mate.shortName}** · ${minuteOf(createdAt)}`,
        text,
      ]),
    '',
  ].join('\n\n');

/** Ends where the next message begins. */
const aiComment = '<!-- aiGenerated: true -->';

const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
