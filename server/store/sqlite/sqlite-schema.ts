import { Kysely, SqliteDialect } from 'kysely';
import * as v from 'valibot';
import { migrations } from '../migrate.ts';
import { SqliteFile } from './sqlite-file.ts';

/**
 * Returns one line for each table, column, reference, constraint, index and trigger of the file. Lines, rather than the stored
 * statements, because these depend on the order in which columns were added.
 */
export const readSqliteSchema = (file: SqliteFile): ReadonlySet<string> =>
  new Set(v.parse(Texts, file.readValues(listSchema)).map((line) => line.replaceAll(/\s+/g, ' ').trim()));

/** Returns the schema of a file that has run these migrations. */
export const buildSqliteSchema = async (names: readonly string[]): Promise<ReadonlySet<string>> => {
  const scratch = new SqliteFile(':memory:');
  try {
    const database = new Kysely<unknown>({ dialect: new SqliteDialect({ database: scratch }) });
    for (const name of names.toSorted()) {
      await migrations[name]?.up(database);
    }
    return readSqliteSchema(scratch);
  } finally {
    scratch.close();
  }
};

/** Returns the names of the migrations that have run. Throws for a file without a record of them. */
export const readExecutedMigrations = (file: SqliteFile): string[] =>
  v.parse(v.array(v.string()), file.readValues('select name from kysely_migration'));

const Texts = v.array(v.string());

/** The tables of Kysely record what has run, and those of SQLite itself depend on its version. */
const listSchema = `
  with tables as (
    select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\'
  )
  select 'table ' || name as line from tables
  union all select 'column ' || tables.name || '.' || field.name || ' ' || lower(field.type)
    || iif(field."notnull", ' not null', '') || coalesce(' default ' || field.dflt_value, '')
    || iif(field.pk > 0, ' key ' || field.pk, '')
    from tables join pragma_table_xinfo(tables.name) as field
  union all select 'reference ' || tables.name || '.' || other."from" || ' to ' || other."table"
    || '.' || coalesce(other."to", '') || ' ' || lower(other.on_delete)
    from tables join pragma_foreign_key_list(tables.name) as other
  union all select 'constraint ' || tables.name || ' ' || list.origin || ' '
    || (select group_concat(name, ', ') from pragma_index_info(list.name))
    from tables join pragma_index_list(tables.name) as list where list.origin <> 'c'
  union all select type || ' ' || name || ' ' || replace(sql, '"', '')
    from sqlite_schema where type in ('index', 'trigger', 'view') and sql is not null`;
