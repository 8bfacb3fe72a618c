import type { Insertable } from 'kysely';
import type { Schema } from '../../../../server/store/schema/schema.ts';

export const time = Date.UTC(2026, 4, 17, 12);
export const later = time + 3_600_000;

const message = {
  room_id: 'room',
  created_at: time,
  reply_to: null,
  parent_id: null,
  hidden_at: null,
  client_message_id: null,
  node: null,
  heartbeat_at: null,
  stop_asked_at: null,
  finished_at: null,
  liked_at: null,
  pinned_at: null,
  unread_at: null,
  help: null,
  edited_at: null,
  imported_at: null,
  heard_to: null,
  continued_by: null,
  problem: null,
};
const reply = { ...message, role: 'mate', reply_to: 'question', parent_id: 'question' } as const;

type RoomTable =
  | 'rooms'
  | 'messages'
  | 'removals'
  | 'removed_messages'
  | 'reply_frames'
  | 'recall_segments'
  | 'recall_postings'
  | 'nodes'
  | 'signing_keys';

/** The rows of the tables of a conversation, and of who writes replies, for `fillEveryTable`. */
export const roomRows: { readonly [Table in RoomTable]: readonly Insertable<Schema[Table]>[] } = {
  nodes: [{ node: 'first', seen_at: time }],
  signing_keys: [{ purpose: 'trial', secret: 'secret' }],
  rooms: [
    {
      room_id: 'room',
      user_id: 'ada',
      mate_id: 'iris',
      client_room_id: '',
      last_seq: 3,
      memory: '{"topic":"engines"}',
      created_at: time,
      updated_at: later,
      persona_id: 'persona',
      notes: 'Call me Countess.\nNever early.',
      removed_at: null,
      card_id: 'card',
      mature_at: null,
      title: 'Engines',
      origin_room_id: null,
      origin_message_id: null,
      archived_at: null,
    },
    {
      room_id: 'copy',
      user_id: 'ada',
      mate_id: 'iris',
      client_room_id: 'client-room',
      last_seq: 0,
      memory: null,
      created_at: later,
      updated_at: later,
      persona_id: null,
      notes: null,
      removed_at: null,
      card_id: null,
      mature_at: time,
      title: null,
      origin_room_id: 'room',
      origin_message_id: 'answer',
      archived_at: later,
    },
  ],
  messages: [
    {
      ...message,
      message_id: 'question',
      seq: 1,
      role: 'user',
      text: "Hello Iris 👋🏽 it's \\me\\\n\tمرحبا",
      status: 'sent',
      client_message_id: 'client-message',
      help: 'crisis',
    },
    {
      ...reply,
      message_id: 'answer',
      seq: 2,
      text: 'Hello Ada.',
      status: 'done',
      finished_at: later,
      liked_at: later,
      pinned_at: later,
      edited_at: later,
      imported_at: later,
      hidden_at: later,
      continued_by: 'client-continuation',
    },
    {
      ...reply,
      message_id: 'open',
      seq: 3,
      text: '',
      status: 'streaming',
      client_message_id: 'client-retry',
      node: 'node',
      heartbeat_at: time,
      stop_asked_at: later,
      unread_at: later,
    },
  ],
  removals: [
    {
      removal_id: 'removal',
      room_id: 'room',
      message_id: 'removed',
      removed_at: time,
      was_shown: 1,
    },
  ],
  removed_messages: [
    { ...reply, removal_id: 'removal', message_id: 'removed', seq: 4, text: 'Forget it.', status: 'stopped' },
  ],
  recall_segments: [{ room_id: 'room', position: 0, until_seq: 2, messages: 2, length: 20 }],
  recall_postings: [{ segment_id: 1, stem: -7, postings: Buffer.from([4, 2]) }],
  reply_frames: [
    { reply_id: 'open', seq: 1, text: 'Well, ' },
    { reply_id: 'open', seq: 2, text: 'Ada' },
  ],
};
