import { fileURLToPath, pathToFileURL } from 'node:url';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { median } from './median.mjs';
import { startModel } from './memory/memory-model.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

const messages = 10_000;
/** The most that an import of so many messages may take, in milliseconds of CPU time of the page and the server together. */
const goal = 5000;

/**
 * Imports an export of each app as the page does into the complete server, on SQLite and on PostgreSQL where it is installed. The time
 * on the clock includes what other programs do. `only` names apps.
 */
export async function run({ reps, only }) {
  const [page, host] = await Promise.all(
    ['hosts/import-host', 'memory/memory-host'].map((name) =>
      bundleForServer(fileURLToPath(new URL(`./${name}.ts`, import.meta.url))),
    ),
  );
  try {
    const client = await import(pathToFileURL(page.file).href);
    const exports = client
      .largeExports(messages)
      .filter(({ name }) => only.length === 0 || only.includes(name));
    console.log(
      '| database | app | messages | page, CPU ms | server, CPU ms | clock, ms |\n|---|---|---|---|---|---|',
    );
    const onSqlite = await measure(client, exports, { reps, host, name: 'SQLite', environment: {} });
    const onPostgres = await measureOnPostgres(client, exports, { reps, host });
    const passed = onSqlite && onPostgres;
    console.log(`\nGoal: at most ${goal} ms for ${messages} messages. ${passed ? 'Met.' : 'MISSED.'}`);
    return passed;
  } finally {
    page.remove();
    host.remove();
  }
}

async function measureOnPostgres(client, exports, options) {
  const installed = findPostgres();
  if (installed === null) {
    console.log('\nNot measured: PostgreSQL (it is not installed here).');
    return true;
  }
  const server = await startPostgres(installed);
  try {
    const environment = { DATABASE_URL: server.url };
    return await measure(client, exports, { ...options, name: 'PostgreSQL', environment });
  } finally {
    await server.stop();
  }
}

async function measure(client, exports, { reps, host, name: database, environment }) {
  const model = await startModel();
  const server = await startChild(host.file, [model.url], { LLM_MEMORY: 'off', ...environment });
  const origin = `http://127.0.0.1:${server.ready.port}`;
  let passed = true;
  try {
    for (const { name, sample } of exports) {
      const runs = [];
      for (let rep = 0; rep < reps; rep += 1) {
        const [{ token }] = await server.ask({ ask: 'open', mateIds: ['iris-vale'] });
        const [before, own] = [await server.cpu(), process.cpuUsage()];
        const { ms, failed } = await client.importInto(origin, token, sample);
        const { user, system } = process.cpuUsage(own);
        runs.push({
          page: (user + system) / 1000,
          server: ((await server.cpu()) - before) / 1000,
          ms,
          failed,
        });
      }
      const count = client.countMessages(sample);
      const [page, inServer, clock] = ['page', 'server', 'ms'].map((part) =>
        Math.round(median(runs.map((run) => run[part]))),
      );
      const cells = [page, inServer, clock];
      const failed = runs.reduce((sum, run) => sum + run.failed, 0);
      console.log(
        `| ${[database, name, count, ...cells].join(' | ')} |${failed === 0 ? '' : ` ${failed} FAILED`}`,
      );
      passed &&= failed === 0 && ((page + inServer) * messages) / count <= goal;
    }
    return passed;
  } finally {
    await server.stop();
    model.stop();
  }
}
