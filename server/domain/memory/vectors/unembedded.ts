import type { Database } from '../../../store/database.ts';
import { vectorsPerRoom, type VectorOwner } from './vector-limits.ts';

/** Selects those of a room's newest shown messages, up to the limit, that have no vector of this model; the newest first. */
export const selectUnembedded = (
  database: Database,
  { roomId, model }: Pick<VectorOwner, 'roomId' | 'model'>,
) =>
  database
    .selectFrom('messages')
    .leftJoin('message_vectors', (join) =>
      join.onRef('message_vectors.message_id', '=', 'messages.message_id').on('model', '=', model),
    )
    .where('messages.room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('status', '<>', 'streaming')
    .where('text', '<>', '')
    .where('vector_id', 'is', null)
    .where('messages.seq', '>=', (query) =>
      query.fn.coalesce(
        query
          .selectFrom('messages as newest')
          .select('newest.seq')
          .where('newest.room_id', '=', roomId)
          .where('newest.hidden_at', 'is', null)
          .orderBy('newest.seq', 'desc')
          .limit(1)
          .offset(vectorsPerRoom - 1),
        query.val(0),
      ),
    )
    .orderBy('messages.seq', 'desc');
