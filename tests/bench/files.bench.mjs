import { fileURLToPath, pathToFileURL } from 'node:url';
import { readInProcess } from './hosts/card-files.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';

/** The most memory that the process may take in addition, in megabytes. */
const goal = 300;

/** Reads files that were made to harm whoever reads them, and prints those that take the most time, or more memory than all before. */
export async function run() {
  const generator = fileURLToPath(new URL('../support/hostile/hostile-files.ts', import.meta.url));
  const bundle = await bundleForServer(generator);
  try {
    const { hostileFiles } = await import(pathToFileURL(bundle.file).href);
    const files = hostileFiles();
    const { outcomes, connections } = await readInProcess(files);
    const rows = outcomes.map((outcome, index) => ({
      name: files[index].name,
      ...outcome,
      more: outcome.peak - (outcomes[index - 1]?.peak ?? 0),
    }));
    console.log('| file | card | ms | memory so far, MB |\n|---|---|---|---|');
    for (const { name, card, ms, peak } of rows.filter(({ ms, more }) => ms > 1000 || more > 10))
      console.log(`| ${name} | ${card} | ${ms} | ${peak} |`);
    const most = Math.max(...outcomes.map(({ peak }) => peak));
    console.log(`\n${files.length} files, ${connections} connections, ${most} MB at most. Goal: ${goal} MB.`);
    return most <= goal && connections === 0;
  } finally {
    bundle.remove();
  }
}
