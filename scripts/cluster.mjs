/**
 * Runs several nodes on one PostgreSQL behind nginx with TLS, kills nodes, nginx and PostgreSQL under load, restarts the nodes
 * in turn, and checks that nothing acknowledged is lost, duplicated or charged twice. Exits with 1 otherwise.
 *
 *   npm run cluster -- --minutes 10 --kills 60 --restarts 20 --nodes 2
 *   npm run cluster -- --people 50 --clients 0 --server dist/server/main.js
 *
 * `--people` use the page's own machines, each in a conversation of its own, and act every `--every` seconds; `--clients` send
 * requests without pause. No page may be without an answer for 8 seconds, or show an error in a rolling restart.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDividedEvenly } from '../tests/server/crash/division.mjs';
import { createCertificate, missingPrograms } from '../tests/server/crash/nginx.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { parseOptions } from './lib/options.mjs';
import { root } from './lib/root.mjs';
import { startScript } from './lib/start-script.mjs';

startScript();
const numbers = ['minutes', 'kills', 'restarts', 'nodes', 'people', 'clients'];
const { values } = parseOptions(
  {
    options: {
      minutes: { type: 'string', default: '5' },
      kills: { type: 'string', default: '20' },
      restarts: { type: 'string', default: '3' },
      nodes: { type: 'string', default: '2' },
      people: { type: 'string', default: '200' },
      clients: { type: 'string', default: '5' },
      every: { type: 'string', default: '20' },
      server: { type: 'string' },
      certificate: { type: 'string' },
    },
  },
  [...numbers, 'every'],
);

process.chdir(root);
const missing = [...missingPrograms(), ...(findPostgres() === null ? ['postgresql'] : [])];
if (missing.length > 0) {
  console.log(`Not run: install ${missing.join(', ')} first.`);
  process.exitCode = 1;
} else if (values.nodes < 2) {
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
    const { ensureBuilt } = await import('./lib/build/build.mjs');
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
  const { bundleForServer } = await import('../tests/bench/hosts/server-bundle.mjs');
  const { runCluster } = await import('../tests/server/crash/runs/run-cluster.mjs');
  const page = await bundleForServer(join(root, 'tests', 'server', 'crash', 'page.ts'));
  // A page logs each attempt that failed; what it shows counts here.
  console.warn = () => undefined;
  try {
    const { openPage } = await import(pathToFileURL(page.file).href);
    const result = await runCluster({
      ...Object.fromEntries(numbers.map((name) => [name, values[name]])),
      every: values.every * 1000,
      openPage,
      serverFile: resolve(values.server ?? 'dist/server/main.js'),
      certificate: { folder: values.certificate },
      report: ({ seconds, name, violations }) =>
        console.log(`${seconds} s: ${name}, ${violations} violations`),
    });
    if (!print(result)) process.exitCode = 1;
  } finally {
    page.remove();
  }
}

/** Prints what happened, and returns whether all is as it must be. */
function print(result) {
  const inRestarts = result.errors.filter(({ cause }) => cause === 'rolling restart');
  const isDivided = isDividedEvenly(result.division.nodes.map(({ replies }) => replies));
  for (const violation of result.violations) console.error(violation);
  console.log(
    `${values.kills} kills and ${values.restarts} rolling restarts with ${values.nodes} nodes in ${result.seconds} s, ` +
      `${result.acknowledged} messages acknowledged, ${result.lost} lost, ${result.doubled} doubled, ` +
      `${result.replies} replies of which ${result.cut} were cut off, ` +
      `${result.deleted} deletions, ${result.restored} restored, ${result.violations.length} violations`,
  );
  console.log(
    `lag behind the writer: ${spread(result.lags)}; takeover of ${result.takeovers.length} nodes: ${spread(result.takeovers)}`,
  );
  const work = result.division.nodes.map(
    ({ replies, cpuSeconds }) => `${replies} replies and ${cpuSeconds.toFixed(1)} s of CPU`,
  );
  console.log(
    `work of the nodes before the kills: ${work.join(', ')}: ${result.division.ratio.toFixed(2)} to 1` +
      (isDivided ? '' : ', which is too uneven'),
  );
  for (const { name, longest } of result.pauses) {
    console.log(`longest pause of a reader after each ${name} (${longest.length}): ${spread(longest)}`);
  }
  console.log(`${result.errors.length} errors shown, ${inRestarts.length} of them during rolling restarts`);
  for (const [text, count] of countsOf(result.errors)) console.log(`  ${count} times ${text}`);
  return result.violations.length === 0 && inRestarts.length === 0 && isDivided;
}

/** Returns each kind of error with how often it was shown. */
function countsOf(errors) {
  const counts = new Map();
  for (const { what, cause } of errors) {
    const text = `after a ${cause}: ${what}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}
