import type { Insertable } from 'kysely';
import type { Schema } from '../../../../server/store/schema/schema.ts';
import { later, time } from './every-table-rooms.ts';

type MemoryTable =
  | 'facts'
  | 'prompt_records'
  | 'lore_effects'
  | 'room_lorebooks'
  | 'memory_jobs'
  | 'chapters'
  | 'embedding_jobs'
  | 'message_vectors';

/** The rows of the tables of what mates remember, for `fillEveryTable`. */
export const memoryRows: { readonly [Table in MemoryTable]: readonly Insertable<Schema[Table]>[] } = {
  facts: [
    {
      fact_id: 'fact',
      user_id: 'ada',
      mate_id: 'iris',
      kind: 'you',
      text: 'Likes engines',
      topic: 'likes:engine',
      is_exclusive: 1,
      ends_topic: 0,
      is_repeated: 0,
      source_room_id: 'room',
      source_message_id: 'question',
      learned_by: 'rule',
      pinned_at: later,
      created_at: time,
      updated_at: later,
    },
    {
      fact_id: 'story-fact',
      user_id: 'ada',
      mate_id: 'iris',
      room_id: 'copy',
      kind: 'story',
      text: 'The greenhouse is locked.',
      topic: '',
      is_exclusive: 0,
      ends_topic: 0,
      is_repeated: 0,
      learned_by: 'you',
      ended_at: later,
      client_id: 'client-fact',
      created_at: time,
      updated_at: time,
    },
  ],
  prompt_records: [
    {
      message_id: 'answer',
      room_id: 'room',
      user_id: 'ada',
      created_at: later,
      token_limit: 4915,
      sections:
        '[{"name":"facts","tokens":40,"leftOut":1,"items":[{"factId":"fact","tokens":12,"reason":"words"}]}]',
    },
  ],
  room_lorebooks: [{ room_id: 'room', book_id: 'book', attached_at: time }],
  lore_effects: [{ message_id: 'answer', room_id: 'room', effects: '[{"version":"an-entry","at":2}]' }],
  memory_jobs: [
    {
      room_id: 'room',
      read_seq: 1,
      chapter_seq: 1,
      turns: 1,
      due_at: later,
      claim: 1,
      claimed_until: null,
      failures: 0,
      day: 20_590,
      runs: 1,
    },
  ],
  chapters: [
    {
      chapter_id: 'chapter',
      room_id: 'room',
      user_id: 'ada',
      first_message_id: 'question',
      last_message_id: 'answer',
      last_seq: 2,
      message_count: 2,
      text: 'They talked about engines.',
      learned_by: 'model',
      created_at: later,
      updated_at: later,
    },
  ],
  embedding_jobs: [
    { room_id: 'room', due_at: later, claim: 1, claimed_until: null, failures: 0, day: 20_590, runs: 1 },
  ],
  message_vectors: [
    {
      message_id: 'question',
      room_id: 'room',
      user_id: 'ada',
      seq: 1,
      model: 'embedder',
      scale: 0.0078125,
      numbers: Buffer.from([127, 0, 129, 64]),
    },
  ],
};
