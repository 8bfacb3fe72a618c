import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleServer, runServer, type ServerProcess } from '../support/process.ts';

let bundle: Awaited<ReturnType<typeof bundleServer>>;
let folder: string;
let running: ServerProcess[];
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mates-process-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) {
    server.kill('SIGKILL');
    await server.ended;
  }
  await rm(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, 'data');
const run = (environment: Record<string, string> = {}): ServerProcess => {
  const server = runServer(bundle.file, { DATA_DIR: dataDir(), ...environment });
  running.push(server);
  return server;
};

describe('starting', () => {
  test('runs without configuration and prints its addresses and files', async () => {
    const server = run();
    const url = await server.isUp;

    expect((await fetch(`${url}/mate/recommend`)).status).toBe(200);
    expect(server.printed()).toContain('Mates is running.');
    expect(server.printed()).toContain(`files in ${join(dataDir(), 'outbox')}; their links appear here`);
    expect(server.printed()).toContain('scripted companions, no network needed');
  });

  test('prints the address of the metrics where they are on', async () => {
    const server = run({ ADMIN_PORT: '0' });
    const url = await server.isUp;
    await expect.poll(() => server.printed()).toMatch(/Metrics\s+http:\S+/);
    const metrics = /Metrics\s+(http:\S+)/.exec(server.printed())?.[1] ?? '';
    expect(new URL(metrics).port).not.toBe(new URL(url).port);
    expect(await (await fetch(metrics)).text()).toContain('mates_database_available 1');
  });

  test('sends traces to a collector', async () => {
    const paths: string[] = [];
    const collector = createHttpServer((request, response) => {
      paths.push(request.url ?? '');
      request.resume().on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const address = collector.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const server = run({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}` });
    await fetch(`${await server.isUp}/mate/recommend`);
    await expect.poll(() => paths).toContain('/v1/traces');
    collector.closeAllConnections();
    collector.close();
  });

  test('the link of a mail is printed at the terminal', async () => {
    const server = run();
    const url = await server.isUp;
    await fetch(`${url}/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.com', password: 'correct horse battery' }),
    });

    await expect
      .poll(() => server.printed())
      .toMatch(new RegExp(`${url}/verify-email-address#confirm=[\\w-]{43}\\n`));
  });

  test.each([
    [{ PORT: 'many' }, 'PORT: must be a whole number from 0 to 65535.\n'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL: must be an address like postgres://user:password@host:5432/name.\n',
    ],
  ])('%j is rejected with one line', async (environment, message) => {
    const server = run(environment);

    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.errors()).toBe(message);
  });

  test('a used port is replaced by the next free one, unless the port is strict', async () => {
    const other = createServer();
    const taken = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    try {
      const next = run({ PORT: String(taken) });
      const url = await next.isUp;
      expect(Number(new URL(url).port)).toBeGreaterThan(taken);
      expect(next.printed()).toContain(`(port ${String(taken)} is taken)`);

      const strict = run({ PORT: String(taken), STRICT_PORT: 'true', DATA_DIR: join(folder, 'other') });
      expect(await strict.ended).toEqual({ code: 1, signal: null });
      expect(strict.errors()).toBe(`Port ${String(taken)} is taken. Set PORT to another one.\n`);
    } finally {
      other.close();
    }
  });
});

describe('stopping', () => {
  // Windows has no termination signal: it kills the process.
  const cleanEnd =
    process.platform === 'win32' ? { code: null, signal: 'SIGTERM' } : { code: 0, signal: null };

  test('a termination signal stops it gracefully, even with idle or silent connections', async () => {
    const server = run();
    const url = await server.isUp;
    await (await fetch(`${url}/mate/recommend`)).text();
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));

    server.kill('SIGTERM');

    expect(await server.ended).toEqual(cleanEnd);
  });

  test('a folder is unlocked when its server has ended, even after a kill', async () => {
    const first = run();
    await first.isUp;
    const second = run();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.errors()).toBe(
      `Another server is using the data folder ${dataDir()}. Stop it first, or set DATA_DIR to another folder.\n`,
    );

    first.kill('SIGKILL');
    await first.ended;
    const third = run();

    expect((await fetch(`${await third.isUp}/mate/recommend`)).status).toBe(200);
  });
});
