/** Kills PostgreSQL repeatedly under load, and checks that the server survives and loses nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { signUp } from '../accounts.mjs';
import { checkAll, countAcknowledged } from '../checks.mjs';
import { startModelHost } from '../model-host.mjs';
import { readPostgres } from '../read-database.mjs';
import { countsOf, unanswered } from './run.mjs';
import { settingsFor, startServerProcess } from '../server-process.mjs';

/** The maximum duration of the load before and during an outage, in milliseconds. */
const longestTalk = 2500;
/** A kill, a crash and a restart, alternating. */
const signals = ['SIGKILL', 'SIGQUIT', 'SIGINT'];

/**
 * Resolves with what was done, how often the server had to be started again, how long each recovery took, and every
 * violation in words; with null where PostgreSQL is not installed.
 */
export async function runPostgresCrashes({
  serverFile,
  kills,
  people: count = 12,
  report = () => undefined,
}) {
  const folder = findPostgres();
  if (folder === null) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-crash-'));
  const postgres = await startPostgres(folder);
  const host = await startModelHost();
  const settings = {
    ...(await settingsFor({ dataDir, modelUrl: host.url })),
    DATABASE_URL: postgres.url,
  };
  const result = { kills, violations: [], recoveries: [], restarts: 0 };
  let server = await startServerProcess(serverFile, settings);
  try {
    const people = await signUp(server.url, dataDir, count);
    const check = () => readPostgres(postgres.url, (query) => checkAll(query, people));
    for (let kill = 1; kill <= kills; kill += 1) {
      result.recoveries.push(
        await talkThroughOutage(server, people, postgres, signals[kill % signals.length]),
      );
      if (server.hasEnded()) {
        result.restarts += 1;
        result.violations.push(`after kill ${kill}: the server ended: ${server.output().slice(-500)}`);
        server = await startServerProcess(serverFile, settings);
      }
      await Promise.all(people.map((person) => settle(server, person)));
      result.violations.push(...(await check()).map((text) => `after kill ${kill}: ${text}`));
      report({ kill, kills, violations: result.violations.length, milliseconds: result.recoveries.at(-1) });
    }
    result.violations.push(...people.flatMap((person) => [...person.violations, ...unanswered(person)]));
    const refusals = people.reduce((sum, person) => sum + person.refusals, 0);
    const counts = await readPostgres(postgres.url, (query) => countAcknowledged(query, people));
    return { ...result, refusals, ...countsOf(people), ...counts };
  } finally {
    await server.kill();
    host.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Resolves with the time until the server responds again, in milliseconds from the start of the database. */
async function talkThroughOutage(server, people, postgres, signal) {
  const talk = { isOver: false };
  const talking = people.map(async (person) => {
    while (!talk.isOver) await person.step(server.url).catch(pause);
  });
  await someTime();
  await postgres.end(signal);
  await someTime();
  await postgres.start();
  const startedAt = performance.now();
  while (!server.hasEnded() && !(await isReady(server.url))) await pause();
  const milliseconds = performance.now() - startedAt;
  talk.isOver = true;
  await Promise.all(talking);
  return milliseconds;
}

/** Completes the reply to the person's last message. */
async function settle(server, person) {
  while (!server.hasEnded() && (person.deletions.isPending || person.messages.at(-1)?.state !== 'settled')) {
    await person.step(server.url).catch(pause);
  }
}

const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
const someTime = () => new Promise((resolve) => setTimeout(resolve, Math.random() * longestTalk));
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
