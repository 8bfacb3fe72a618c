/**
 * Builds the image of deploy/Containerfile, starts it, runs each operator's command in it, and stops it. The image below ours is
 * made by `debootstrap`. Requires root and buildah; only the build uses the network.
 *
 *   npm test -- container
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/root.mjs';
import { certificates, writeBase } from './base-image.mjs';
import { createEngine, innermostOf, run } from './engine.mjs';
import { checkCommands } from './operator-commands.mjs';

const containerfile = join(root, 'deploy', 'Containerfile');
const folder = mkdtempSync(join(tmpdir(), 'mates-container-'));
const engine = createEngine(folder);
const { buildah } = engine;
const port = await findPort();
const url = `http://localhost:${port}`;
/** The file system of compose.yaml cannot be written: npm finds no folder for its logs. */
const settings = { PORT: String(port), PUBLIC_URL: url, HOME: '/' };

try {
  buildBase();
  buildImage();
  const container = buildah('from', '--pull-never', 'mates');
  const server = await start(container);
  try {
    checkProcess(container, server);
    await checkCommands(
      (command, { fails, ...more } = {}) =>
        engine.execute(container, command, { ...settings, ...more }, { fails }),
      url,
    );
  } finally {
    await stop(server);
  }
  process.stdout.write('The image starts, and each operator’s command works in it.\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function buildBase() {
  process.stdout.write('Making a Debian with Node …\n');
  const [, name] = /^FROM (\S+)$/m.exec(readFileSync(containerfile, 'utf8')) ?? [];
  const debian = join(folder, 'debian');
  writeBase(debian, run);
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, debian, '/');
  const path = '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  buildah('config', '--env', `PATH=${path}`, '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container);
  buildah('commit', '--quiet', '--rm', '--disable-compression', container, name);
}

function buildImage() {
  process.stdout.write('Building the image …\n');
  const options = ['--isolation', 'chroot', '--pull=never', '--format', 'docker', '--layers=false'];
  buildah('bud', ...options, '--tag', 'mates', '--file', containerfile, root);
}

/** Starts what the image starts, and resolves when it answers. */
async function start(container) {
  const { Cmd: command } = engine.configOf('mates');
  const server = engine.start(container, command, settings);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(server, 'exit').then(([code]) => ({ code, output }));
  while (!(await isHealthy())) {
    assert.equal(server.exitCode, null, output);
    await wait(200);
  }
  return { server, ended };
}

/** The server runs as the user of the image, and the image's own check of its health succeeds. */
function checkProcess(container, { server }) {
  const { User: user, Healthcheck: check } = engine.configOf('mates');
  assert.equal(user, 'node');
  assert.match(readFileSync(`/proc/${innermostOf(server.pid)}/status`, 'utf8'), /^Uid:\s+1000\s+1000\b/m);
  engine.execute(container, check.Test.slice(1), settings);
}

async function isHealthy() {
  const response = await fetch(`${url}/healthz`).catch(() => null);
  return response?.ok === true;
}

/** Sends the signal of an engine to the server; buildah itself would kill it. */
async function stop({ server, ended }) {
  if (server.exitCode === null) process.kill(innermostOf(server.pid), 'SIGTERM');
  const { code, output } = await ended;
  assert.equal(code, 0, output);
}

async function findPort() {
  const socket = createServer().listen(0);
  await once(socket, 'listening');
  const { port: free } = socket.address();
  socket.close();
  return free;
}
