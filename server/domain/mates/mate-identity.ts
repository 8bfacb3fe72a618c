import { createHash } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { newSecret } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { Schema } from '../../store/schema/schema.ts';
import type { MateRow } from '../../store/schema/mates.ts';

/**
 * What a mate is on every server. The identity is the hash of a key that only its creator's own files have: any file can say which mate a
 * conversation is with, and none but the creator's can make that mate.
 */
export type Identity = Pick<MateRow, 'identity' | 'identity_key'>;

export const identityOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const toIdentity = (key: string): Identity => ({ identity: identityOfKey(key), identity_key: key });

export const newIdentity = (): Identity => toIdentity(newSecret());

/** A mate of a file, as another one may be meant by the same ID. */
export interface NamedMate {
  readonly id: string;
  /** Null where the file says none. */
  readonly identity: string | null;
}

type Named = Pick<MateRow, 'mate_id' | 'client_mate_id'> & Identity;

/** Whether the file may mean this mate: the ID says it where the identity does not say otherwise. */
const isMeant = ({ id, identity }: NamedMate, row: Named): boolean =>
  identity !== null && row.identity !== null
    ? row.identity === identity
    : row.mate_id === id || row.client_mate_id === id;

/** Returns the mate that the file means, rather by its identity than by its ID. */
export const findMeant = <Row extends Named>(rows: readonly Row[], named: NamedMate): Row | undefined => {
  const meant = rows.filter((row) => isMeant(named, row));
  return meant.find(({ identity }) => identity !== null && identity === named.identity) ?? meant[0];
};

/** The condition for the rows that a file may mean. */
export const isNamedBy =
  ({ id, identity }: NamedMate) =>
  (where: ExpressionBuilder<Schema, 'mates'>): Expression<SqlBool> =>
    where.or([
      where('mate_id', '=', id),
      where('client_mate_id', '=', id),
      ...(identity === null ? [] : [where('identity', '=', identity)]),
    ]);

/**
 * Returns the ID by which files name a new mate of the user's: that of the file, or another one, always the same, where it is that of a mate
 * that is not meant.
 */
export const toFreeClientId = (taken: readonly Named[], { id, identity }: NamedMate): string =>
  taken.some((row) => row.mate_id === id || row.client_mate_id === id) ? (identity ?? identityOfKey(id)) : id;

/** Returns the mates of the user's that a file may mean, also former ones. */
export const readNamedMates = (database: Database, userId: string, named: NamedMate): Promise<MateRow[]> =>
  database
    .selectFrom('mates')
    .selectAll()
    .where('owner_id', '=', userId)
    .where(isNamedBy(named))
    .orderBy('mate_id')
    .execute();

/** Returns the mate that a file of its creator may change: only a file with the key may change one that has one. */
export const findChangeable = (rows: readonly MateRow[], named: NamedMate): MateRow | undefined =>
  findMeant(
    rows.filter((row) => row.identity_key === null || row.identity === named.identity),
    named,
  );

/**
 * Returns the IDs of the mates that the file may mean and that others made: the one of this ID, and those that their creator brought here
 * from another server and published, the first one first. Who sees them is not asked.
 */
export const readOthersMates = async (database: Database, named: NamedMate): Promise<string[]> => {
  const rows = await database
    .selectFrom('mates')
    .select(['mate_id', 'client_mate_id', 'identity', 'identity_key', 'visibility'])
    .where(isNamedBy(named))
    .orderBy('shown_at')
    .orderBy('mate_id')
    .execute();
  const here = rows.filter((row) => row.mate_id === named.id && isMeant(named, row));
  const moved = rows.filter(
    (row) =>
      named.identity !== null &&
      row.identity === named.identity &&
      row.identity_key !== null &&
      row.visibility === 'public',
  );
  return [...here, ...moved].map((row) => row.mate_id);
};
