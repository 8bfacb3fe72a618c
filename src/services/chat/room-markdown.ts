import type { RoomExport } from '../../../contract/room-care.ts';

/** The words that a copy is headed with. */
export interface CopyWords {
  readonly notes: string;
  readonly you: string;
}

/** A conversation as a text that people read: who said what, and when. Times are UTC, as in every copy. */
export const asMarkdown = ({ room, notes, messages }: RoomExport, words: CopyWords): string =>
  [
    `# ${room.mate.name}`,
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
