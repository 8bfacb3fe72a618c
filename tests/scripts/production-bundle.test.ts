import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'mates-bundle-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the production bundle is identical, byte for byte, without the tools', () => {
  for (const part of [
    'contract',
    'src',
    'tools',
    'public',
    'scripts',
    'index.html',
    'package.json',
    'vite.config.ts',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  // On Windows a junction requires no special permission; elsewhere this is a symbolic link.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

  const withIt = built('with');
  rmSync(join(copy, 'tools'), { recursive: true });
  const withoutIt = built('without');

  expect(Object.keys(withIt).length).toBeGreaterThan(20);
  expect(withoutIt).toEqual(withIt);
});

/** Builds the copy for production and returns the hash of each file. */
function built(folder: string): Record<string, string> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const outDir = join(copy, 'built', folder);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0 || !existsSync(outDir))
    throw new Error(`the build ended with ${status}: ${stdout}${stderr}`);
  return Object.fromEntries(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        relative(outDir, file),
        createHash('sha256').update(readFileSync(file)).digest('base64url'),
      ]),
  );
}
