import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './median.mjs';
import { replies, tokens } from './replies.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';

/** How many times cheaper than the baseline the filter must be, on harmless text. */
const goal = 100;
const counted = 1000;

const texts = {
  'harmless Markdown': replies['20 kB'](),
  'harmless prose': replies['one paragraph'](),
  'words of love':
    'She kisses him and they make love until the morning. He is thirty, she says, and laughs. '.repeat(60),
};

/** Compares the cost per token of the filter with that of the baseline, alternating between them. */
export async function run({ reps }) {
  const bundle = await bundleForServer(fileURLToPath(new URL('./hosts/filter-host.ts', import.meta.url)));
  try {
    const { filters } = await import(pathToFileURL(bundle.file).href);
    let passed = true;
    console.log(
      '| text | reading all again, us/token | filter, us/token | times cheaper |\n|---|---|---|---|',
    );
    for (const [name, text] of Object.entries(texts)) {
      const runs = { 'reading all again': [], filter: [] };
      await costOf(filters.filter, text, 20);
      for (let rep = 0; rep < reps; rep += 1) {
        runs['reading all again'].push(await costOf(filters['reading all again'], text, 1));
        runs.filter.push(await costOf(filters.filter, text, 20));
      }
      const [before, now] = [median(runs['reading all again']), median(runs.filter)];
      console.log(`| ${name} | ${before.toFixed(1)} | ${now.toFixed(2)} | ${(before / now).toFixed(0)} |`);
      passed &&= !name.startsWith('harmless') || before / now >= goal;
    }
    console.log(`\nGoal: ${goal} times cheaper on what is harmless. ${passed ? 'Met.' : 'MISSED.'}`);
    return passed;
  } finally {
    bundle.remove();
  }
}

/** Returns the CPU time per token over that many rounds, in microseconds. */
async function costOf(filter, text, rounds) {
  const pieces = tokens(text).slice(0, counted);
  const companion = filter({
    name: 'openai',
    async *reply() {
      yield* pieces;
      return { memory: null };
    },
  });
  const request = { history: [], message: 'Hello there', memory: null };
  const startedAt = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const reply = companion.reply(request);
    while (!(await reply.next()).done);
  }
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / (pieces.length * rounds);
}
