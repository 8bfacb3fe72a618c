import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findTool, runTool, toConnection } from '../../../server/backups/postgres-tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mates-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a pg_dump that only prints its version. */
const install = (version: string): string => {
  const bin = join(folder, version);
  mkdirSync(bin);
  writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version} (Debian)"\n`);
  chmodSync(join(bin, 'pg_dump'), 0o755);
  return bin;
};

describe.skipIf(process.platform === 'win32')('the programs of PostgreSQL', () => {
  test('are those of the version nearest to the server’s that is not older', async () => {
    const bins = ['17.2', '13.9', '16beta1', '15.4'].map(install);
    expect(await findTool('pg_dump', 15, bins)).toBe(join(folder, '15.4', 'pg_dump'));
    expect(await findTool('pg_dump', 16, bins)).toBe(join(folder, '16beta1', 'pg_dump'));
    expect(await findTool('pg_dump', 12, bins)).toBe(join(folder, '13.9', 'pg_dump'));
  });

  test('that are older than the server, or missing, are one line of advice', async () => {
    const bins = [install('13.9'), join(folder, 'none')];
    await expect(findTool('pg_dump', 15, bins)).rejects.toThrow(
      /^pg_dump is of version 13, and the server of version 15\. Install the client programs of PostgreSQL 15\.$/,
    );
    await expect(findTool('pg_restore', 15, bins)).rejects.toThrow(
      /^pg_restore was not found\. Install the client programs of PostgreSQL 15, or add their folder to PATH\.$/,
    );
  });

  test('that do not run are not used', async () => {
    const bin = install('15.4');
    chmodSync(join(bin, 'pg_dump'), 0o644);
    await expect(findTool('pg_dump', 15, [bin])).rejects.toThrow('pg_dump was not found');
    expect(await runTool(join(bin, 'pg_dump'), [], {})).toMatchObject({ isSuccess: false });
  });
});

test('the password is not among the arguments, and parameters of the Node driver are left out', () => {
  expect(toConnection('postgres://ada:ge%24heim@db:5433/mates?sslmode=no-verify&ssl=true')).toEqual({
    args: ['--no-password', '--dbname=postgres://ada@db:5433/mates?sslmode=require'],
    environment: { PGPASSWORD: 'ge$heim' },
  });
  expect(toConnection('postgres://db/mates').environment).toEqual({});
});
