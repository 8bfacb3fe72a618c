import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/architecture/source.ts';

function paths(args: readonly string[], folder = root) {
  const script = join(root, 'tools', 'product-charts', 'paths.mjs');
  // npm sets this variable to the folder where it was called.
  const env = { ...process.env, INIT_CWD: folder };
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

test('the paths of our own machines are found by the name of the machine', () => {
  expect(paths(['chatStream', '--kind', 'edge']).stdout).toMatch(
    /^chatStream: (\d+) transitions; .*\n\nedge: \d+ walks, \d+ steps, \1 of \1 transitions \(100 %\)\n/,
  );
});

test('our own machines are listed', () => {
  expect(paths(['--list']).stdout.split('\n')).toEqual(expect.arrayContaining(['auth', 'chat-stream']));
});

test('the paths of an unknown machine: prints the known ones', () => {
  const { status, stderr } = paths(['door']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^no machine is called door; there are:\n(?:[a-z-]+\n)*auth\n/);
});

test('a machine outside of the project uses the xstate of the project, and has a path from where npm was called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mates-paths-'));
  const code =
    "import { setup } from 'xstate'; export const lamp = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });";
  writeFileSync(join(folder, 'lamp.ts'), code);
  const { stdout, stderr, status } = paths(['lamp.ts', '--to', 'off'], folder);
  rmSync(folder, { recursive: true });
  expect({ stdout, stderr, status }).toEqual({ stdout: 'begins in off\n', stderr: '', status: 0 });
});
