import type { Insertable } from 'kysely';
import type { Schema } from '../../../../server/store/schema/schema.ts';
import { later, time } from './every-table-rooms.ts';

type OfMates =
  | 'mate_cards'
  | 'mate_changes'
  | 'card_files'
  | 'card_originals'
  | 'lorebooks'
  | 'lore_entries'
  | 'mate_lorebooks'
  | 'indexed_mates';

/** The rows of what mates have, for `fillEveryTable`. */
export const mateRows: { readonly [Table in OfMates]: readonly Insertable<Schema[Table]>[] } = {
  mate_cards: [
    {
      card_id: 'card',
      mate_id: 'iris',
      name: 'Iris',
      hue: 30,
      profile: '{"tagline":"Gardener"}',
      rating: 'everyone',
      creator_id: 'creator-ada',
      creator_name: 'Ada',
      used_at: time,
    },
  ],
  indexed_mates: [{ mate_id: 'iris', indexed_at: time }],
  mate_changes: [{ mate_id: 'iris', changed_at: later, fields: 'greeting,tags' }],
  card_originals: [{ mate_id: 'iris', card: '{"name":"Iris"}', hash: '0a1b' }],
  card_files: [{ mate_id: 'iris', content: Buffer.from('PK') }],
  lorebooks: [
    {
      book_id: 'book',
      user_id: 'ada',
      client_id: 'client-book',
      name: 'Harbor',
      is_world: 0,
      source: '{"name":"Harbor"}',
      wrapper: '{}',
      bytes: 260,
      version: 1,
      revision: 2,
      deleted_at: later,
      created_at: time,
      updated_at: later,
    },
  ],
  lore_entries: [
    {
      entry_id: 'entry',
      book_id: 'book',
      client_id: 'client-entry',
      position: 0,
      file_key: '3',
      source: '{"keys":["bell"],"content":"It rings."}',
      version: 1,
      deleted_at: later,
      updated_at: later,
    },
  ],
  mate_lorebooks: [{ mate_id: 'iris', book_id: 'book', attached_at: time }],
};
