import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { root } from '../../scripts/lib/root.mjs';
import { openReaders } from './server-readers.mjs';

const warmUp = 2000;
const measured = 6000;
const tokensPerSecond = 20;

/**
 * Holds replies open that grow by twenty tokens a second, on the whole server and on a bare node:http server in turns,
 * and compares CPU for each token and how late tokens come. Ours stores every token before it shows it. `only` gives the
 * numbers of open replies.
 */
export async function run({ reps, only }) {
  const counts = only.length > 0 ? only.map(Number) : [500, 1000, 2000];
  const bundled = await bundleHost();
  const floor = fileURLToPath(new URL('./server-floor.mjs', import.meta.url));
  try {
    console.log('Open replies at 20 tokens/s. CPU of the server; lateness from due to read.\n');
    console.log(
      '| replies | server | delivered | CPU us/token | x floor | cores | p50 ms | p95 ms | p99 ms |',
    );
    console.log('|---|---|---|---|---|---|---|---|---|');
    for (const count of counts) {
      const runs = { floor: [], ours: [] };
      for (let rep = 0; rep < reps; rep += 1) {
        runs.floor.push(await measureServer(floor, count));
        runs.ours.push(await measureServer(bundled.file, count));
      }
      const base = median(runs.floor.map((result) => result.perToken));
      for (const name of ['floor', 'ours']) print(count, name, runs[name], base);
    }
    return true;
  } finally {
    bundled.remove();
  }
}

async function measureServer(file, count) {
  const child = fork(file, [String(count)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const [ready] = await once(child, 'message');
    const readers = await openReaders(ready, count);
    await new Promise((resolve) => setTimeout(resolve, warmUp));
    const before = await cpuOf(child);
    const late = await readers.measure(measured);
    const cpu = (await cpuOf(child)) - before;
    readers.close();
    const at = (part) => late[Math.min(late.length - 1, Math.floor(late.length * part))] ?? Number.NaN;
    return {
      delivered: late.length / (count * tokensPerSecond * (measured / 1000)),
      perToken: cpu / late.length,
      cores: cpu / 1000 / measured,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    };
  } finally {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  }
}

/** Microseconds that the process has used so far. */
async function cpuOf(child) {
  const answer = once(child, 'message');
  child.send('cpu');
  const [{ cpu }] = await answer;
  return cpu.user + cpu.system;
}

/** The server with the bench's companion, as it ships otherwise. It lies in the project so that it finds its packages. */
async function bundleHost() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'bench-'));
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('./server-host.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
    },
  });
  return { file: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function print(count, name, results, base) {
  const of = (key) => median(results.map((result) => result[key]));
  const cells = [
    count,
    name,
    of('delivered').toFixed(2),
    of('perToken').toFixed(1),
    (of('perToken') / base).toFixed(2),
    of('cores').toFixed(2),
    of('p50').toFixed(0),
    of('p95').toFixed(0),
    of('p99').toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
