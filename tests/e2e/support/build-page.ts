import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the page into another folder, with its own variables. */
export function buildPage(folder: string, variables: Readonly<Record<string, string>>): void {
  const vite = join(process.cwd(), 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    { env: { ...process.env, NODE_ENV: 'production', ...variables }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the page was not built: ${stderr}`);
}
