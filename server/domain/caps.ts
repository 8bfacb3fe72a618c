import { code } from '../../contract/envelope.ts';
import { maxLorebooks } from '../../contract/lore/lorebook.ts';
import type { Database, Dialect } from '../store/database.ts';
import type { ErrorId } from '../locales/errors.ts';
import { DomainError } from './domain-error.ts';

/** The maximum number of each per account. Lists show that many, so that every item can be found and deleted. */
export const caps = {
  rooms: 500,
  favorites: 500,
  follows: 500,
  tag_follows: 100,
  blocks: 500,
  personas: 20,
  /** Libraries of cards are brought along as a whole. */
  mates: 200,
  passkeys: 20,
  lorebooks: maxLorebooks,
} as const;

export type Capped = keyof typeof caps;

const errorIds: Record<Capped, ErrorId> = {
  rooms: 'roomLimit',
  favorites: 'favoriteLimit',
  follows: 'followLimit',
  tag_follows: 'tagFollowLimit',
  blocks: 'blockLimit',
  personas: 'personaLimit',
  mates: 'mateLimit',
  passkeys: 'passkeyLimit',
  lorebooks: 'lorebookLimit',
};

export const limitReached = (kind: Capped): DomainError =>
  new DomainError(code.limitReached, errorIds[kind], { value: caps[kind] });

/**
 * Throws `limitReached` when the user exceeds the cap, which rolls back the transaction's insert. Concurrent inserts of
 * a user are serialized, so each counts the others.
 */
export const assertWithinCap = async (
  transaction: Database,
  dialect: Dialect,
  { userId, kind }: { userId: string; kind: 'rooms' | 'favorites' | 'follows' | 'tag_follows' | 'blocks' },
): Promise<void> => {
  await transaction
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .$if(dialect === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  const { count } = await transaction
    .selectFrom(kind)
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count > caps[kind]) {
    throw limitReached(kind);
  }
};
