/** The events of a cluster: kills of nodes, of the balancer and of PostgreSQL, and rolling restarts. */
import { startServerProcess } from './server-process.mjs';
import { watchTakeover } from './takeovers.mjs';

/** Most kills hit a node. */
const victims = ['node', 'nginx', 'node', 'postgres', 'node'];

/** Spreads the kills and restarts over the time, in a random order. `at`: milliseconds after the start. */
export function planOf({ minutes, kills, restarts }) {
  const events = [
    ...Array.from({ length: kills }, (_, index) => killOf(victims[index % victims.length])),
    ...Array.from({ length: restarts }, () => ({ name: 'rolling restart', run: restartAll })),
  ];
  const interval = (minutes * 60_000) / events.length;
  return events
    .map((event) => ({ event, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }, index) => ({ ...event, at: (index + Math.random()) * interval }));
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

/** Restarts one node after the other. */
async function restartAll({ serverFile, settings, nodes }) {
  for (const index of nodes.keys()) {
    const exitCode = await nodes[index].stop();
    if (exitCode !== 0) throw new Error(`A node stopped with ${exitCode}: ${nodes[index].output()}`);
    nodes[index] = await startServerProcess(serverFile, settings[index]);
  }
}

const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
