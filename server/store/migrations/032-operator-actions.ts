import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Adds what operators do: locked accounts, withdrawn mates, and a log of their actions that only grows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('users').addColumn('locked_at', 'bigint').execute();
  await schema.alterTable('mates').addColumn('withdrawn_at', 'bigint').execute();
  // Without references: the log outlives what it is about.
  await schema
    .createTable('operator_actions')
    .addColumn('action_id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('operator_actions_subject').on('operator_actions').column('subject').execute();
  const statements = database.getExecutor().adapter instanceof PostgresAdapter ? forPostgres : forSqlite;
  for (const statement of statements) {
    await sql.raw(statement).execute(database);
  }
}

const refusal = 'operator_actions is append-only';

/** SQLite runs no trigger for a row that `insert or replace` deletes, so inserting an existing id is refused too. */
const forSqlite = [
  `create trigger operator_action_updated before update on operator_actions
    begin select raise(abort, '${refusal}'); end`,
  `create trigger operator_action_deleted before delete on operator_actions
    begin select raise(abort, '${refusal}'); end`,
  `create trigger operator_action_replaced before insert on operator_actions
    when exists (select 1 from operator_actions where action_id = new.action_id)
    begin select raise(abort, '${refusal}'); end`,
];

const forPostgres = [
  `create function refuse_change_of_operator_actions() returns trigger language plpgsql as $$
  begin
    raise exception '${refusal}';
  end $$`,
  `create trigger operator_actions_changed before update or delete or truncate on operator_actions
    for each statement execute function refuse_change_of_operator_actions()`,
];
