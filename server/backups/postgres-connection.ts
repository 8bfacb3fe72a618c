import { Client } from 'pg';
import { assertPostgresVersion, postgresError, StartupError } from '../shared/startup-errors.ts';
import { defaultTimeout } from '../store/open/open-database.ts';
import { migrationLock } from '../store/postgres/postgres-start.ts';

/** A connection, and what a backup needs to know of its database. */
export interface ConnectedServer {
  readonly client: Client;
  /** 15 for version 15.4. */
  readonly major: number;
  /** The schema in which the tables are, or would be created. */
  readonly schema: string;
  /** Whether this program's tables are there. */
  readonly hasTables: boolean;
  /** Whether the schema has no tables at all. */
  readonly isEmpty: boolean;
}

/** Connects until the work ends. Throws `StartupError`. */
export const withServer = async <Result>(
  url: string,
  work: (server: ConnectedServer) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: defaultTimeout });
  // Without a listener a broken connection would end the process. While it is in use, its statement fails as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(await describeServer(client, url));
  } catch (error) {
    throw error instanceof StartupError ? error : postgresError(url, error);
  } finally {
    await client.end();
  }
};

/** Until the connection ends, servers that start wait before they create their tables. */
export const lockMigrations = async ({ client }: ConnectedServer): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
};

const describeServer = async (client: Client, url: string): Promise<ConnectedServer> => {
  const { rows } = await client.query<Described>(`
    select
      current_setting('server_version_num')::integer as version,
      coalesce(current_schema(), 'public') as schema,
      to_regclass('kysely_migration') is not null as "hasTables",
      not exists (
        select 1 from pg_class
        where relnamespace = to_regnamespace(quote_ident(current_schema())) and relkind in ('r', 'p', 'v', 'm', 'f')
      ) as "isEmpty"`);
  const { version, ...rest } = rows[0] ?? { version: 0, schema: 'public', hasTables: false, isEmpty: true };
  assertPostgresVersion(url, version);
  return { client, major: Math.floor(version / 10_000), ...rest };
};

interface Described {
  readonly version: number;
  readonly schema: string;
  readonly hasTables: boolean;
  readonly isEmpty: boolean;
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
