/** Kills nodes, the balancer and PostgreSQL under load, restarts the nodes in turn, and checks that nothing was lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { signUp } from './accounts.mjs';
import { checkAll, countAcknowledged } from './checks.mjs';
import { measureLag } from './lag.mjs';
import { startModelHost } from './model-host.mjs';
import { startNginx } from './nginx.mjs';
import { readPostgres } from './read-database.mjs';
import { startTalk } from './run-nodes.mjs';
import { checkAtRest, countsOf, unanswered } from './run.mjs';
import { settingsFor, startServerProcess } from './server-process.mjs';
import { watchTakeover } from './takeovers.mjs';
import { watchAnswers } from './watch-answers.mjs';

/** Everything is checked about this often, in milliseconds: before what was deleted is purged, after a minute. */
const checkInterval = 15_000;
/** The time after which the page repeats a request that failed, in milliseconds. */
const retryAfter = 500;
/** Most kills hit a node. */
const victims = ['node', 'nginx', 'node', 'postgres', 'node'];

/**
 * Resolves with what was done and every violation in words. `certificate` is that of `createCertificate`; this process must
 * trust it.
 */
export async function runCluster({ serverFile, certificate, nodes: count, people: size, ...options }) {
  const dataDirs = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'mates-cluster-')));
  const postgres = await startPostgres(findPostgres());
  const host = await startModelHost({ pause: 50, longest: 120 });
  const nodes = [];
  const violations = [];
  let nginx = null;
  try {
    const settings = await Promise.all(
      dataDirs.map(async (dataDir) => ({
        ...(await settingsFor({ dataDir, modelUrl: host.url })),
        DATABASE_URL: postgres.url,
      })),
    );
    for (const each of settings) nodes.push(await startServerProcess(serverFile, each));
    nginx = await startNginx(
      certificate.folder,
      settings.map(({ PORT }) => PORT),
    );
    const people = await signUp(nodes[0].url, dataDirs[0], size);
    const lags = await measureLag(nodes[0], nodes[1], people);
    const answers = watchAnswers(people);
    const check = () => readPostgres(postgres.url, (query) => checkAll(query, people));
    const talk = startTalk(people, () => nginx.url, retryAfter);
    const cluster = { serverFile, settings, nodes, nginx, postgres, answers, takeovers: [] };
    let checkedAt = performance.now();
    const checkNow = async (when) => {
      await talk.pause();
      violations.push(...(await checkAtRest(check)).map((text) => `${when}: ${text}`));
      checkedAt = performance.now();
      answers.forgetPauses();
      talk.goOn();
    };
    for (const event of planOf(options)) {
      await wait(event.after);
      if (performance.now() - checkedAt > checkInterval) await checkNow(`before a ${event.name}`);
      await event.run(cluster);
      if (performance.now() - checkedAt > checkInterval) await checkNow(`after a ${event.name}`);
      options.report({ name: event.name, violations: violations.length });
    }
    await talk.end();
    violations.push(...(await checkAtRest(check)).map((text) => `at the end: ${text}`));
    violations.push(...people.flatMap((person) => [...person.violations, ...unanswered(person)]));
    const counts = await readPostgres(postgres.url, (query) => countAcknowledged(query, people));
    return {
      lags,
      takeovers: cluster.takeovers,
      violations,
      ...countsOf(people),
      ...counts,
      ...answers.counts(),
    };
  } finally {
    await nginx?.kill();
    await Promise.all(nodes.map((node) => node.kill()));
    host.stop();
    await postgres.stop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Spreads the kills and restarts over the time, in a random order. */
function planOf({ minutes, kills, restarts }) {
  const events = [
    ...Array.from({ length: kills }, (_, index) => killOf(victims[index % victims.length])),
    ...Array.from({ length: restarts }, () => ({ name: 'rolling restart', run: restartAll })),
  ];
  const longest = (2 * minutes * 60_000) / events.length;
  return events
    .map((event) => ({ ...event, after: Math.random() * longest, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place);
}

const killOf = (victim) => ({
  name: `kill of ${victim}`,
  run: { node: killNode, nginx: killNginx, postgres: killPostgres }[victim],
});

async function killNode({ serverFile, settings, nodes, postgres, takeovers }) {
  const victim = Math.floor(Math.random() * nodes.length);
  const takeover = await watchTakeover(postgres.url, () => nodes[victim].kill());
  if (takeover !== null) takeovers.push(takeover);
  nodes[victim] = await startServerProcess(serverFile, settings[victim]);
}

async function killNginx({ nginx }) {
  await nginx.kill();
  await wait(Math.random() * 1000);
  await nginx.start();
}

/** Ends when all nodes have recovered: an error in a rolling restart must not come from this. */
async function killPostgres({ nodes, postgres }) {
  await postgres.end('SIGKILL');
  await wait(Math.random() * 1000);
  await postgres.start();
  for (const node of nodes) while (!(await isReady(node.url))) await wait(50);
}

/** Restarts one node after the other. What the people are shown meanwhile counts as an error. */
async function restartAll({ serverFile, settings, nodes, answers }) {
  answers.countErrors(true);
  for (const index of nodes.keys()) {
    const exitCode = await nodes[index].stop();
    if (exitCode !== 0) throw new Error(`A node stopped with ${exitCode}: ${nodes[index].output()}`);
    nodes[index] = await startServerProcess(serverFile, settings[index]);
  }
  answers.countErrors(false);
}

const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
