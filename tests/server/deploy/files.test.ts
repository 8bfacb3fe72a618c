import { execFile } from 'node:child_process';
import { readFile, rm, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { parseSettings } from '../../../server/config/settings-file.ts';
import { findTool } from '../../../scripts/lib/deploy-tools.mjs';
import { checkNginx, deployed } from '../support/network/proxies.ts';

const run = promisify(execFile);
const [nginx, caddy, systemd, openssl] = ['nginx', 'caddy', 'systemd-analyze', 'openssl'].map(findTool);

test.skipIf(nginx === null || openssl === null)('nginx accepts its configuration', async () => {
  expect(await checkNginx()).toContain('test is successful');
});

test.skipIf(caddy === null)('Caddy accepts its configuration, which is formatted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-caddy-'));
  const env = { ...process.env, HOME: folder };
  const file = deployed('Caddyfile');
  const { stdout } = await run(caddy ?? '', ['validate', '--adapter', 'caddyfile', '--config', file], {
    env,
  });
  expect(stdout).toContain('Valid configuration');
  expect((await run(caddy ?? '', ['fmt', file], { env })).stdout).toBe(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
});

test.skipIf(systemd === null)('systemd accepts the units', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-unit-'));
  const names = ['mates.service', 'mates-backup.service', 'mates-backup.timer'];
  for (const name of names) {
    // Node is somewhere else on this machine.
    const text = (await readFile(deployed(name), 'utf8')).replaceAll('/usr/bin/node', process.execPath);
    await writeFile(join(folder, name), text);
  }
  const units = names.map((name) => join(folder, name));
  const { stdout, stderr } = await run(systemd ?? '', ['verify', '--man=no', ...units]);
  expect(stdout + stderr).toBe('');
  await rm(folder, { recursive: true });
});

test('the service, its backup and the operator’s programs read the same settings', async () => {
  const defaults = parseSettings(await readFile(deployed('mates.defaults.env')), 'mates.defaults.env');
  expect(readConfig(defaults)).toMatchObject({ dataDir: '/var/lib/mates', trustProxy: 1 });
  for (const name of ['mates.service', 'mates-backup.service', 'mates-operate']) {
    const text = await readFile(deployed(name), 'utf8');
    expect(text.match(/EnvironmentFile=\S+/g)).toEqual([
      'EnvironmentFile=/opt/mates/deploy/mates.defaults.env',
      'EnvironmentFile=-/etc/mates/mates.env',
    ]);
    expect(text).not.toMatch(/^Environment=/m);
  }
});

test('the documents name programs and files that exist', async () => {
  const built = await readFile(deployed('../scripts/lib/build/build.mjs'), 'utf8');
  for (const name of ['README.md', '../docs/operations.md']) {
    const text = await readFile(deployed(name), 'utf8');
    for (const [, program = ''] of text.matchAll(/dist\/server\/(\w+)\.js/g)) {
      expect(built).toContain(`'${program}'`);
    }
    expect(text).not.toMatch(/\bcd \S+ && npm run/);
  }
});

test('every setting in the files exists', async () => {
  const settings = await readFile(deployed('../docs/configuration.md'), 'utf8');
  const known = new Set(settings.match(/(?<=^\| `)[A-Z_]+(?=`)/gm));
  const [example, compose, defaults] = await Promise.all(
    ['mates.env.example', 'compose.yaml', 'mates.defaults.env'].map((name) =>
      readFile(deployed(name), 'utf8'),
    ),
  );
  const used = [
    ...(example?.match(/^[A-Z_]+(?==)/gm) ?? []),
    ...(compose?.match(/^ {6}[A-Z_]+(?=: )/gm) ?? []).map((name) => name.trim()),
    ...(defaults?.match(/^[A-Z_]+(?==)/gm) ?? []),
  ];
  const elsewhere = ['MATES_DOMAIN', 'MATES_UPSTREAM', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual([]);
});
