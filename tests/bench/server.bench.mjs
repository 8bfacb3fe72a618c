import { fileURLToPath } from 'node:url';
import { compareCalls } from './json/json-calls.mjs';
import { median } from './median.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

const warmUp = 2000;
const measured = 6000;
const tokensPerSecond = 20;

/** The product's goals, in microseconds and milliseconds. */
const goals = { perTokenOverFloor: 15, p99At2000: 100, slowestInBurst: 50 };

/**
 * Holds replies open that a model writes at twenty tokens a second: on the whole server with its client, filter, storage
 * and stream, and in turns on a bare node:http server that passes the same model's stream on. Then a fast model writes
 * 16 kB during other requests, and calls are compared with node:http. Each part runs in a separate process. `only` gives
 * the numbers of open replies.
 */
export async function run({ reps, only }) {
  const counts = only.length > 0 ? only.map(Number) : [100, 500, 1000, 2000];
  const host = await bundleForServer(pathOf('./hosts/server-host.ts'));
  try {
    const passed = [];
    console.log('Open replies at 20 tokens/s; CPU of the server alone; lateness from due to read, in ms.\n');
    console.log('| replies | server | delivered | CPU us/token | cores | first word | p50 | p99 |');
    console.log('|---|---|---|---|---|---|---|---|');
    for (const count of counts) passed.push(await compareReplies(host.file, count, reps));
    console.log('\nOther requests while a fast model writes 16 kB; the slowest of them, in ms.\n');
    console.log('| bursts | server | quiet | slowest | reply took |\n|---|---|---|---|---|');
    for (const count of [1, 4]) {
      for (const text of ['at once', 'in one piece'])
        passed.push(await compareBursts(host.file, text, count, reps));
    }
    console.log(
      `\nGoals: at most ${goals.perTokenOverFloor} us a token over node:http, p99 under ${goals.p99At2000} ms at 2000 replies, ` +
        `no other request slower than ${goals.slowestInBurst} ms. ${passed.every(Boolean) ? 'Met.' : 'MISSED, see above.'}`,
    );
    passed.push(await compareCalls(reps));
    return passed.every(Boolean);
  } finally {
    host.remove();
  }
}

async function compareReplies(host, count, reps) {
  const runs = { 'node:http': [], ours: [] };
  for (let rep = 0; rep < reps; rep += 1) {
    runs['node:http'].push(await measureReplies(floor, count));
    runs.ours.push(await measureReplies(host, count));
  }
  const of = (name, key) => median(runs[name].map((result) => result[key]));
  for (const name of Object.keys(runs)) {
    const figures = ['perToken', 'cores', 'firstWord', 'p50', 'p99'].map((key) => of(name, key));
    const [perToken, cores, ...waits] = figures;
    const cells = [of(name, 'delivered').toFixed(2), perToken.toFixed(1), cores.toFixed(2)];
    console.log(`| ${[count, name, ...cells, ...waits.map((wait) => wait.toFixed(0))].join(' | ')} |`);
  }
  const over = of('ours', 'perToken') - of('node:http', 'perToken');
  const isCheap = over <= goals.perTokenOverFloor;
  const isPrompt = count < 2000 || of('ours', 'p99') < goals.p99At2000;
  console.log(
    `| | ours over node:http | | ${over.toFixed(1)}${isCheap ? '' : ' MISSED'} | | | | ${isPrompt ? '' : 'MISSED'} |`,
  );
  return isCheap && isPrompt;
}

async function compareBursts(host, text, count, reps) {
  const runs = { 'node:http': [], ours: [] };
  for (let rep = 0; rep < reps; rep += 1) {
    runs['node:http'].push(
      await withServer(floor, count, ({ readers, server }) =>
        readers.ask({ ask: 'burst', server, text, count }),
      ),
    );
    runs.ours.push(
      await withServer(host, count, ({ readers, server }) =>
        readers.ask({ ask: 'burst', server, text, count }),
      ),
    );
  }
  const of = (name, key) => median(runs[name].map((result) => result[key]));
  for (const name of Object.keys(runs)) {
    const cells = ['quiet', 'slowest', 'took'].map((key) => of(name, key).toFixed(0));
    console.log(`| ${count} ${text} | ${name} | ${cells.join(' | ')} |`);
  }
  return of('ours', 'slowest') <= goals.slowestInBurst;
}

function measureReplies(file, count) {
  return withServer(file, count, async ({ readers, child, server }) => {
    const { firstWord } = await readers.ask({ ask: 'open', server, count });
    await new Promise((resolve) => setTimeout(resolve, warmUp));
    const before = await child.cpu();
    const delays = await readers.ask({ ask: 'measure', milliseconds: measured });
    const cpu = (await child.cpu()) - before;
    return {
      ...delays,
      firstWord,
      delivered: delays.count / (count * tokensPerSecond * (measured / 1000)),
      perToken: cpu / delays.count,
      cores: cpu / 1000 / measured,
    };
  });
}

/** Starts model, server and readers, and stops them after the work. */
async function withServer(file, count, work) {
  const model = await startChild(pathOf('./hosts/server-model.mjs'));
  const child = await startChild(file, [model.ready.url, count]);
  const readers = await startChild(pathOf('./hosts/server-readers.mjs'));
  try {
    return await work({ readers, child, server: child.ready });
  } finally {
    await readers.stop();
    await child.stop();
    await model.stop();
  }
}

function pathOf(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}

const floor = pathOf('./hosts/server-floor.mjs');
