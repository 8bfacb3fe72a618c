import type {
  PortableChapter,
  PortableEffect,
  PortableFact,
} from '../../../contract/memory/portable-memory.ts';
import { newId } from '../../shared/ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { ChapterRow, FactRow, LoreEffectRow } from '../../store/schema/memory.ts';
import type { MessageRow, RoomRow } from '../../store/schema/rooms.ts';
import { countFreeFacts } from '../memory/fact-limits.ts';
import { changedRow, createdRow, type FormerRow } from '../former-rows.ts';
import { readKnown } from './room-parts.ts';

interface FileMemory {
  readonly facts?: readonly PortableFact[] | undefined;
  readonly chapters?: readonly PortableChapter[] | undefined;
  readonly effects?: readonly PortableEffect[] | undefined;
}

type RoomPlace = Pick<RoomRow, 'room_id' | 'user_id' | 'mate_id'>;

/**
 * Stores what a file says that the mate remembers of a room, in place of what the same messages taught before. What refers to messages
 * that are not there is left out. Returns what the rows were.
 */
export const storeMemory = async (
  transaction: DatabaseTransaction,
  room: RoomPlace,
  { facts = [], chapters = [], effects = [] }: FileMemory,
  now: number,
): Promise<FormerRow[]> => {
  const messages = await readKnown(transaction, room.room_id, [
    ...facts.flatMap(({ source }) => source ?? []),
    ...chapters.flatMap(({ first, last }) => [first, last]),
    ...effects.map(({ message }) => message),
  ]);
  return [
    ...(await replaceFacts(transaction, room, toFactRows(facts, { room, messages, now }))),
    ...(await replaceChapters(transaction, toChapterRows(chapters, { room, messages, now }))),
    ...(await replaceEffects(transaction, toEffectRows(effects, { room, messages, now }))),
  ];
};

interface Place {
  readonly room: RoomPlace;
  readonly messages: ReadonlyMap<string, MessageRow>;
  readonly now: number;
}

/** Times of the ids keep the order of the file. */
const toFactRows = (facts: readonly PortableFact[], { room, messages, now }: Place): FactRow[] =>
  facts.flatMap((fact, index) => {
    const source = fact.source === null ? null : messages.get(fact.source);
    if (source === undefined || (fact.source === null && fact.text === '')) return [];
    return [
      {
        fact_id: newId(now + index),
        user_id: room.user_id,
        mate_id: room.mate_id,
        room_id: fact.here === true ? room.room_id : null,
        kind: fact.kind,
        text: fact.text,
        topic: fact.topic,
        is_exclusive: fact.exclusive === true ? 1 : 0,
        ends_topic: fact.ends === true ? 1 : 0,
        is_repeated: fact.repeated === true ? 1 : 0,
        source_room_id: source === null ? null : room.room_id,
        source_message_id: source?.message_id ?? null,
        learned_by: fact.learnedBy,
        pinned_at: fact.pinnedAt ?? null,
        ended_at: fact.endedAt ?? null,
        forgotten_at: fact.text === '' ? Math.min(fact.updatedAt, now) : null,
        client_id: null,
        created_at: Math.min(fact.createdAt, now),
        updated_at: Math.min(fact.updatedAt, now),
      },
    ];
  });

const replaceFacts = async (
  transaction: DatabaseTransaction,
  room: RoomPlace,
  rows: readonly FactRow[],
): Promise<FormerRow[]> => {
  const sources = [...new Set(rows.flatMap((row) => row.source_message_id ?? []))];
  const former = await transaction
    .deleteFrom('facts')
    .where('user_id', '=', room.user_id)
    .where((where) =>
      where.or([
        where('source_message_id', 'in', ['', ...sources]),
        where.and([where('room_id', '=', room.room_id), where('source_message_id', 'is', null)]),
      ]),
    )
    .returningAll()
    .execute();
  const free = await countFreeFacts(transaction, { userId: room.user_id, mateId: room.mate_id });
  const kept = fitting(rows, free);
  await insertRows(transaction, 'facts', kept);
  return [
    ...former.map((row) => changedRow('facts', { ...row })),
    ...kept.map((row) => createdRow('facts', { fact_id: row.fact_id })),
  ];
};

