/** Synchronizes node_modules with package-lock.json. Uses only Node's own modules. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

const stamp = join(root, 'node_modules', '.installed');

/** Installs the packages of the lock file unless they are installed. Exits with a message when that fails. */
export function ensureInstalled() {
  assertVersions();
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages that package-lock.json names …');
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) fail('npm could not install the packages: see above. Is the package registry reachable?');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function assertVersions() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) fail(`Node ${process.versions.node} is too old: please use 20.19, 22.12, 24 or newer.`);
  // Debian packages npm 9 with Node 20. It cannot read the lock file's overrides, and says that there is no lock file.
  const [, npmVersion] = /^npm\/(\d\S*)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  if (npmVersion && Number.parseInt(npmVersion, 10) < 10) {
    fail(`npm ${npmVersion} is too old: please use npm 10 or newer, which is part of Node from nodejs.org.`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** npm passes its own path to the scripts that it runs; a script started without npm uses the shell. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  return cli && cli.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
