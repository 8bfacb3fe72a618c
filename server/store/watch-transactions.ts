import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/** Called when a transaction begins; what it returns is called with the outcome when it has ended. */
export type StartTransaction = () => (outcome: 'committed' | 'rolledBack' | 'failed') => void;

/** Returns a dialect that does the same and reports its transactions; the dialect itself when nobody wants to know. */
export const watchTransactions = (dialect: Dialect, start: StartTransaction | null): Dialect =>
  start === null
    ? dialect
    : {
        createAdapter: () => dialect.createAdapter(),
        createIntrospector: (database) => dialect.createIntrospector(database),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createDriver: () => watchDriver(dialect.createDriver(), start),
      };

const watchDriver = (driver: Driver, start: StartTransaction): Driver => {
  const open = new WeakMap<DatabaseConnection, ReturnType<StartTransaction>>();
  const end = async (
    connection: DatabaseConnection,
    outcome: 'committed' | 'rolledBack',
    work: Promise<void>,
  ): Promise<void> => {
    const ended = open.get(connection);
    open.delete(connection);
    try {
      await work;
      ended?.(outcome);
    } catch (error) {
      ended?.('failed');
      throw error;
    }
  };
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
    beginTransaction: async (connection, settings) => {
      await driver.beginTransaction(connection, settings);
      open.set(connection, start());
    },
    commitTransaction: (connection) => end(connection, 'committed', driver.commitTransaction(connection)),
    rollbackTransaction: (connection) =>
      end(connection, 'rolledBack', driver.rollbackTransaction(connection)),
  };
};
