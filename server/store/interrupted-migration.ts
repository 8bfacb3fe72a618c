import { Kysely, SqliteDialect, type Migration } from 'kysely';
import type { Log } from '../shared/log.ts';
import { migrations } from './migrate.ts';
import { SqliteFile } from './sqlite-file.ts';
import { readExecutedMigrations, readSqliteSchema } from './sqlite-schema.ts';

/**
 * Finishes a migration that was cut short, and records it. Versions before this one ran the statements of a migration without a
 * transaction: a process that ended between two of them left tables that no version could migrate. Throws SQLite's errors, and
 * has then changed nothing.
 */
export const finishInterruptedMigration = async (file: SqliteFile, log: Log | null): Promise<void> => {
  const interrupted = await findInterruptedMigration(file);
  if (interrupted === null) {
    return;
  }
  file.exec('BEGIN IMMEDIATE');
  try {
    for (const { sql, parameters } of interrupted.remaining) {
      file.prepare(sql).run(parameters);
    }
    const record = file.prepare('insert into kysely_migration (name, timestamp) values (?, ?)');
    record.run([interrupted.name, new Date().toISOString()]);
    file.exec('COMMIT');
  } catch (error) {
    // A full disk has already rolled back.
    if (file.isInTransaction) {
      file.exec('ROLLBACK');
    }
    throw error;
  }
  log?.warn({ migration: interrupted.name }, 'a migration that was interrupted is finished');
};

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface InterruptedMigration {
  readonly name: string;
  /** The statements that finish it. */
  readonly remaining: readonly Statement[];
}

/** Returns the migration of which this file has only some of the statements; null for all other files. Changes nothing. */
export const findInterruptedMigration = async (file: SqliteFile): Promise<InterruptedMigration | null> => {
  const executed = readExecutedMigrations(file);
  const pending = Object.keys(migrations).filter((name) => executed?.includes(name) === false);
  const schema = readSqliteSchema(file);
  if (executed === null || pending.length === 0 || schema.size === 0) {
    return null;
  }
  if (areEqual(schema, await buildSqliteSchema(executed))) {
    return null;
  }
  for (const name of pending) {
    const remaining = findRemaining(await recordSteps(executed, name), schema);
    if (remaining !== null) {
      return { name, remaining };
    }
  }
  return null;
};

/** Returns the schema of a file that has run these migrations. */
export const buildSqliteSchema = async (names: readonly string[]): Promise<ReadonlySet<string>> =>
  withScratch(names, (scratch) => Promise.resolve(readSqliteSchema(scratch)));

interface Step {
  /** The statement that leads from the step before; null for the first. */
  readonly statement: Statement | null;
  readonly schema: ReadonlySet<string>;
}

/**
 * Runs a migration on an empty database, and returns the schema before it and after each of its statements; nothing for one that
 * needs another migration first, which therefore cannot have begun.
 */
const recordSteps = (executed: readonly string[], name: string): Promise<readonly Step[]> =>
  withScratch(executed, async (scratch) => {
    const steps: Step[] = [{ statement: null, schema: readSqliteSchema(scratch) }];
    try {
      await runMigration(scratch, name, (statement) => {
        steps.push({ statement, schema: readSqliteSchema(scratch) });
      });
      return steps;
    } catch {
      return [];
    }
  });

const withScratch = async <Result>(
  names: readonly string[],
  work: (scratch: SqliteFile) => Promise<Result>,
): Promise<Result> => {
  const scratch = new SqliteFile(':memory:');
  try {
    for (const name of names.toSorted()) {
      await runMigration(scratch, name, () => undefined);
    }
    return await work(scratch);
  } finally {
    scratch.close();
  }
};

const runMigration = async (
  scratch: SqliteFile,
  name: string,
  onStatement: (statement: Statement) => void,
): Promise<void> => {
  const migration: Migration | undefined = migrations[name];
  const database = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: scratch }),
    log: ({ level, query }) => {
      if (level === 'query') {
        onStatement(query);
      }
    },
  });
  await migration?.up(database);
};

/**
 * Returns the statements that lead from this schema to the last step; null when the migration left no traces. Tables and columns
 * of others do not matter. Statements that change data only leave no trace in the schema: they run again, after the new tables
 * that they fill were emptied.
 */
const findRemaining = (steps: readonly Step[], schema: ReadonlySet<string>): readonly Statement[] | null => {
  const [before] = steps;
  const lines = new Set(steps.flatMap((step) => [...step.schema]));
  const present = new Set([...schema].filter((line) => lines.has(line)));
  const at = steps.findIndex((step) => areEqual(step.schema, present));
  if (before === undefined || at < 1) {
    return null;
  }
  const next = steps.slice(at + 1);
  const changesSchema = next.findIndex((step) => !areEqual(step.schema, present));
  const repeated = next.slice(0, changesSchema === -1 ? next.length : changesSchema);
  const filled = repeated
    .map((step) => /^insert into "?(\w+)/i.exec(step.statement?.sql ?? '')?.[1])
    .filter((table) => table !== undefined && !before.schema.has(`table ${table}`));
  return [
    ...[...new Set(filled)].map((table) => ({ sql: `delete from "${String(table)}"`, parameters: [] })),
    ...next.flatMap(({ statement }) => (statement === null ? [] : [statement])),
  ];
};

const areEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((line) => other.has(line));
