import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

/** Conversations with many messages, and with the longest ones that an account can store. */
const cases = {
  'many messages': { messages: 60_000, length: 300 },
  'long messages': { messages: 6000, length: 15_000 },
};
/** The most CPU time of the thread in which nobody else has a turn, in milliseconds, and the most memory, in megabytes. */
const goals = { block: 100, memory: 300 };

/**
 * Takes a large conversation out of the complete server and into another account, and prints what holds the thread longest meanwhile, on
 * SQLite and on PostgreSQL where it is installed. Time that other programs take is not counted. `only` names conversations.
 */
export async function run({ only }) {
  const host = await bundleForServer(fileURLToPath(new URL('./hosts/companion-host.ts', import.meta.url)));
  try {
    console.log(
      '| database | conversation | MB | way | longest blocks, CPU ms | memory, MB |\n|---|---|---|---|---|---|',
    );
    const chosen = Object.entries(cases).filter(([name]) => only.length === 0 || only.includes(name));
    let passed = await measure(host.file, 'SQLite', chosen, {});
    const installed = findPostgres();
    if (installed === null) console.log('\nNot measured: PostgreSQL (it is not installed here).');
    else {
      const server = await startPostgres(installed);
      try {
        passed = (await measure(host.file, 'PostgreSQL', chosen, { DATABASE_URL: server.url })) && passed;
      } finally {
        await server.stop();
      }
    }
    console.log(
      `\nGoals: at most ${goals.block} ms of CPU time, and ${goals.memory} MB. ${passed ? 'Met.' : 'MISSED.'}`,
    );
    return passed;
  } finally {
    host.remove();
  }
}

async function measure(file, database, chosen, environment) {
  let passed = true;
  for (const [name, size] of chosen) {
    // Each in a process of its own, because memory is not given back.
    const server = await startChild(file, [], environment);
    const origin = `http://127.0.0.1:${server.ready.port}`;
    try {
      const [{ id: roomId, token }] = await server.ask({ ask: 'open' });
      const half = { ...size, messages: size.messages / 2 };
      await server.ask({ ask: 'fill', roomId, ...half });
      const [{ token: other }] = await server.ask({ ask: 'open' });
      const watched = async (way, work) => {
        await server.ask({ ask: 'watch' });
        const bytes = await work();
        const { longest, megabytes } = await server.ask({ ask: 'blocks' });
        const cells = [database, name, Math.round(bytes.length / 1e6), way, longest.join(', '), megabytes];
        console.log(`| ${cells.join(' | ')} |`);
        passed &&= longest.every((block) => block <= goals.block) && megabytes <= goals.memory;
        return bytes;
      };
      const archive = await watched('out', () => exported(origin, token));
      await watched('in', () => imported(origin, other, archive));
      await server.ask({ ask: 'fill', roomId, ...half });
      const newer = await watched('out, twice as long', () => exported(origin, token));
      await watched('in, as an update', () => imported(origin, other, newer));
    } finally {
      await server.stop();
    }
  }
  return passed;
}

async function exported(origin, token) {
  const response = await fetch(`${origin}/companion/export`, { headers: { token } });
  if (response.headers.get('content-type') !== 'application/zip') throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}

async function imported(origin, token, archive) {
  const head = JSON.stringify({ importId: crypto.randomUUID(), excluded: [] });
  const response = await fetch(`${origin}/companion/import`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/octet-stream' },
    body: new Blob([`${head}\n`, archive]),
  });
  const answer = await response.text();
  if (!answer.includes('"type":"done"') || answer.includes('"type":"refused"'))
    throw new Error(answer.slice(-500));
  return archive;
}
