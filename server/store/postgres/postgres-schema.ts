import { Kysely, PostgresDialect } from 'kysely';
import type { Client } from 'pg';
import { migrations } from '../migrate.ts';

/**
 * Returns the tables, columns, constraints, indexes, triggers and functions that these migrations make and that are missing. Runs
 * the migrations in a schema of its own, in a transaction that is rolled back. Returns nothing where the user may not create a
 * schema.
 */
export const findMissingInPostgres = async (
  client: Client,
  names: readonly string[],
): Promise<readonly string[]> => {
  const present = new Set(await readSchema(client));
  await client.query('begin');
  try {
    await client.query(`create schema ${scratch}`);
    await client.query(`set local search_path to ${scratch}`);
    await runMigrations(client, names);
    return (await readSchema(client)).filter((line) => !present.has(line));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') {
      return [];
    }
    throw error;
  } finally {
    await client.query('rollback');
  }
};

const scratch = 'mates_compared_schema';

const runMigrations = async (client: Client, names: readonly string[]): Promise<void> => {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() };
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  for (const name of names.toSorted()) {
    await migrations[name]?.up(database);
  }
};

/** One line for each object of the current schema, without its name. */
const readSchema = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ line: string }>(`
    with relations as (
      select oid, relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relname not like 'kysely\\_%'
    ), lines as (
      select 'table ' || relname as line from relations
      union all select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        from relations join pg_attribute on attrelid = relations.oid where attnum > 0 and not attisdropped
      union all select 'constraint on ' || relname || ' ' || pg_get_constraintdef(pg_constraint.oid)
        from relations join pg_constraint on conrelid = relations.oid where contype <> 'n'
      union all select pg_get_indexdef(indexrelid) from relations join pg_index on indrelid = relations.oid
      union all select pg_get_triggerdef(pg_trigger.oid)
        from relations join pg_trigger on tgrelid = relations.oid where not tgisinternal
      union all select 'function ' || proname || ' ' || md5(prosrc)
        from pg_proc where pronamespace = current_schema()::regnamespace
    )
    select replace(line, quote_ident(current_schema()) || '.', '') as line from lines`);
  return rows.map(({ line }) => line);
};
