/** Runs a temporary PostgreSQL server for tests. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { dataRoot } from './data-root.mjs';

/** Returns the folder with `initdb` and `postgres`, or null when PostgreSQL is not installed. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + suffix))),
    ) ?? null
  );
}

/**
 * Starts a server and resolves with its URL, and with functions to stop it and to make it fail. Its data is disposable, so
 * nothing is synced to disk: it survives a crash of the server, not of the machine.
 */
export async function startPostgres(folder) {
  const home = mkdtempSync(join(dataRoot, 'mates-postgres-'));
  const owner = unprivileged();
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid);
  const data = join(home, 'data');
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'mates', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: home, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
    'max_connections=200',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const run = () =>
    spawn(join(folder, 'postgres'), args, { ...owner, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = run();
  await ready(server);

  /** `SIGINT` stops it fast, `SIGQUIT` immediately without cleanup, `SIGKILL` like a power failure. */
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const processes = () => {
    const { stdout } = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' });
    return [server.pid, ...stdout.split('\n').filter(Boolean).map(Number)];
  };
  return {
    url: `postgres://mates@127.0.0.1:${port}/postgres`,
    end,
    /** Restarts it. The processes of a killed server hold its shared memory for a moment. */
    start: async () => {
      for (;;) {
        server = run();
        const problem = await ready(server).catch((error) => error);
        if (problem === undefined) return;
        if (!/still in use|lock file/.test(problem.message)) throw problem;
      }
    },
    /** `SIGSTOP` suspends all its processes, `SIGCONT` resumes them. */
    signalAll: (signal) => {
      for (const pid of processes()) process.kill(pid, signal);
    },
    /** Returns the IDs of all its processes. */
    processes,
    stop: async () => {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so it then runs as its own user, where the package created one. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('close', () => reject(new Error(`PostgreSQL ended at once: ${log}`)));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createServer();
    socket.on('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}
