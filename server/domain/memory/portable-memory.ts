import * as v from 'valibot';
import {
  PortableEffect,
  type PortableChapter,
  type PortableFact,
} from '../../../contract/memory/portable-memory.ts';
import type { Database } from '../../store/database.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import { selectChapters } from './chapters/chapters.ts';

/** Returns the id of a message in the file. */
export type MessageIds = ReadonlyMap<string, string>;

interface RoomMemory {
  readonly facts: PortableFact[];
  readonly chapters: PortableChapter[];
  readonly effects: PortableEffect[];
}

/** Returns what the messages of a room taught, what the user wrote for it alone, its summaries, and the effects of its lore. */
export const readRoomMemory = async (
  database: Database,
  roomId: string,
  ids: MessageIds,
): Promise<RoomMemory> => ({
  facts: await readRoomFacts(database, roomId, ids),
  chapters: await readChapters(database, roomId, ids),
  effects: await readEffects(database, roomId, ids),
});

const readRoomFacts = async (
  database: Database,
  roomId: string,
  ids: MessageIds,
): Promise<PortableFact[]> => {
  const rows = await database
    .selectFrom('facts')
    .selectAll()
    .where((where) =>
      where.or([
        where('source_room_id', '=', roomId),
        where.and([where('room_id', '=', roomId), where('source_message_id', 'is', null)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('fact_id')
    .execute();
  return rows
    .filter(({ source_message_id: source }) => source === null || ids.has(source))
    .map((row) => toPortableFact(row, ids));
};

/** Returns what the user wrote for all rooms with a mate. */
export const readMateFacts = async (
  database: Database,
  { userId, mateId }: { readonly userId: string; readonly mateId: string },
): Promise<PortableFact[]> => {
  const rows = await database
    .selectFrom('facts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('mate_id', '=', mateId)
    .where('source_message_id', 'is', null)
    .where('room_id', 'is', null)
    .orderBy('created_at')
    .orderBy('fact_id')
    .execute();
  return rows.filter(isKept).map((row) => toPortableFact(row, new Map()));
};

/** What the user wrote and then forgot says nothing any more. */
const isKept = ({ forgotten_at: forgottenAt }: FactRow): boolean => forgottenAt === null;

const toPortableFact = (row: FactRow, ids: MessageIds): PortableFact => ({
  kind: row.kind,
  text: row.forgotten_at === null ? row.text : '',
  topic: row.topic,
  ...(row.is_exclusive === 1 ? { exclusive: true } : {}),
  ...(row.ends_topic === 1 ? { ends: true } : {}),
  ...(row.is_repeated === 1 ? { repeated: true } : {}),
  learnedBy: row.learned_by,
  source: row.source_message_id === null ? null : (ids.get(row.source_message_id) ?? null),
  ...(row.room_id === null ? {} : { here: true }),
  ...(row.pinned_at === null ? {} : { pinnedAt: row.pinned_at }),
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const readChapters = async (
  database: Database,
  roomId: string,
  ids: MessageIds,
): Promise<PortableChapter[]> => {
  const rows = await selectChapters(database)
    .where('chapters.room_id', '=', roomId)
    .orderBy('chapters.last_seq')
    .orderBy('chapters.chapter_id')
    .execute();
  return rows.flatMap((row) => {
    const first = ids.get(row.first_message_id);
    const last = ids.get(row.last_message_id);
    if (first === undefined || last === undefined) return [];
    return [
      {
        first,
        last,
        count: row.message_count,
        text: row.forgotten_at === null ? row.text : '',
        learnedBy: row.learned_by,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    ];
  });
};

const Entries = v.pipe(v.string(), v.parseJson(), PortableEffect.entries.entries);

const readEffects = async (
  database: Database,
  roomId: string,
  ids: MessageIds,
): Promise<PortableEffect[]> => {
  const rows = await database
    .selectFrom('lore_effects')
    .innerJoin('messages', 'messages.message_id', 'lore_effects.message_id')
    .select(['lore_effects.message_id', 'effects'])
    .where('lore_effects.room_id', '=', roomId)
    .orderBy('messages.seq')
    .execute();
  return rows.flatMap(({ message_id: messageId, effects }) => {
    const message = ids.get(messageId);
    return message === undefined ? [] : [{ message, entries: v.parse(Entries, effects) }];
  });
};
