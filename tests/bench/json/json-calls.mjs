import { fileURLToPath } from 'node:url';
import { median } from '../median.mjs';
import { bundleForServer } from '../hosts/server-bundle.mjs';
import { startChild } from '../hosts/server-child.mjs';

/** The product's goal: the CPU time of a call, times that of node:http. */
const goal = 1.2;

const calls = [
  { name: '72 bytes', path: '/bench/small', count: 10_000, encoding: null },
  { name: '30 kB', path: '/bench/large', count: 1500, encoding: null },
  { name: '30 kB, brotli', path: '/bench/large', count: 600, encoding: 'br' },
];

/**
 * Compares the CPU time of a call that reads no database with the time of a bare node:http server that sends the same
 * bytes. Prints a table and returns whether the goal is met.
 */
export async function compareCalls(reps) {
  const floor = await bundleForServer(pathOf('./json-floor.ts'));
  const host = await bundleForServer(pathOf('./json-host.ts'));
  const bare = await startChild(floor.file);
  const ours = await startChild(host.file);
  const readers = await startChild(pathOf('./json-readers.mjs'));
  const measure = async (child, { path, count, encoding }) => {
    const before = await child.cpu();
    await readers.ask({ ask: 'call', port: child.ready.port, path: `${path}?id=a`, count, encoding });
    return ((await child.cpu()) - before) / count;
  };
  try {
    console.log('\nCalls that read no database; CPU us a call.\n');
    console.log('| answer | node:http | ours | times |\n|---|---|---|---|');
    const passed = [];
    for (const call of calls) {
      for (const child of [bare, ours]) await measure(child, call);
      const pairs = [];
      for (let rep = 0; rep < reps; rep += 1)
        pairs.push([await measure(bare, call), await measure(ours, call)]);
      const [floorTime, ownTime] = [0, 1].map((index) => median(pairs.map((pair) => pair[index])));
      const ratio = median(pairs.map(([a, b]) => b / a));
      passed.push(ratio <= goal);
      const cells = [call.name, floorTime.toFixed(0), ownTime.toFixed(0), ratio.toFixed(2)];
      console.log(`| ${cells.join(' | ')}${ratio <= goal ? '' : ' MISSED'} |`);
    }
    console.log(
      `\nGoal: at most ${goal} times node:http. ${passed.every(Boolean) ? 'Met.' : 'MISSED, see above.'}`,
    );
    return passed.every(Boolean);
  } finally {
    for (const child of [readers, ours, bare]) await child.stop();
    host.remove();
    floor.remove();
  }
}

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));
