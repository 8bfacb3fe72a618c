/** Measures how long the replies of a node are without one after it was killed. */
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** When the watch ends, in milliseconds after the kill: later than any takeover should be. */
const limit = 10_000;
const interval = 50;

/**
 * Kills a node and resolves with the time until none of its replies was left to it, in milliseconds; with null when it wrote
 * none.
 */
export async function watchTakeover(url, kill) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const read = async (sql) => (await client.query(sql)).rows;
    await kill();
    const killedAt = performance.now();
    const streaming = `select distinct node from messages where status = 'streaming'`;
    const owners = (await read(streaming)).map(({ node }) => node);
    // The node that is seen no more is the one that was killed.
    await wait(2000);
    const silent = `select node from nodes where seen_at < extract(epoch from clock_timestamp()) * 1000 - 1900`;
    const [dead] = (await read(silent)).map(({ node }) => node).filter((node) => owners.includes(node));
    if (dead === undefined) return null;
    while (performance.now() - killedAt < limit) {
      if (!(await read(streaming)).some(({ node }) => node === dead)) return performance.now() - killedAt;
      await wait(interval);
    }
    return limit;
  } finally {
    await client.end();
  }
}
