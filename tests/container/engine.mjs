/** Builds images and runs programs in containers with buildah, which needs no daemon. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program and returns its output. Throws with all that it printed when it fails. */
export function run(program, args, { fails = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  assert.equal(
    status !== 0,
    fails,
    `${[program, ...args].join(' ')} ended with ${status}:\n${stdout}${stderr}`,
  );
  return fails ? stdout + stderr : stdout;
}

/** An engine whose images and containers are below `folder`. Its containers share the network of the machine. */
export function createEngine(folder) {
  const global = [
    '--root',
    join(folder, 'images'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...args) => run('buildah', [...global, ...args]).trim();
  const inContainer = (container, command, settings) => [
    ...global,
    'run',
    '--isolation',
    'chroot',
    ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    container,
    '--',
    ...command,
  ];
  return {
    buildah,
    /** The image's configuration of its containers: `User`, `Cmd`, `Healthcheck`. */
    configOf: (image) => JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config,
    /** Runs a program in a container and returns its output. */
    execute: (container, command, settings, options) =>
      run('buildah', inContainer(container, command, settings), options),
    /** Starts a program in a container. */
    start: (container, command, settings) =>
      spawn('buildah', inContainer(container, command, settings), { stdio: ['ignore', 'pipe', 'pipe'] }),
  };
}

/** Returns the process in the container, which is the last child of buildah's own programs. Each thread may have children. */
export function innermostOf(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.length === 0 ? pid : innermostOf(Number(children[0]));
}
