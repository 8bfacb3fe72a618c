import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Creates a PostgreSQL database for this test on the server of TEST_DATABASE_URL; null without it. It is empty, or a copy
 * of the template.
 */
export const createFreshDatabase = async (
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> } | null> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    return null;
  }
  const name = `mates_test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
};

const run = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
