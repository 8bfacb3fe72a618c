/**
 * Runs several nodes on one PostgreSQL behind nginx with TLS, kills nodes, nginx and PostgreSQL under load, restarts the nodes
 * in turn, and checks that nothing acknowledged is lost, duplicated or charged twice. Exits with 1 otherwise.
 *
 *   node scripts/cluster.mjs --minutes 10 --kills 60 --restarts 20 --nodes 2
 *   node scripts/cluster.mjs --people 200 --server dist/server/main.js
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCertificate, missingPrograms } from '../tests/server/crash/nginx.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '2' },
    people: { type: 'string', default: '40' },
    server: { type: 'string' },
    certificate: { type: 'string' },
  },
});

process.chdir(root);
const missing = [...missingPrograms(), ...(findPostgres() === null ? ['postgresql'] : [])];
if (missing.length > 0) {
  console.log(`Not run: install ${missing.join(', ')} first.`);
  process.exitCode = 1;
} else if (Number(values.nodes) < 2) {
  console.log('Not run: --nodes must be at least 2.');
  process.exitCode = 1;
} else if (values.certificate === undefined) {
  await runTrusting();
} else {
  await run();
}

/** Node reads the certificates that it trusts only when it starts, so the run is a process of its own. */
async function runTrusting() {
  if (values.server === undefined) {
    ensureInstalled();
    const { ensureBuilt } = await import('./lib/build.mjs');
    await ensureBuilt();
  }
  const { folder, certificate, remove } = createCertificate();
  const args = [...process.argv.slice(1), '--certificate', folder];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const [exitCode] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit');
  remove();
  process.exitCode = exitCode ?? 1;
}

async function run() {
  const { runCluster } = await import('../tests/server/crash/run-cluster.mjs');
  const numbers = ['minutes', 'kills', 'restarts', 'nodes', 'people'].map((name) => [
    name,
    Number(values[name]),
  ]);
  const result = await runCluster({
    ...Object.fromEntries(numbers),
    serverFile: resolve(values.server ?? 'dist/server/main.js'),
    certificate: { folder: values.certificate },
    report: ({ name, violations }) => console.log(`${name}: ${violations} violations`),
  });
  for (const violation of result.violations) console.error(violation);
  console.log(
    `${values.kills} kills and ${values.restarts} rolling restarts with ${values.nodes} nodes, ` +
      `${result.acknowledged} messages acknowledged, ${result.lost} lost, ${result.doubled} doubled, ` +
      `${result.replies} replies of which ${result.cut} were cut off, ${result.violations.length} violations`,
  );
  console.log(
    `lag behind the writer: ${spread(result.lags)}; takeover of ${result.takeovers.length} nodes: ${spread(result.takeovers)}`,
  );
  console.log(
    `${result.requests} requests, ${result.repeated} repeated, ${result.shownErrors} errors shown during rolling restarts, ` +
      `longest pause of a reader ${(result.longestPause / 1000).toFixed(1)} s`,
  );
  if (result.violations.length > 0 || result.shownErrors > 0) process.exitCode = 1;
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}
