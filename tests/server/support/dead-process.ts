import type { TestServer } from './server.ts';

/** Returns the dependencies of another process, whose replies the test's server does not take over by itself. */
export const deadProcess = async (
  { database, running }: Pick<TestServer, 'database' | 'running'>,
  node: string,
) => {
  const forever = 8_640_000_000_000_000;
  await database.insertInto('nodes').values({ node, seen_at: forever }).execute();
  return { ...running.deps, node };
};
