import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForServer } from './server-bundle.mjs';

/** Without a limit the engine puts off the collection of garbage, which is no need of memory. */
const options = ['--expose-gc', '--no-warnings', '--max-old-space-size=200'];

/**
 * Reads files in a process of their own, as the page reads cards and exports and as the server reads books and pictures. Returns what
 * became of each, and the memory that all of them took.
 */
export async function readInProcess(files) {
  const bundle = await bundleForServer(fileURLToPath(new URL('./card-files-host.ts', import.meta.url)));
  const folder = mkdtempSync(join(tmpdir(), 'mates-card-files-'));
  try {
    for (const [index, { bytes }] of files.entries()) writeFileSync(join(folder, String(index)), bytes);
    const child = fork(bundle.file, [folder], { execArgv: options });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The process ended with ${String(code)}.`);
    });
    const [report] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    bundle.remove();
  }
}
