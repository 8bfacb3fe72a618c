import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';
import { signalChannel, type Topic } from './signals.ts';

/** Notifies all nodes, including this one, when the transaction is committed. The embedded database has one node. */
export const announce = async (
  transaction: Database,
  dialect: Dialect,
  topic: Topic,
  subject = '',
): Promise<void> => {
  if (dialect === 'postgres') {
    await sql`select pg_notify(${signalChannel}, ${`${topic}:${subject}`})`.execute(transaction);
  }
};
