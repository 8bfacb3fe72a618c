import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface ServerProcess {
  /** Resolves with the URL once the server is running; rejects when it exits before. */
  readonly isUp: Promise<string>;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  printed(): string;
  errors(): string;
  kill(signal: NodeJS.Signals): void;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the server, or a program of the operator, as it is shipped, once, into the project so that it resolves the packages.
 * Returns the file.
 */
export const bundleServer = async (
  name: 'main' | 'operate' | 'backup' | 'restore' | 'doctor' = 'main',
): Promise<{ file: string; remove: () => Promise<void> }> => {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'server-'));
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: {
      ssr: `server/${name}.ts`,
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
  return { file: join(outDir, `${name}.js`), remove: () => rm(outDir, { recursive: true, force: true }) };
};

/** Starts the server in a separate process, with only the given settings. */
export const runServer = (file: string, environment: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const isUp = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Open\s+(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) {
        resolve(address);
      }
    });
    child.once('close', () => reject(new Error(`The server ended: ${errors}`)));
  });
  // A caller that waits for the end does not wait for the start.
  isUp.catch(() => undefined);
  return {
    isUp,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal }))),
    printed: () => output,
    errors: () => errors,
    kill: (signal) => void child.kill(signal),
  };
};
