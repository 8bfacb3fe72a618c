import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './median.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';

/** The most that ten messages may take, in milliseconds of CPU time: with texts as keys, and with patterns among them. */
const goals = { texts: 10, patterns: 30, backtracking: 50 };
const roundsPerRep = 10;
const entries = 5000;
const latin = 'abcdefghijklmnopqrstuvwxyz';
const japanese = 'あいうえおかきくけこさしすせそたちつてと東京山川';

const books = [
  { name: 'texts', every: 0, letters: latin, goal: goals.texts },
  { name: 'Japanese texts', every: 0, letters: japanese, goal: goals.texts },
  { name: 'a pattern in every 100th', every: 100, letters: latin, goal: goals.patterns },
  { name: 'a pattern in every 10th', every: 10, letters: latin, goal: goals.patterns },
  {
    name: 'a pattern in every 100th, in ten books',
    every: 100,
    letters: latin,
    count: 10,
    goal: goals.patterns,
  },
];

/** Fires lorebooks in new conversations of ten messages. */
export async function run({ reps }) {
  const bundle = await bundleForServer(fileURLToPath(new URL('./hosts/lore-host.ts', import.meta.url)));
  try {
    const { openBook, measurePattern } = await import(pathToFileURL(bundle.file).href);
    let passed = true;
    console.log(`| ${entries} entries | CPU, ms | highest | fired | compiling the book, ms |`);
    console.log('|---|---|---|---|---|');
    for (const { name, every, letters, count = 1, goal } of books) {
      const { compileMs, measure } = await openBook(entries, every, letters, count);
      // The first rounds compile the code.
      for (let round = 0; round < 3; round += 1) await measure();
      const runs = await repeat(reps, measure);
      const times = runs.map(({ ms }) => ms);
      const fired = median(runs.map((one) => one.fired));
      const cells = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1));
      console.log(`| ${[name, ...cells, fired, compileMs.toFixed(0)].join(' | ')} |`);
      passed &&= median(times) <= goal;
    }
    const times = await repeat(reps, () => measurePattern('(a+)+$', 100_000));
    console.log(
      `\n(a+)+$ on 100 kB: ${median(times).toFixed(1)} ms, highest ${Math.max(...times).toFixed(1)} ms.`,
    );
    passed &&= median(times) <= goals.backtracking;
    const { texts, patterns, backtracking } = goals;
    console.log(`Goals: ${texts}, ${patterns} and ${backtracking} ms. ${passed ? 'Met.' : 'MISSED.'}`);
    return passed;
  } finally {
    bundle.remove();
  }
}

async function repeat(reps, measure) {
  const runs = [];
  for (let round = 0; round < reps * roundsPerRep; round += 1) runs.push(await measure());
  return runs;
}
