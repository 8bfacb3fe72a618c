import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCrashes } from './runs/run.mjs';
import { bundleServer } from '../support/process.ts';

let server: Awaited<ReturnType<typeof bundleServer>>;

beforeAll(async () => {
  server = await bundleServer();
});

afterAll(async () => {
  await server.remove();
});

test('a server killed at random moments under load loses and duplicates nothing, and offers a retry of interrupted replies', async () => {
  const { violations, starts, messages } = await runCrashes({ serverFile: server.file, kills: 5, people: 6 });
  expect(violations).toEqual([]);
  expect(starts.length).toBe(5);
  expect(messages).toBeGreaterThanOrEqual(6);
});
