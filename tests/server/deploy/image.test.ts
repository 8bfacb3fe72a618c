import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployed } from '../support/network/proxies.ts';

const root = deployed('..');
/** The folder of the image, with what its file copies, and the volume. No engine of containers is needed for these. */
const app = mkdtempSync(join(tmpdir(), 'mates-image-'));
const data = mkdtempSync(join(tmpdir(), 'mates-volume-'));
const containerfile = readFileSync(deployed('Containerfile'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
let server: ChildProcess;

beforeAll(async () => {
  const build = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--if-changed'], {
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stderr);
  for (const [, part = ''] of containerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)) {
    // Packages only are many; everything else is copied, so that nothing leads back to the project.
    if (part === 'node_modules') symlinkSync(join(root, part), join(app, part), 'junction');
    else cpSync(join(root, part), join(app, part), { recursive: true });
  }
  server = spawn(process.execPath, ['dist/server/main.js'], { cwd: app, env: environment(data) });
  for await (const chunk of server.stdout ?? []) {
    if (String(chunk).includes('is running.')) break;
  }
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  for (const folder of [app, data]) rmSync(folder, { recursive: true, force: true });
});

test('each operator’s command works in the image, beside the server', () => {
  const backup = join(data, 'backup.gz');
  expect(runScript('operate', ['--help'])).toMatchObject({ status: 0 });
  expect(runScript('doctor', []).output).toContain(join(data, 'mates.db'));
  expect(runScript('backup', [backup])).toMatchObject({ status: 0 });
  expect(runScript('restore', [backup], join(data, 'restored'))).toMatchObject({ status: 0 });
});

test('the programs of the build are the same', () => {
  for (const name of ['operate', 'doctor', 'backup', 'restore']) {
    const { output } = run([`dist/server/${name}.js`, '--help'], data);
    expect(output).not.toMatch(/Cannot find|ERR_MODULE/);
  }
});

function runScript(name: string, args: readonly string[], folder = data) {
  const [, ...command] = scripts[name]?.split(' ') ?? [];
  return run([...command, ...args], folder);
}

function run(args: readonly string[], folder: string) {
  const options = { cwd: app, env: environment(folder), encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, args, options);
  return { output: stdout + stderr, status };
}

/** The settings of the image, on a free port of this machine. */
function environment(folder: string): NodeJS.ProcessEnv {
  const [, settings = ''] = /^ENV (.+)$/m.exec(containerfile) ?? [];
  const given = Object.fromEntries(settings.split(' ').map((pair) => pair.split('=')));
  return { PATH: process.env['PATH'], ...given, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder };
}
