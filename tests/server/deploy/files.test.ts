import { execFile } from 'node:child_process';
import { readFile, rm, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findTool } from '../../../scripts/lib/deploy-tools.mjs';
import { checkNginx, deployed } from '../support/proxies.ts';

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

test.skipIf(systemd === null)('systemd accepts the unit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-unit-'));
  const unit = join(folder, 'mates.service');
  // Node is somewhere else on this machine.
  const text = (await readFile(deployed('mates.service'), 'utf8')).replace('/usr/bin/node', process.execPath);
  await writeFile(unit, text);
  const { stdout, stderr } = await run(systemd ?? '', ['verify', '--man=no', unit]);
  expect(stdout + stderr).toBe('');
  await rm(folder, { recursive: true });
});

test('every setting in the files exists', async () => {
  const settings = await readFile(deployed('../docs/configuration.md'), 'utf8');
  const known = new Set(settings.match(/(?<=^\| `)[A-Z_]+(?=`)/gm));
  const [example, compose, unit] = await Promise.all(
    ['mates.env.example', 'compose.yaml', 'mates.service'].map((name) => readFile(deployed(name), 'utf8')),
  );
  const used = [
    ...(example?.match(/^[A-Z_]+(?==)/gm) ?? []),
    ...(compose?.match(/^ {6}[A-Z_]+(?=: )/gm) ?? []).map((name) => name.trim()),
    ...(/^Environment=(.*)$/m.exec(unit ?? '')?.[1]?.match(/[A-Z_]+(?==)/g) ?? []),
  ];
  const elsewhere = ['MATES_DOMAIN', 'MATES_UPSTREAM', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual([]);
});
