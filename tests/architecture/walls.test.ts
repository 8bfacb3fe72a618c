import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { innocent, planted } from './planted.ts';
import { root } from './source.ts';

const garden = mkdtempSync(join(tmpdir(), 'mates-walls-'));
afterAll(() => rmSync(garden, { recursive: true, force: true }));

/** The project's own configuration names packages, none of which is installed in the temporary project. */
const compiled = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};
const found = lint({ ...innocent, ...Object.fromEntries(planted.map(({ file, code }) => [file, code])) });

test.each(planted.map(({ title, file, rule }) => [title, file, rule] as const))(
  'the linter reports %s',
  (_title, file, rule) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  },
);

test('files without violations pass', () => {
  const allowed = Object.keys(innocent).filter((file) => !file.includes('circle'));
  expect(allowed.flatMap(rulesBrokenIn)).toEqual([]);
});

interface Finding {
  readonly code: string;
  readonly filename: string;
}

function rulesBrokenIn(file: string): string[] {
  return found
    .filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file))
    .map(({ code }) => code);
}

/** Runs the linter with the project's rules on these files only. */
function lint(files: Readonly<Record<string, string>>): Finding[] {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(garden, file)), { recursive: true });
    writeFileSync(join(garden, file), `${code}\n`);
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(garden, '.oxlintrc.json'));
  writeFileSync(join(garden, 'tsconfig.json'), JSON.stringify({ compilerOptions: compiled }));
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, '--type-aware', '--format=json', '.'], {
    cwd: garden,
    encoding: 'utf8',
  });
  return diagnosticsIn(stdout, stderr);
}

function diagnosticsIn(output: string, complaint: string): Finding[] {
  const report: unknown = output.startsWith('{') ? JSON.parse(output) : null;
  if (
    typeof report !== 'object' ||
    report === null ||
    !('diagnostics' in report) ||
    !Array.isArray(report.diagnostics)
  ) {
    throw new Error(`the linter said: ${output}${complaint}`);
  }
  return report.diagnostics.filter(isFinding);
}

function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'code' in value && 'filename' in value;
}
