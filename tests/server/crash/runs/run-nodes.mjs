/** Kills one of two servers on one PostgreSQL repeatedly under load, and checks that nothing was lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { signUp } from '../accounts.mjs';
import { checkAll, countAcknowledged } from '../checks.mjs';
import { startModelHost } from '../model-host.mjs';
import { readPostgres } from '../read-database.mjs';
import { checkAtRest, countsOf, unanswered } from './run.mjs';
import { settingsFor, startServerProcess } from '../server-process.mjs';

/** The maximum duration of the load before a kill, and of the absence of a server, in milliseconds. */
const longestTalk = 2500;
/** After this many kills the people finish their turns, and everything is checked: before what they deleted is purged. */
const killsPerCheck = 4;

/**
 * Resolves with what was done and every violation in words; with null where PostgreSQL is not installed. People use either
 * server for each request, so that most replies are read where they are not written.
 */
export async function runNodeCrashes({ serverFile, kills, people: count = 12, report = () => undefined }) {
  const folder = findPostgres();
  if (folder === null) return null;
  const dataDirs = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'mates-crash-')));
  const postgres = await startPostgres(folder);
  const host = await startModelHost();
  const settings = await Promise.all(
    dataDirs.map(async (dataDir) => ({
      ...(await settingsFor({ dataDir, modelUrl: host.url })),
      DATABASE_URL: postgres.url,
    })),
  );
  const nodes = [];
  for (const each of settings) nodes.push(await startServerProcess(serverFile, each));
  const violations = [];
  try {
    const people = await signUp(nodes[0].url, dataDirs[0], count);
    const check = () => readPostgres(postgres.url, (query) => checkAll(query, people));
    const talk = startTalk(people, () => nodes[Math.floor(Math.random() * nodes.length)].url);
    for (let kill = 1; kill <= kills; kill += 1) {
      await someTime();
      const victim = Math.floor(Math.random() * nodes.length);
      await nodes[victim].kill();
      await someTime();
      nodes[victim] = await startServerProcess(serverFile, settings[victim]);
      if (kill % killsPerCheck === 0 || kill === kills) {
        await talk.pause();
        violations.push(...(await checkAtRest(check)).map((text) => `after kill ${kill}: ${text}`));
        talk.goOn();
      }
      report({ kill, kills, violations: violations.length, milliseconds: nodes[victim].milliseconds });
    }
    await talk.end();
    violations.push(...people.flatMap((person) => [...person.violations, ...unanswered(person)]));
    const counts = await readPostgres(postgres.url, (query) => countAcknowledged(query, people));
    return { kills, violations, ...countsOf(people), ...counts };
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    host.stop();
    await postgres.stop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Lets the people talk, each step with the URL that `urlOf` returns, until they are paused, which resolves when each has
 * finished its turn. After a step that failed they wait for `retryAfter` milliseconds.
 */
export function startTalk(people, urlOf, retryAfter = 5) {
  const talk = { isPaused: false, isOver: false };
  const idle = new Set();
  const talking = people.map(async (person) => {
    while (!talk.isOver) {
      const isBusy = person.deletions.isPending || person.messages.at(-1)?.state !== 'settled';
      if (talk.isPaused && !isBusy) {
        idle.add(person);
        await wait(20);
        continue;
      }
      idle.delete(person);
      await person.step(urlOf()).catch(() => wait(retryAfter));
    }
  });
  const pause = async () => {
    talk.isPaused = true;
    while (idle.size < people.length) await wait(20);
  };
  return {
    pause,
    goOn: () => {
      talk.isPaused = false;
      idle.clear();
    },
    end: async () => {
      await pause();
      talk.isOver = true;
      await Promise.all(talking);
    },
  };
}

const someTime = () => wait(Math.random() * longestTalk);
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
