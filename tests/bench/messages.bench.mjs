import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { median } from './median.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

const roomCount = 100;
const messagesPerRoom = 5;

/** The product's goal: the server's CPU time for a message on PostgreSQL, times that on SQLite. */
const goal = 1.2;

/**
 * Sends messages in a hundred conversations at once, to a model that answers with about 500 characters at twenty tokens a
 * second, on SQLite and on PostgreSQL in turns. Prints what a message and its reply cost: CPU time of the server, CPU time
 * of PostgreSQL's processes, and bytes in the database, with the words in the search index. PostgreSQL syncs nothing to disk here.
 */
export async function run({ reps }) {
  const postgres = findPostgres();
  const engines = { SQLite: measureOnSqlite };
  if (postgres === null) console.log('Not measured: PostgreSQL (it is not installed here).\n');
  else engines.PostgreSQL = (host) => measureOnPostgres(host, postgres);

  const host = await bundleForServer(fileURLToPath(new URL('./hosts/server-host.ts', import.meta.url)));
  const results = Object.fromEntries(Object.keys(engines).map((name) => [name, []]));
  try {
    for (let rep = 0; rep < reps; rep += 1) {
      for (const [name, measure] of Object.entries(engines)) results[name].push(await measure(host.file));
    }
  } finally {
    host.remove();
  }
  return report(results);
}

const measureOnSqlite = (host) => measure(host, {}, () => Number.NaN);

async function measureOnPostgres(host, folder) {
  const postgres = await startPostgres(folder);
  try {
    return await measure(host, { DATABASE_URL: postgres.url }, () => cpuTimeOf(postgres.processes()));
  } finally {
    await postgres.stop();
  }
}

/** Returns the cost of one message with its reply. `databaseCpu` returns the CPU time of the database so far, in microseconds. */
async function measure(host, environment, databaseCpu) {
  const model = await startChild(fileURLToPath(new URL('./hosts/server-model.mjs', import.meta.url)));
  const server = await startChild(host, [model.ready.url, roomCount], environment);
  try {
    const { port, rooms } = server.ready;
    // The first round opens connections and compiles the code.
    await sendRound(port, rooms);
    await search(port, rooms);
    const before = {
      size: await server.ask({ ask: 'size' }),
      cpu: await server.cpu(),
      database: databaseCpu(),
    };
    for (let round = 0; round < messagesPerRoom; round += 1) await sendRound(port, rooms);
    const cpu = (await server.cpu()) - before.cpu;
    const database = databaseCpu() - before.database;
    await search(port, rooms);
    const size = (await server.ask({ ask: 'size' })) - before.size;
    const count = messagesPerRoom * roomCount;
    return { cpu: cpu / count, database: database / count, bytes: size / count };
  } finally {
    await server.stop();
    await model.stop();
  }
}

/** Sends a message in each room and reads all replies to their end. */
const sendRound = (port, rooms) =>
  Promise.all(
    rooms.map(async ({ id, token }) => {
      const text = `usual, with as many words as people write in such a conversation, or a few more: ${randomUUID()}`;
      const response = await post(port, '/girl/chat/send', token, {
        roomId: id,
        clientMessageId: randomUUID(),
        text,
      });
      const frames = await response.text();
      if (!frames.includes('"type":"done"')) throw new Error(`The reply did not end: ${frames.slice(-500)}`);
    }),
  );

/** A search of an account adds its new messages to the index. */
async function search(port, rooms) {
  for (const token of new Set(rooms.map((room) => room.token))) {
    await (await post(port, '/room/searchMessages', token, { text: 'comet' })).text();
  }
}

const post = (port, path, token, body) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { token, language: 'en', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Returns the CPU time of processes in microseconds; not a number where the system does not list it in `/proc`. */
function cpuTimeOf(pids) {
  if (process.platform !== 'linux') return Number.NaN;
  const running = new Set(readdirSync('/proc'));
  const microsecondsPerTick = 10_000;
  const ticks = pids
    .filter((pid) => running.has(String(pid)))
    .map((pid) =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' '),
    )
    .map((fields) => Number(fields[11]) + Number(fields[12]));
  return ticks.reduce((sum, value) => sum + value, 0) * microsecondsPerTick;
}

/** Prints a row for each engine. Returns whether the goal is met. */
function report(results) {
  console.log('A message and its reply of 500 characters.\n');
  console.log('| engine | CPU of the server, us | CPU of PostgreSQL, us | bytes in the database |');
  console.log('|---|---|---|---|');
  const of = (name, key) => median(results[name].map((result) => result[key]));
  for (const name of Object.keys(results)) {
    const cells = ['cpu', 'database', 'bytes'].map((key) => of(name, key));
    console.log(
      `| ${name} | ${cells.map((cell) => (Number.isNaN(cell) ? '' : cell.toFixed(0))).join(' | ')} |`,
    );
  }
  if (results.PostgreSQL === undefined) return true;
  const times = of('PostgreSQL', 'cpu') / of('SQLite', 'cpu');
  const isMet = times <= goal;
  console.log(
    `\nThe server on PostgreSQL: ${times.toFixed(2)} times SQLite. Goal: ${goal}. ${isMet ? 'Met.' : 'MISSED.'}`,
  );
  return isMet;
}
