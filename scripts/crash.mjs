/**
 * Kills the built server at random moments under load, then PostgreSQL under a server that must survive it (if PostgreSQL
 * is installed), and checks that nothing acknowledged is lost, duplicated or charged twice. Exits with 1 otherwise.
 *
 *   npm run crash -- --kills 100
 *   npm run crash -- --postgres --kills 20        only PostgreSQL
 *   npm run crash -- --postgres-kills 0           only the server
 *   npm run crash -- --nodes --kills 20           one of two servers on one PostgreSQL
 *   npm run crash -- --kills 10 --people 30 --server dist/server/main.js
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';
import { startScript } from './lib/start-script.mjs';

startScript();
const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    nodes: { type: 'boolean', default: false },
    'postgres-kills': { type: 'string' },
    people: { type: 'string', default: '12' },
    server: { type: 'string' },
  },
});

process.chdir(root);
if (values.server === undefined) {
  const { ensureBuilt } = await import('./lib/build/build.mjs');
  await ensureBuilt();
}
const options = {
  serverFile: resolve(values.server ?? 'dist/server/main.js'),
  people: Number(values.people),
  report: ({ kill, kills, violations, milliseconds }) =>
    console.log(
      `kill ${kill}/${kills}: up again in ${Math.round(milliseconds)} ms, ${violations} violations`,
    ),
};
const serverKills = values.postgres || values.nodes ? 0 : Number(values.kills ?? 100);
const postgresKills = Number(values['postgres-kills'] ?? (values.postgres ? (values.kills ?? 20) : 20));
if (serverKills > 0) await killServer();
if (values.nodes) await killNodes();
else if (postgresKills > 0) await killPostgres();

async function killServer() {
  const { runCrashes } = await import('../tests/server/crash/runs/run.mjs');
  const result = await runCrashes({ ...options, kills: serverKills });
  fail(result.violations);
  console.log(
    `${result.kills} kills, ${result.messages} messages, ${result.replies} replies of which ${result.cut} were cut off, ` +
      `${result.deleted} deletions and ${result.restored} that were undone, ` +
      `${result.violations.length} violations`,
  );
  console.log(`first answer after a start: ${spread(result.starts)}`);
}

async function killNodes() {
  const { runNodeCrashes } = await import('../tests/server/crash/runs/run-nodes.mjs');
  const result = await runNodeCrashes({ ...options, kills: Number(values.kills ?? 20) });
  if (result === null) return reportMissing();
  fail(result.violations);
  console.log(
    `${result.kills} kills of one of two servers, ${result.acknowledged} messages acknowledged, ${result.lost} lost, ` +
      `${result.doubled} doubled, ${result.replies} replies of which ${result.cut} were cut off, ` +
      `${result.deleted} deletions and ${result.restored} that were undone, ${result.violations.length} violations`,
  );
}

async function killPostgres() {
  const { runPostgresCrashes } = await import('../tests/server/crash/runs/run-postgres.mjs');
  const result = await runPostgresCrashes({ ...options, kills: postgresKills });
  if (result === null) return reportMissing();
  fail(result.violations);
  console.log(
    `${result.kills} kills of PostgreSQL, ${result.acknowledged} messages acknowledged, ${result.lost} lost, ` +
      `${result.doubled} doubled, ${result.replies} replies of which ${result.cut} were cut off, ` +
      `${result.refusals} requests answered with 5030, ${result.restarts} restarts of the server, ` +
      `${result.violations.length} violations`,
  );
  console.log(`ready after a start of PostgreSQL: ${spread(result.recoveries)}`);
}

function reportMissing() {
  console.log('Not run: kills with PostgreSQL (it is not installed here).');
  if (values.postgres || values.nodes) process.exitCode = 1;
}

function fail(violations) {
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `median ${at(0.5)} ms, slowest ${at(1)} ms`;
}
