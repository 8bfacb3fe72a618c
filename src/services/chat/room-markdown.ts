import { roomName } from '../../../contract/room-name.ts';
import type { RoomExport } from '../../../contract/room-care.ts';

/** The texts of the header of an export. */
export interface CopyWords {
  readonly notes: string;
  readonly you: string;
}

/** Formats a conversation as Markdown, with author and time of each message. Times are UTC, as in all exports. */
export const asMarkdown = ({ room, notes, messages }: RoomExport, words: CopyWords): string =>
  [
    `# ${roomName(room)}`,
    ...(notes === '' ? [] : [`## ${words.notes}`, notes]),
    ...messages
      .filter(({ text }) => text !== '')
      .flatMap(({ role, text, createdAt }) => [
        `**${role === 'user' ? words.you : room.mate.shortName}** · ${minuteOf(createdAt)}`,
        text,
      ]),
    '',
  ].join('\n\n');

const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
