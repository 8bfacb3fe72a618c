import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headOf } from '../../scripts/lib/start-script.mjs';
import { root } from '../architecture/source.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const names = Object.keys(scripts);
const clone = copyWithoutPackages();
/** Stands for npm without a network. */
const npm = join(clone, 'npm.js');
writeFileSync(npm, 'console.log(`npm ${process.argv.slice(2).join(" ")}`); process.exit(1);');

afterAll(() => rmSync(clone, { recursive: true, force: true }));

test.each(names)('npm run %s installs the packages of a bare clone, or says that it cannot', (name) => {
  const { output, status } = runScript(name, []);
  expect(output).not.toMatch(/ERR_MODULE_NOT_FOUND|not found|^\s+at /m);
  expect(output).toContain('npm ci');
  expect(output).toContain('npm could not install the packages');
  expect(status).toBe(1);
});

test.each(names.filter((name) => !isProgram(name)))('npm run %s -- --help says what it does', (name) => {
  const { output, status } = runScript(name, ['--help']);
  expect(output.trim()).toBe(headOf(join(root, fileOf(name))));
  expect(output.trim()).not.toBe('');
  expect(status).toBe(0);
});

test('no two scripts do the same', () => {
  const commands = Object.values(scripts);
  expect(commands).toEqual([...new Set(commands)]);
});

test.each(names)('the head of npm run %s shows how npm runs it', (name) => {
  const head = headOf(join(root, fileOf(name)));
  expect(head).not.toMatch(/node (?:scripts|tools)\//);
  // Arguments follow two hyphens, without which npm takes those that look like its own.
  expect(head).not.toMatch(new RegExp(`npm run ${name} (?!-- )[A-Z-]`));
});

test('docs/commands.md lists the scripts with what their heads say', async () => {
  const sections = [...new Set(names.map(fileOf))].map((file) => {
    // An indented line is code in Markdown, with four spaces.
    const text = headOf(join(root, file)).replaceAll(/^ {2}/gm, '    ');
    const same = names.filter((name) => fileOf(name) === file);
    return `## ${same.map(titleOf).join(', ')}\n\n${text}\n`;
  });
  await expect(
    [
      '# Commands',
      '',
      'Each works on a fresh clone: it installs what is missing first. `npm run NAME -- --help` prints the same text. Generated from',
      'the scripts by `npx vitest run tests/scripts/bare-clone.test.ts -u`.',
      '',
      ...sections,
    ].join('\n'),
  ).toMatchFileSnapshot('../../docs/commands.md');
});

/** The operator's programs have a help of their own, and their scripts only start them. */
function isProgram(name: string): boolean {
  return ['operate', 'backup', 'restore', 'doctor', 'companion-file'].includes(name);
}

function titleOf(name: string): string {
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

/** The file that a script runs: `node FILE ARGUMENTS`. */
function fileOf(name: string): string {
  const [node, file = ''] = scripts[name]?.split(' ') ?? [];
  expect(node).toBe('node');
  return file;
}

function runScript(name: string, args: readonly string[]): { output: string; status: number | null } {
  const [, ...command] = scripts[name]?.split(' ') ?? [];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...command, ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
  return { output: `${stdout}${stderr}`, status };
}

/** Copies what git tracks, or would with the next commit. */
function copyWithoutPackages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mates-clone-'));
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of list
    .split('\n')
    .filter((path) => /^(?:package|scripts|tools|tests|server)/.test(path))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  return folder;
}
