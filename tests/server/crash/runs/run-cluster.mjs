/** Kills nodes, the balancer and PostgreSQL under load, restarts the nodes in turn, and checks that nothing was lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { signUp } from '../accounts.mjs';
import { checkAll, countAcknowledged } from '../checks.mjs';
import { planOf } from '../cluster-events.mjs';
import { divisionOf, readWork } from '../division.mjs';
import { measureLag } from '../lag.mjs';
import { startModelHost } from '../model-host.mjs';
import { startNginx } from '../nginx.mjs';
import { PageUser, startActing } from '../pages.mjs';
import { Timeline, tooLong } from '../pauses.mjs';
import { readPostgres } from '../read-database.mjs';
import { watchRemovals } from '../removals.mjs';
import { startTalk } from './run-nodes.mjs';
import { checkAtRest, countsOf, unanswered } from './run.mjs';
import { freePort, settingsFor, startServerProcess } from '../server-process.mjs';

/** The load pauses about this often, and everything is checked, in milliseconds. */
const checkInterval = 60_000;
/** The time after which a client repeats a request that failed, in milliseconds. */
const retryAfter = 500;
/** The time between the end of an event and the next one at least, in milliseconds: events that take long come later. */
const shortestRest = 2000;
/** How long the nodes are left alone before the kills, to compare their work, in milliseconds. */
const quiet = 60_000;

/**
 * Resolves with what was done and every violation in words. `certificate` is that of `createCertificate`; this process must
 * trust it. `people` use pages, which `openPage` opens; `clients` send requests without pause, and also edit and delete.
 */
export async function runCluster({ serverFile, openPage, certificate, nodes: count, ...options }) {
  const { people: size, clients: clientCount, every, report } = options;
  const dataDirs = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'mates-cluster-')));
  const postgres = await startPostgres(findPostgres());
  // The model does not fail: what a reader is shown comes from the cluster.
  const host = await startModelHost({ pause: 50, longest: 120, failures: 0 });
  const nodes = [];
  const users = [];
  let nginx = null;
  let removals = null;
  try {
    const settings = await Promise.all(
      dataDirs.map(async (dataDir) => ({
        ...(await settingsFor({ dataDir, modelUrl: host.url })),
        ADMIN_PORT: String(await freePort()),
        DATABASE_URL: postgres.url,
      })),
    );
    for (const each of settings) nodes.push(await startServerProcess(serverFile, each));
    nginx = await startNginx(
      certificate.folder,
      settings.map(({ PORT }) => PORT),
    );
    const people = await signUp(nodes[0].url, dataDirs[0], size + clientCount);
    const clients = people.slice(size);
    const lags = await measureLag(nodes[0], nodes[1], people);
    for (const person of people.slice(0, size)) {
      const { token, userId, roomId } = person;
      users.push(new PageUser(person, await openPage({ url: nginx.url, token, userId, roomId })));
    }
    const everyone = [...users, ...clients];
    const read = (work) => readPostgres(postgres.url, work);
    const check = () => read((query) => checkAll(query, everyone));
    removals = watchRemovals(read, clients);
    const acting = startActing(users, every);
    const division = await compareNodes(settings);
    const talk = startTalk(clients, () => nginx.url, retryAfter);

    const timeline = new Timeline();
    const violations = [];
    const checkNow = async (when) => {
      const [hanging] = await Promise.all([acting.pause(), talk.pause()]);
      violations.push(...hanging.map(({ roomId }) => `${when}: ${roomId} waits without end`));
      violations.push(...(await checkAtRest(check)).map((text) => `${when}: ${text}`));
    };
    const cluster = { serverFile, settings, nodes, nginx, postgres, takeovers: [] };
    const startedAt = performance.now();
    let checkedAt = startedAt;
    for (const event of planOf(options)) {
      await wait(Math.max(shortestRest, startedAt + event.at - performance.now()));
      if (performance.now() - checkedAt > checkInterval) {
        await checkNow(`before a ${event.name}`);
        checkedAt = performance.now();
        acting.goOn();
        talk.goOn();
      }
      timeline.add(event.name);
      await event.run(cluster);
      report({ seconds: secondsSince(startedAt), name: event.name, violations: violations.length });
    }
    await checkNow('at the end');
    acting.end();
    await talk.end();
    const pauses = users.flatMap(({ watch }) => watch.pauses);
    violations.push(...tooLong(pauses, timeline));
    violations.push(...everyone.flatMap((person) => [...person.violations, ...unanswered(person)]));
    return {
      seconds: secondsSince(startedAt),
      lags,
      division,
      takeovers: cluster.takeovers,
      violations,
      pauses: timeline.summarize(pauses),
      errors: users.flatMap(({ watch }) =>
        watch.errors.map(({ at, what }) => ({ what, cause: timeline.causeOf({ from: at, to: at }).name })),
      ),
      ...countsOf(everyone),
      ...(await read((query) => countAcknowledged(query, everyone))),
    };
  } finally {
    removals?.stop();
    for (const user of users) user.close();
    await nginx?.kill();
    await Promise.all(nodes.map((node) => node.kill()));
    host.stop();
    await postgres.stop();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Resolves with how the nodes share the work while nothing is killed. */
async function compareNodes(settings) {
  const before = await readWork(settings);
  await wait(quiet);
  return divisionOf(before, await readWork(settings));
}

const secondsSince = (time) => Math.round((performance.now() - time) / 1000);
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
