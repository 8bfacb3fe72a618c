import { sql } from 'kysely';
import { seconds } from '../../shared/clock.ts';
import type { Database } from '../../store/database.ts';

/**
 * How long a node owns its replies after it was last seen, in milliseconds, by the clock of the database. With two intervals
 * of `maintenance.ts`, its replies are taken over within five seconds.
 */
const leaseTime = 3500;
/** After this time the row of a node that died is deleted, in milliseconds. */
const forgottenAfter = seconds(60);

const now = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const expiry = sql<number>`${now} - cast(${leaseTime} as integer)`;

/** Renews the node's lease. Returns false when it had none, so that other nodes may have taken its replies. */
export const renewLease = async (database: Database, node: string): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('nodes')
    .set({ seen_at: now })
    .where('node', '=', node)
    .where('seen_at', '>', expiry)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) {
    return true;
  }
  await database
    .insertInto('nodes')
    .values({ node, seen_at: now })
    .onConflict((conflict) => conflict.column('node').doUpdateSet({ seen_at: now }))
    .execute();
  return false;
};

/** Ends the node's lease: others take its replies over at once. */
export const endLease = async (transaction: Database, node: string): Promise<void> => {
  await transaction.deleteFrom('nodes').where('node', '=', node).execute();
};

/** Returns whether another node has a lease. */
export const hasOtherNodes = async (database: Database, node: string): Promise<boolean> => {
  const other = await liveNodes(database).where('node', '<>', node).executeTakeFirst();
  return other !== undefined;
};

/** The nodes that have a lease. */
export const liveNodes = (database: Database) =>
  database.selectFrom('nodes').select('node').where('seen_at', '>', expiry);

/** Deletes the rows of nodes that died. */
export const purgeLeases = async (database: Database): Promise<void> => {
  await database
    .deleteFrom('nodes')
    .where('seen_at', '<', sql<number>`${now} - cast(${forgottenAfter} as integer)`)
    .execute();
};

/** How long a node waits with the replies of others after an outage, in milliseconds: they renew their leases first. */
export const leaseGraceTime = leaseTime;
