import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { yieldWhenDue } from '../../shared/event-loop.ts';

/** Called after each statement that may have changed data. */
export type AfterWrite = () => void;

/**
 * Returns a dialect whose statements give other work its turn of the event loop. The embedded database answers
 * synchronously: without this, any number of statements in a row would hold the only thread until the last one ended.
 */
export const takeTurns = (dialect: Dialect, afterWrite: AfterWrite): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => withTurns(dialect.createDriver(), afterWrite),
});

/** The driver begins and ends transactions by statements of the connection, so that these take turns too. */
const withTurns = (driver: Driver, afterWrite: AfterWrite): Driver => ({
  init: () => driver.init(),
  acquireConnection: async () => toTurns(await driver.acquireConnection(), afterWrite),
  releaseConnection: (connection) => driver.releaseConnection(connection),
  beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
  commitTransaction: (connection) => driver.commitTransaction(connection),
  rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
  destroy: () => driver.destroy(),
});

const toTurns = (connection: DatabaseConnection, afterWrite: AfterWrite): DatabaseConnection => ({
  executeQuery: async (query) => {
    await yieldWhenDue();
    const result = await connection.executeQuery<never>(query);
    if (query.query.kind !== 'SelectQueryNode') {
      afterWrite();
    }
    return result;
  },
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
});
