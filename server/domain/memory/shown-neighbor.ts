import { sql, type RawBuilder } from 'kysely';

/** A column of the shown message before or after a row of `messages`, whatever is hidden between them; null where there is none. */
export const shownNeighbor = <Value>(
  column: 'seq' | 'role' | 'text' | 'status' | 'heard_to',
  side: 'before' | 'after',
): RawBuilder<Value | null> => sql<Value | null>`(
  select ${sql.ref(`neighbor.${column}`)} from messages as neighbor
  where neighbor.room_id = messages.room_id and neighbor.hidden_at is null
    and neighbor.seq ${sql.raw(side === 'before' ? '<' : '>')} messages.seq
  order by neighbor.seq ${sql.raw(side === 'before' ? 'desc' : 'asc')} limit 1)`;
