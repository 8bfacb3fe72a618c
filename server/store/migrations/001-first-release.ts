import type { Kysely } from 'kysely';
import { createAccounts } from './first-release/accounts.ts';
import { createChangeFeed } from './first-release/change-feed.ts';
import { createMates } from './first-release/mates.ts';
import { createMessageSearch } from './first-release/message-search.ts';
import { createPurchases } from './first-release/purchases.ts';
import { createRooms } from './first-release/rooms.ts';
import { createSafety } from './first-release/safety.ts';

/**
 * Creates what release 0.1.0 had. Migrations are deliberately written without the schema's types: they stay unchanged when the
 * schema evolves.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createAccounts(database.schema);
  await createPurchases(database.schema);
  await createMates(database);
  await createRooms(database);
  await createSafety(database.schema);
  await createMessageSearch(database);
  await createChangeFeed(database);
}
