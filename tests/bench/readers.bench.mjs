/**
 * Prints how many texts of public talk each reader takes for what it looks for, and some of them: what counts is the rate in the
 * world. The folder has JSON arrays of texts.
 *
 *   npm run bench -- readers --talk FOLDER
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleForServer } from './hosts/server-bundle.mjs';

const shown = 3;

export async function run({ talk }) {
  if (talk === '') {
    console.log('Name a folder with JSON arrays of texts: npm run bench -- readers --talk FOLDER');
    return false;
  }
  const bundle = await bundleForServer(fileURLToPath(new URL('./hosts/readers-host.ts', import.meta.url)));
  try {
    const { readers } = await import(pathToFileURL(bundle.file).href);
    for (const file of (await readdir(talk)).filter((name) => name.endsWith('.json')).toSorted()) {
      const texts = JSON.parse(await readFile(join(talk, file), 'utf8'));
      console.log(`\n${file}: ${texts.length} texts`);
      for (const [name, isTaken] of Object.entries(readers)) printTaken(name, texts, isTaken);
    }
    return true;
  } finally {
    bundle.remove();
  }
}

function printTaken(name, texts, isTaken) {
  const started = performance.now();
  const taken = texts.filter((text) => isTaken(text));
  const time = (performance.now() - started) / texts.length;
  const rate = (10_000 * taken.length) / texts.length;
  console.log(
    `  ${name}: ${taken.length}, ${rate.toFixed(1)} in 10,000, ${time.toFixed(2)} ms each${taken
      .slice(0, shown)
      .map((text) => `\n    ${text.slice(0, 100)}`)
      .join('')}`,
  );
}
