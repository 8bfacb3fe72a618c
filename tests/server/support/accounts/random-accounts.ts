import type { Insertable } from 'kysely';
import type { Database } from '../../../../server/store/database.ts';
import { insertRows } from '../../../../server/store/insert-rows.ts';
import type { Schema } from '../../../../server/store/schema/schema.ts';
import { storeCard } from '../../../../server/domain/mates/mate-cards.ts';

/** A source of chance that gives the same for a seed. */
export const chance = (seed: number) => {
  let state = (seed * 7919 + 1) % 2_147_483_647;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return {
    below,
    oneOf: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
  };
};
type Chance = ReturnType<typeof chance>;

const words = ['tide', 'lamp', 'мост', '雨', 'قارب', '🌊', 'é', '“so”', 'rope', 'a\n\nb', 'bell'] as const;

const textOf = ({ below, oneOf }: Chance): string =>
  Array.from({ length: 1 + below(6) }, () => oneOf(words)).join(' ');

interface Place {
  readonly database: Database;
  readonly userId: string;
  readonly mateIds: readonly [string, ...string[]];
  readonly now: number;
}

/** Stores rooms with branches, marks, facts and chapters for a user: the same for a seed, but for ids. */
export const fillAccount = async (place: Place, seed: number): Promise<void> => {
  const random = chance(seed);
  const rooms = 1 + random.below(4);
  for (let at = 0; at < rooms; at += 1) await addRoom(place, random, place.now - 1_000_000 * (rooms - at));
};

const addRoom = async ({ database, userId, mateIds, now }: Place, random: Chance, time: number) => {
  const { below, oneOf } = random;
  const mateId = oneOf(mateIds);
  const roomId = crypto.randomUUID();
  const messages = treeOf(random, roomId, time);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('rooms')
      .values({
        room_id: roomId,
        user_id: userId,
        mate_id: mateId,
        client_room_id: below(2) === 0 ? crypto.randomUUID() : roomId,
        last_seq: messages.length,
        memory: null,
        created_at: time,
        updated_at: time + 900_000,
        persona_id: null,
        notes: below(2) === 0 ? null : textOf(random),
        removed_at: null,
        card_id: await storeCard(transaction, now, mateId),
        mature_at: null,
        title: below(2) === 0 ? null : oneOf(['Rain', 'Two boats', '雨の夜']),
        origin_room_id: null,
        origin_message_id: null,
        archived_at: below(4) === 0 ? time : null,
        remembers: below(5) === 0 ? 0 : 1,
        temporary_seen_at: null,
        reply_model: null,
        reply_length: oneOf([null, 'short', 'long']),
        reply_temper: null,
        change_read_at: null,
        recent_from: messages.length > 3 ? (messages[2]?.message_id ?? null) : null,
      })
      .execute();
    await insertRows(transaction, 'messages', messages);
    await insertRows(transaction, 'facts', factsOf(random, { userId, mateId, roomId, messages }));
    await insertRows(transaction, 'chapters', chaptersOf(random, { userId, roomId, messages }));
  });
};

type NewMessage = Insertable<Schema['messages']>;

/** A greeting, and turns that follow any message before them; the branch of the last one is shown. */
const treeOf = (random: Chance, roomId: string, time: number): NewMessage[] => {
  const { below, oneOf } = random;
  const messages: NewMessage[] = [];
  const length = below(14);
  for (let seq = 1; seq <= length; seq += 1) {
    const others = messages.filter(({ role }) => (seq % 2 === 0 ? role === 'mate' : role === 'user'));
    const parent = seq === 1 ? null : (others.at(-1 - below(Math.min(3, others.length))) ?? null);
    const role = seq % 2 === 0 ? 'user' : 'mate';
    const status = role === 'user' ? 'sent' : oneOf(['done', 'done', 'stopped', 'interrupted'] as const);
    messages.push({
      message_id: crypto.randomUUID(),
      room_id: roomId,
      seq,
      role,
      text: textOf(random),
      status,
      reply_to: role === 'mate' && parent !== null ? parent.message_id : null,
      parent_id: parent?.message_id ?? null,
      hidden_at: time + seq,
      client_message_id: role === 'user' ? crypto.randomUUID() : null,
      node: null,
      heartbeat_at: null,
      thinking_at: null,
      stop_asked_at: null,
      created_at: time + seq * 1000,
      finished_at: time + seq * 1000,
      liked_at: role === 'mate' && below(4) === 0 ? time : null,
      pinned_at: below(5) === 0 ? time : null,
      unread_at: null,
      help: null,
      edited_at: role === 'mate' && below(5) === 0 ? time : null,
      imported_at: null,
      heard_to: role === 'mate' && below(6) === 0 ? below(12) : null,
      continued_by: null,
      problem: status === 'interrupted' ? 'slow' : null,
      takeovers_left: null,
    });
  }
  const byId = new Map(messages.map((message) => [message.message_id, message]));
  for (let one = messages.at(-1); one !== undefined; one = byId.get(one.parent_id ?? ''))
    one.hidden_at = null;
  return messages;
};

interface Talked {
  readonly userId: string;
  readonly roomId: string;
  readonly messages: readonly NewMessage[];
}

const factsOf = (
  random: Chance,
  { userId, mateId, roomId, messages }: Talked & { readonly mateId: string },
): Insertable<Schema['facts']>[] =>
  messages
    .filter(({ role }) => role === 'user')
    .flatMap((message) =>
      Array.from({ length: random.below(3) }, (_, at) => {
        const isForgotten = random.below(6) === 0;
        return {
          fact_id: crypto.randomUUID(),
          user_id: userId,
          mate_id: mateId,
          room_id: random.below(3) === 0 ? roomId : null,
          kind: random.oneOf(['you', 'mate', 'plan', 'story'] as const),
          text: isForgotten ? '' : `${textOf(random)} ${String(at)}`,
          topic: isForgotten ? '' : random.oneOf(['', 'home', 'pet']),
          is_exclusive: random.below(2),
          ends_topic: random.below(2),
          is_repeated: random.below(2),
          source_room_id: roomId,
          source_message_id: message.message_id,
          learned_by: random.oneOf(['rule', 'model', 'you'] as const),
          pinned_at: random.below(4) === 0 ? message.created_at : null,
          ended_at: random.below(4) === 0 ? message.created_at : null,
          forgotten_at: isForgotten ? message.created_at : null,
          client_id: null,
          created_at: message.created_at + at,
          updated_at: message.created_at + at,
        };
      }),
    );

const chaptersOf = (
  random: Chance,
  { userId, roomId, messages }: Talked,
): Insertable<Schema['chapters']>[] => {
  const shown = messages.filter(({ hidden_at: hidden }) => hidden === null);
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined || shown.length < 4) return [];
  return [
    {
      chapter_id: crypto.randomUUID(),
      room_id: roomId,
      user_id: userId,
      first_message_id: first.message_id,
      last_message_id: last.message_id,
      last_seq: last.seq,
      message_count: shown.length,
      text: textOf(random),
      learned_by: random.oneOf(['model', 'you'] as const),
      forgotten_at: null,
      created_at: last.created_at,
      updated_at: last.created_at,
    },
  ];
};
