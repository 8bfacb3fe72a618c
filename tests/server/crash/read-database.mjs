/** Reads the database of a running server directly. */
import { join } from 'node:path';
import SqliteFile from 'libsql';
import { Client } from 'pg';

/** Resolves with the result of `read`, which receives a function that queries rows. */
export async function readSqlite(dataDir, read) {
  const database = new SqliteFile(join(dataDir, 'mates.db'), { readonly: true });
  try {
    return await read((sql, values = []) => database.prepare(sql).all(...values));
  } finally {
    database.close();
  }
}

/** Like `readSqlite`: each `?` of a statement is a placeholder. */
export async function readPostgres(url, read) {
  const client = new Client({ connectionString: url });
  // Of a server that is killed; the query fails too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await read(async (sql, values = []) => {
      let place = 0;
      const numbered = sql.replaceAll('?', () => `$${(place += 1)}`);
      return (await client.query(numbered, values)).rows;
    });
  } finally {
    await client.end();
  }
}
