import { SqliteAdapter, SqliteDialect } from 'kysely';

/**
 * Runs all pending migrations and their records in one transaction, as Kysely does with PostgreSQL: SQLite can, and an
 * update that is cut short leaves the database as it was.
 */
export class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