/** Of more facts than fit, the newest are stored. Forgotten ones take no space. */
const fitting = (rows: readonly FactRow[], free: number): FactRow[] => {
  const filled = rows.filter(({ text }) => text !== '');
  const newest = new Set(filled.slice(Math.max(0, filled.length - free)));
  return rows.filter((row) => row.text === '' || newest.has(row));
};

/**
 * Stores what a file says that a mate remembers in all rooms because the user wrote it, beside what it knows already. Returns the new
 * rows.
 */
export const addMateFacts = async (
  transaction: DatabaseTransaction,
  pair: { readonly userId: string; readonly mateId: string },
  facts: readonly PortableFact[],
  now: number,
): Promise<FormerRow[]> => {
  const known = await transaction
    .selectFrom('facts')
    .select(['kind', 'text'])
    .where('user_id', '=', pair.userId)
    .where('mate_id', '=', pair.mateId)
    .where('source_message_id', 'is', null)
    .where('room_id', 'is', null)
    .execute();
  const isKnown = ({ kind, text }: PortableFact): boolean =>
    known.some((row) => row.kind === kind && row.text === text);
  const room = { room_id: '', user_id: pair.userId, mate_id: pair.mateId };
  const others = facts.filter((fact) => fact.source === null && fact.here === undefined && !isKnown(fact));
  const rows = toFactRows(others, { room, messages: new Map(), now });
  const free = await countFreeFacts(transaction, pair);
  const kept = fitting(rows, free);
  await insertRows(transaction, 'facts', kept);
  return kept.map((row) => createdRow('facts', { fact_id: row.fact_id }));
};

const toChapterRows = (chapters: readonly PortableChapter[], { room, messages, now }: Place): ChapterRow[] =>
  chapters.flatMap((chapter) => {
    const first = messages.get(chapter.first);
    const last = messages.get(chapter.last);
    if (first === undefined || last === undefined) return [];
    return [
      {
        chapter_id: newId(now),
        room_id: room.room_id,
        user_id: room.user_id,
        first_message_id: first.message_id,
        last_message_id: last.message_id,
        last_seq: last.seq,
        message_count: chapter.count,
        text: chapter.text,
        learned_by: chapter.learnedBy,
        forgotten_at: chapter.text === '' ? Math.min(chapter.updatedAt, now) : null,
        created_at: Math.min(chapter.createdAt, now),
        updated_at: Math.min(chapter.updatedAt, now),
      },
    ];
  });

const replaceChapters = async (
  transaction: DatabaseTransaction,
  rows: readonly ChapterRow[],
): Promise<FormerRow[]> => {
  const ends = ['', ...new Set(rows.map((row) => row.last_message_id))];
  const former = await transaction
    .deleteFrom('chapters')
    .where('last_message_id', 'in', ends)
    .returningAll()
    .execute();
  await insertRows(transaction, 'chapters', rows);
  return [
    ...former.map((row) => changedRow('chapters', { ...row })),
    ...rows.map((row) => createdRow('chapters', { chapter_id: row.chapter_id })),
  ];
};

const toEffectRows = (effects: readonly PortableEffect[], { room, messages }: Place): LoreEffectRow[] =>
  effects.flatMap(({ message, entries }) => {
    const reply = messages.get(message);
    return reply === undefined
      ? []
      : [{ message_id: reply.message_id, room_id: room.room_id, effects: JSON.stringify(entries) }];
  });

const replaceEffects = async (
  transaction: DatabaseTransaction,
  rows: readonly LoreEffectRow[],
): Promise<FormerRow[]> => {
  const replies = ['', ...rows.map((row) => row.message_id)];
  const former = await transaction
    .deleteFrom('lore_effects')
    .where('message_id', 'in', replies)
    .returningAll()
    .execute();
  await insertRows(transaction, 'lore_effects', rows);
  return [
    ...former.map((row) => changedRow('lore_effects', { ...row })),
    ...rows.map((row) => createdRow('lore_effects', { message_id: row.message_id })),
  ];
};
