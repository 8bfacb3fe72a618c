/** Builds the page and the server, unless the existing build matches the sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { readVersion } from './version.mjs';

const inputs = [
  'contract',
  'src',
  'server',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.first-view.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
];
const stamp = join(root, 'dist', '.built');
/** The programs of an operator, also where only the build is installed. */
const programs = ['operate', 'backup', 'restore', 'doctor', 'companion-file', 'home-copy'];

/** Builds into dist/client and dist/server. `force` builds even when nothing has changed. */
export async function ensureBuilt({ force = false } = {}) {
  const wanted = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the page and the server …');
  const { build, loadEnv } = await import('vite');
  // The settings of the build may be in .env, as the server's are.
  Object.assign(process.env, loadEnv('production', root, 'VITE_'));
  // Not in the fingerprint: a commit that changes no input needs no other build.
  process.env.VITE_VERSION = readVersion();
  const options = { root, logLevel: 'warn' };
  const mode = process.env.NODE_ENV;
  // A test that builds has another mode, in which React's code for development would be part of the build.
  process.env.NODE_ENV = 'production';
  await build({ ...options, configFile: join(root, 'vite.config.ts') });
  await build({ ...options, configFile: join(root, 'vite.worker.config.ts') });
  if (hasFirstViews()) await build({ ...options, configFile: join(root, 'vite.first-view.config.ts') });
  const server = join(root, 'vite.server.config.ts');
  await build({ ...options, configFile: server });
  // Bundled apart: the server does not wait for code that it shares with the operator's programs.
  await build({
    ...options,
    configFile: server,
    build: {
      ssr: true,
      emptyOutDir: false,
      license: { fileName: 'licenses-programs.txt' },
      rolldownOptions: {
        input: Object.fromEntries(programs.map((name) => [name, join(root, 'server', `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'programs-[hash].js' },
      },
    },
  });
  // For the server its operator decides.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The server has neither the path of a page that is in the fragment of the URL, nor the answers of another API. */
function hasFirstViews() {
  return process.env.VITE_ROUTER !== 'hash' && !process.env.VITE_API_ORIGIN;
}

/** Returns a hash of everything that the build reads, including its variables of the environment and of `.env`. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((name) => filesOf(join(root, name)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  for (const [line] of settings().matchAll(/^\s*(?:export\s+)?VITE_.*$/gm)) hash.update(`${line.trim()}\0`);
  return hash.digest('hex');
}

function settings() {
  const file = join(root, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
