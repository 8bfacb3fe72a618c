import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findTool } from '../../../../scripts/lib/deploy-tools.mjs';
import { nginxAround, nginxSite } from './deployed-nginx.mjs';

const run = promisify(execFile);

/** Returns the path of a file in `deploy/`. */
export const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));

/** The options of a proxy. */
export interface ProxyOptions {
  /** The port for https. */
  readonly port: number;
  /** The port for http. */
  readonly plainPort: number;
  /** The port of the server. */
  readonly upstream: number;
  /** The timeout of a connection without data, as the configuration writes it. */
  readonly idle: string;
}

export interface Proxy {
  stop(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const getTool = (name: string): string => {
  const path = findTool(name);
  if (path === null) {
    throw new Error(`${name} is not installed.`);
  }
  return path;
};

/** Starts nginx with the shipped configuration, of which only ports, certificate and timeouts differ. */
export const startNginx = async (options: ProxyOptions): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-nginx-'));
  // Its workers run as another user when a test runs as root.
  await chmod(folder, 0o755);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await makeCertificate(key, certificate);
  const { port, plainPort, upstream, idle } = options;
  const sites = nginxSite({ port, plainPort, nodes: [upstream], certificate, key, idle });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, nginxAround(folder, sites));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  // It returns when it listens, and goes on in the background.
  await run(getTool('nginx'), args);
  return {
    stop: async () => {
      await run(getTool('nginx'), [...args, '-s', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Checks the shipped configuration as it is, with a certificate in the place of the operator's. */
export const checkNginx = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await makeCertificate(key, certificate);
  const sites = (await readFile(deployed('nginx.conf'), 'utf8'))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, nginxAround(folder, sites));
  try {
    return (await run(getTool('nginx'), ['-t', '-p', folder, '-c', file, '-e', join(folder, 'error.log')]))
      .stderr;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const makeCertificate = async (key: string, certificate: string): Promise<void> => {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await run(getTool('openssl'), ['req', ...kind, ...names, '-keyout', key, '-out', certificate]);
};

/** Whether a TLS connection to the port can be made. */
const isEncrypting = async (port: number): Promise<boolean> => {
  const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Starts Caddy with the shipped configuration, and a certificate of its own authority. */
export const startCaddy = async (options: ProxyOptions): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-caddy-'));
  const site = (await readFile(deployed('Caddyfile'), 'utf8')).replaceAll(' 11m', ` ${options.idle}`);
  const settings = `{
    admin off
    http_port ${String(options.plainPort)}
    https_port ${String(options.port)}
    skip_install_trust
    local_certs
    default_bind 127.0.0.1
    storage file_system ${folder}
  }\n`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, settings + site);
  const child = spawn(getTool('caddy'), ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...process.env,
      HOME: folder,
      MATES_DOMAIN: 'localhost',
      MATES_UPSTREAM: `127.0.0.1:${String(options.upstream)}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('serving initial configuration') && log.includes('certificate obtained')) resolve();
    });
    child.once('close', () => reject(new Error(`Caddy ended at once: ${log}`)));
  });
  // It has the certificate a moment before it uses it.
  while (!(await isEncrypting(options.port))) await setTimeout(50);
  return {
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
