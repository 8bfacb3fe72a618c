import { expressionBuilder } from 'kysely';
import { cutName } from '../../../contract/letters.ts';
import { plainExcerpt } from '../../../contract/plain-excerpt.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import type { Schema } from '../../store/schema/schema.ts';

/** In UTF-16 units: the longest name, the shortest sentence that tells rooms apart, and how much of a message is read. */
const longestName = 40;
const shortestSentence = 12;
const openingLength = 200;

const rooms = expressionBuilder<Schema, 'rooms'>();

/**
 * Selects the beginning of the first message that the user wrote in a room, where another of the user's rooms has the same mate.
 * Null for any other room, for one with a title, and for a temporary one.
 */
export const userOpening = rooms
  .case()
  .when(
    rooms.and([
      rooms('rooms.title', 'is', null),
      rooms('rooms.temporary_seen_at', 'is', null),
      rooms.exists(
        rooms
          .selectFrom('rooms as other')
          .select('other.room_id')
          .whereRef('other.user_id', '=', 'rooms.user_id')
          .whereRef('other.mate_id', '=', 'rooms.mate_id')
          .whereRef('other.room_id', '<>', 'rooms.room_id')
          .where('other.removed_at', 'is', null)
          .where('other.temporary_seen_at', 'is', null),
      ),
    ]),
  )
  .then(
    rooms
      .selectFrom('messages as own')
      .select((own) =>
        own.fn<string>('substr', ['own.text', own.lit(1), own.lit(openingLength)]).as('opening'),
      )
      .whereRef('own.room_id', '=', 'rooms.room_id')
      .where('own.role', '=', 'user')
      .where('own.hidden_at', 'is', null)
      .orderBy('own.seq')
      .limit(1),
  )
  .end();

/** Returns what a room without a title is called by the first words in it; nothing where there are none. */
export const autoTitled = (opening: string | null): Pick<Room, 'autoTitle'> => {
  const autoTitle = opening === null ? '' : toName(plainExcerpt(opening));
  return autoTitle === '' ? {} : { autoTitle };
};

/** The first sentence that says something, without the period at its end, cut between words. */
const toName = (text: string): string => {
  const ends = [...text.matchAll(/[!.?…]+(?=\s)|[!?。！？]+/gu)].map(
    ({ index, 0: { length } }) => index + length,
  );
  const end = ends.find((place) => place >= shortestSentence) ?? text.length;
  const sentence = text.slice(0, end).replace(/(?<![.。])[.。]$/u, '');
  const name = cutName(sentence, longestName);
  return name === sentence ? name : `${name}…`;
};
