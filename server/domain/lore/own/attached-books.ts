import type { Database } from '../../../store/database.ts';

/** A book that a conversation uses, with the number of its last change. */
export interface AttachedBook {
  readonly bookId: string;
  readonly revision: number;
}

/** Returns the books of a mate, then those of a room, in the order in which they were attached. */
export const readAttached = async (
  database: Database,
  { mateId, roomId }: { readonly mateId: string; readonly roomId: string },
): Promise<AttachedBook[]> => {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('mate_lorebooks')
        .select((select) => [
          select.cast<number>(select.lit(0), 'integer').as('place'),
          'book_id',
          'attached_at',
        ])
        .where('mate_id', '=', mateId)
        .unionAll(
          from
            .selectFrom('room_lorebooks')
            .select((select) => [
              select.cast<number>(select.lit(1), 'integer').as('place'),
              'book_id',
              'attached_at',
            ])
            .where('room_id', '=', roomId),
        )
        .as('attached'),
    )
    .innerJoin('lorebooks', 'lorebooks.book_id', 'attached.book_id')
    .select(['attached.book_id', 'revision'])
    .where('deleted_at', 'is', null)
    .orderBy('place')
    .orderBy('attached_at')
    .orderBy('attached.book_id')
    .execute();
  // A book of the mate and of the room is used once.
  const revisions = new Map(rows.map(({ book_id: bookId, revision }) => [bookId, revision]));
  return [...revisions].map(([bookId, revision]) => ({ bookId, revision }));
};

/** Copies which books a room uses to a copy of it. */
export const copyRoomBooks = async (
  transaction: Database,
  { original, roomId }: { readonly original: { readonly room_id: string }; readonly roomId: string },
): Promise<void> => {
  await transaction
    .insertInto('room_lorebooks')
    .columns(['room_id', 'book_id', 'attached_at'])
    .expression((from) =>
      from
        .selectFrom('room_lorebooks')
        .select((select) => [select.val(roomId).as('room_id'), 'book_id', 'attached_at'])
        .where('room_id', '=', original.room_id),
    )
    .execute();
};
