/** Runs nginx as a balancer with TLS in front of several servers. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { nginxAround, nginxSite } from '../support/network/deployed-nginx.mjs';
import { freePort } from './server-process.mjs';

/** Debian has nginx where only root looks for programs. */
const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);
const env = { ...process.env, PATH: path };

/** Returns the names of programs that are not installed. */
export const missingPrograms = () =>
  [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ]
    .filter(([name, flag]) => spawnSync(name, [flag], { env }).status !== 0)
    .map(([name]) => name);

/** Creates a folder with a certificate of this machine's address, valid for a day. */
export function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'mates-nginx-'));
  // The workers of a master that runs as root have another user.
  chmodSync(folder, 0o755);
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const request = ['req', '-x509', ...elliptic, '-nodes', '-days', '1'];
  const made = spawnSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], {
    env,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`);
  return { folder, certificate, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the balancer as it is deployed in front of these ports, with the certificate in the folder. */
export async function startNginx(folder, ports) {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const site = nginxSite({
    port,
    plainPort: await freePort(),
    nodes: ports,
    certificate: join(folder, 'certificate.pem'),
    key: join(folder, 'key.pem'),
  });
  writeFileSync(file, nginxAround(folder, site));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const start = async () => {
    // A group of its own: killing only the master leaves workers that hold the port.
    const master = spawn('nginx', args, { env, detached: true, stdio: 'ignore' });
    while (!(await accepts(port))) {
      if (master.exitCode !== null) throw new Error(`nginx did not start: see ${folder}/error.log`);
    }
    return master;
  };
  let master = await start();
  const kill = async () => {
    const { pid, exitCode, signalCode } = master;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const exited = once(master, 'exit');
    process.kill(-pid, 'SIGKILL');
    await exited;
  };
  return {
    url: `https://127.0.0.1:${port}`,
    kill,
    start: async () => {
      master = await start();
    },
  };
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => setTimeout(() => resolve(false), 20));
    socket.once('connect', () => socket.destroy());
  });
