import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNodeCrashes } from '../../crash/runs/run-nodes.mjs';
import { runPostgresCrashes } from '../../crash/runs/run-postgres.mjs';
import { canKillPostgres } from '../../support/store/own-postgres.ts';
import { bundleServer } from '../../support/process.ts';

let server: Awaited<ReturnType<typeof bundleServer>>;

beforeAll(async () => {
  server = await bundleServer();
});

afterAll(async () => {
  await server.remove();
});

test.skipIf(!canKillPostgres)(
  'the server survives kills, crashes and restarts of PostgreSQL under load, and loses or duplicates nothing acknowledged',
  async () => {
    const result = await runPostgresCrashes({ serverFile: server.file, kills: 3, people: 6 });
    expect(result).toMatchObject({ violations: [], restarts: 0, lost: 0, doubled: 0 });
    expect(result?.acknowledged).toBeGreaterThanOrEqual(6);
  },
);

test.skipIf(!canKillPostgres)(
  'one of two servers is killed under load, and nothing acknowledged is lost or doubled',
  async () => {
    const result = await runNodeCrashes({ serverFile: server.file, kills: 3, people: 6 });
    expect(result).toMatchObject({ violations: [], lost: 0, doubled: 0 });
    expect(result?.acknowledged).toBeGreaterThanOrEqual(6);
  },
);
