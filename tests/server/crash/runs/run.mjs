/** Kills the server repeatedly under load, and checks after each start that nothing was lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '../accounts.mjs';
import { checkAll } from '../checks.mjs';
import { readSqlite } from '../read-database.mjs';
import { startModelHost } from '../model-host.mjs';
import { settingsFor, startServerProcess } from '../server-process.mjs';

/** The maximum duration of the load before the next kill, in milliseconds, once somebody has ended a step. */
const longestTalk = 1500;

/**
 * Resolves with what was done, how long each start took, and every violation in words. `serverFile` is the built
 * server; `report` is called for each kill.
 */
export async function runCrashes({ serverFile, kills, people: count = 12, report = () => undefined }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-crash-'));
  const host = await startModelHost();
  const settings = await settingsFor({ dataDir, modelUrl: host.url });
  const violations = [];
  const check = (people) => readSqlite(dataDir, (query) => checkAll(query, people));
  const starts = [];
  let server = await startServerProcess(serverFile, settings);
  try {
    const people = await signUp(server.url, dataDir, count);
    for (let kill = 1; kill <= kills; kill += 1) {
      await talkUntilKilled(server, people);
      server = await startServerProcess(serverFile, settings);
      starts.push(server.milliseconds);
      violations.push(...(await check(people)).map((text) => `after kill ${kill}: ${text}`));
      report({ kill, kills, violations: violations.length, milliseconds: server.milliseconds });
    }
    await Promise.all(people.map((person) => person.finish(server.url)));
    violations.push(...(await checkAtRest(() => check(people))).map((text) => `at the end: ${text}`));
    violations.push(...people.flatMap((person) => [...person.violations, ...unanswered(person)]));
    return { kills, starts, violations, ...countsOf(people) };
  } finally {
    await server.kill();
    host.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits for a first step too: on a slow machine nothing would be under way, and each check would pass. */
async function talkUntilKilled(server, people) {
  const talk = { isOver: false, hasBegun: false };
  const talking = people.map(async (person) => {
    while (!talk.isOver) {
      try {
        await person.step(server.url);
        talk.hasBegun = true;
      } catch {
        await wait(5);
      }
    }
  });
  while (!talk.hasBegun) await wait(10);
  await wait(Math.random() * longestTalk);
  talk.isOver = true;
  await server.kill();
  await Promise.all(talking);
}

/** Repeats the checks until they pass, because frames of ended replies are deleted with a delay. */
export async function checkAtRest(check) {
  for (let tries = 1; ; tries += 1) {
    const violations = await check();
    if (violations.length === 0 || tries === 60) return violations;
    await wait(500);
  }
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const unanswered = (person) =>
  person.messages
    .filter((message) => message.state !== 'settled')
    .map((message) => `${message.messageId ?? message.clientMessageId} was never answered`);

export const countsOf = (people) => {
  const messages = people.flatMap((person) => person.messages);
  const replies = messages.flatMap((message) => [...message.replies.values()]);
  return {
    messages: messages.length,
    replies: replies.length,
    cut: replies.filter((reply) => !reply.whole).length,
    deleted: people.reduce((sum, person) => sum + person.deletions.counts.deleted, 0),
    restored: people.reduce((sum, person) => sum + person.deletions.counts.restored, 0),
  };
};
