import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDatabase } from '../../../../server/operator/describe-database.ts';
import { bundleServer } from '../../support/process.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { dataRoot } from '../../../support/data-root.ts';

const programs = ['operate', 'backup', 'doctor', 'restore'] as const;

let bundles: Map<string, Awaited<ReturnType<typeof bundleServer>>>;
let server: TestServer;
let folder: string;
beforeAll(async () => {
  bundles = new Map();
  for (const name of programs) bundles.set(name, await bundleServer(name));
  server = await startTestServer();
  folder = await mkdtemp(join(dataRoot, 'mates-programs-'));
});
afterAll(async () => {
  await server.stop();
  for (const bundle of bundles.values()) await bundle.remove();
  await rm(folder, { recursive: true });
});

/** Runs a bundled program in the folder, with only this environment. */
const run = (name: (typeof programs)[number], args: string[], environment: Record<string, string> = {}) => {
  const { PATH = '' } = process.env;
  const file = bundles.get(name)?.file ?? '';
  const options = { cwd: folder, env: { PATH, ...environment }, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], options);
  return { stdout, stderr, status };
};

const settings = (): Record<string, string> => {
  const { dataDir, databaseUrl } = server.running.deps.config;
  return { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
};
const asFile = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

test('the programs of the build work with the settings of a service, and name its database', async () => {
  await writeFile(join(folder, 'mates.env'), `\uFEFF${asFile(settings()).replaceAll('\n', '\r\n')}`);
  const database = `Database: ${describeDatabase(server.running.deps.config)}\n`;
  const named = ['--settings', 'mates.env'];

  expect(run('backup', [...named, 'one.gz'])).toEqual({
    stdout: expect.stringMatching(/^The backup \S+one\.gz is written and checked/),
    stderr: database,
    status: 0,
  });
  expect(run('backup', ['two.gz'], settings())).toMatchObject({ stderr: database, status: 0 });
  expect(run('operate', [...named, 'log'])).toMatchObject({ stderr: database, status: 0 });
  expect(run('restore', [...named, 'one.gz'])).toMatchObject({ status: 1 });
  const { stdout } = run('doctor', named);
  expect(stdout).toContain(`the database is ${describeDatabase(server.running.deps.config)}`);
});

test('a settings file that is missing or damaged is one line, and nothing runs', async () => {
  expect(run('backup', ['--settings', 'none.env', 'x.gz'])).toEqual({
    stdout: '',
    stderr: `There is no settings file ${join(folder, 'none.env')}.\n`,
    status: 2,
  });
  await writeFile(join(folder, 'bad.env'), 'DATA_DIR=/tmp\nnonsense\n');
  expect(run('doctor', ['--settings', 'bad.env'])).toEqual({
    stdout: '',
    stderr: `Cannot read ${join(folder, 'bad.env')}: line 2: it is not NAME=value. Correct it, and start again.\n`,
    status: 1,
  });
});
