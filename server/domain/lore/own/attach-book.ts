import { code } from '../../../../contract/envelope.ts';
import {
  maxAttachedLorebooks,
  type Lorebook,
  type LorebookUser,
} from '../../../../contract/lore/lorebook.ts';
import type { Database } from '../../../store/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { withUserLock } from '../../user-lock.ts';
import { getBookRow, readBook, type OwnBook } from './own-books.ts';

interface AttachBook extends OwnBook {
  readonly to: LorebookUser;
  readonly attached: boolean;
}

/**
 * Attaches a book of the user's to a mate or a room of the user's, or detaches it. Throws `notFound` for another one, and
 * `limitReached` at the cap.
 */
export const attachBook = (deps: StoreDeps, { to, attached, ...book }: AttachBook): Promise<Lorebook> =>
  withUserLock(deps, book.userId, async (transaction) => {
    await getBookRow(transaction, book);
    const place = { bookId: book.bookId, at: deps.now(), attached };
    await (to.kind === 'mate'
      ? attachToMate(transaction, { ...place, mateId: to.mateId, userId: book.userId })
      : attachToRoom(transaction, { ...place, roomId: to.roomId, userId: book.userId }));
    return readBook(transaction, book);
  });

interface Attachment extends OwnBook {
  readonly at: number;
  readonly attached: boolean;
}

const attachToMate = async (
  transaction: Database,
  { userId, mateId, bookId, at, attached }: Attachment & { readonly mateId: string },
): Promise<void> => {
  const mate = await transaction
    .selectFrom('mates')
    .select('mate_id')
    .where('mate_id', '=', mateId)
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (mate === undefined) throw new DomainError(code.notFound, 'mateNotFound');
  await transaction
    .deleteFrom('mate_lorebooks')
    .where('mate_id', '=', mateId)
    .where('book_id', '=', bookId)
    .execute();
  if (!attached) return;
  const row = { mate_id: mateId, book_id: bookId, attached_at: at };
  await transaction.insertInto('mate_lorebooks').values(row).execute();
  const { count } = await transaction
    .selectFrom('mate_lorebooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mate_id', '=', mateId)
    .executeTakeFirstOrThrow();
  assertWithinCap(count);
};

const attachToRoom = async (
  transaction: Database,
  { userId, roomId, bookId, at, attached }: Attachment & { readonly roomId: string },
): Promise<void> => {
  const room = await transaction
    .selectFrom('rooms')
    .select('room_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (room === undefined) throw new DomainError(code.notFound, 'roomNotFound');
  await transaction
    .deleteFrom('room_lorebooks')
    .where('room_id', '=', roomId)
    .where('book_id', '=', bookId)
    .execute();
  if (!attached) return;
  const row = { room_id: roomId, book_id: bookId, attached_at: at };
  await transaction.insertInto('room_lorebooks').values(row).execute();
  const { count } = await transaction
    .selectFrom('room_lorebooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  assertWithinCap(count);
};

const assertWithinCap = (count: number): void => {
  if (count > maxAttachedLorebooks) {
    throw new DomainError(code.limitReached, 'attachedLorebookLimit', { value: maxAttachedLorebooks });
  }
};
