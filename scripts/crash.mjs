/**
 * Kills the built server at random moments while people talk to it, and checks that nothing acknowledged is lost,
 * doubled or charged twice. Exits with 1 when something is.
 *
 *   node scripts/crash.mjs --kills 100
 *   node scripts/crash.mjs --kills 10 --people 30 --server dist/server/main.js
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    people: { type: 'string', default: '12' },
    server: { type: 'string' },
  },
});

process.chdir(root);
// A server that is given was built by somebody who has installed what it needs.
if (values.server === undefined) {
  ensureInstalled();
  const { ensureBuilt } = await import('./lib/build.mjs');
  await ensureBuilt();
}
const { runCrashes } = await import('../tests/server/crash/run.mjs');
const result = await runCrashes({
  serverFile: resolve(values.server ?? 'dist/server/main.js'),
  kills: Number(values.kills),
  people: Number(values.people),
  report: ({ kill, kills, violations, milliseconds }) =>
    console.log(
      `kill ${kill}/${kills}: up again in ${Math.round(milliseconds)} ms, ${violations} violations`,
    ),
});

const starts = result.starts.toSorted((a, b) => a - b);
const startAt = (part) =>
  Math.round(starts[Math.min(starts.length - 1, Math.floor(starts.length * part))] ?? 0);
for (const violation of result.violations) console.error(violation);
console.log(
  `${result.kills} kills, ${result.messages} messages, ${result.replies} replies of which ${result.cut} were cut off, ` +
    `${result.violations.length} violations`,
);
console.log(`first answer after a start: median ${startAt(0.5)} ms, slowest ${startAt(1)} ms`);
process.exitCode = result.violations.length === 0 ? 0 : 1;
