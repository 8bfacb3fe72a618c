import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../architecture/source.ts';

/** An instruction of the tutorial. */
type Step =
  | { readonly kind: 'edit'; readonly file: string; readonly before: string; readonly after: string }
  | {
      readonly kind: 'run';
      readonly fails: boolean;
      readonly command: string;
      readonly says: readonly string[];
    };

const page = readFileSync(join(root, 'docs', 'tutorial-change-a-flow.md'), 'utf8');

test('each step of the tutorial reports what else has to change', () => {
  const copy = copyOfProject();
  try {
    const steps = stepsIn(page);
    expect(steps.map(({ kind }) => kind).join(' ')).toBe(
      'edit run edit edit run run edit run run run edit run',
    );
    for (const step of steps) expect(follow(copy, step)).toBe('as told');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

function stepsIn(text: string): Step[] {
  const blocks = text.matchAll(
    /(?:In `(?<file>[^`]+)`:\n\n)?```(?<kind>diff|console fails|console passes)\n(?<body>.*?)```/gs,
  );
  return [...blocks].map(({ groups: { file = '', kind = '', body = '' } = {} }) => {
    if (kind === 'diff') return { kind: 'edit', file, before: side(body, '-'), after: side(body, '+') };
    const [command = '', ...says] = body.trimEnd().split('\n');
    return { kind: 'run', fails: kind.endsWith('fails'), command: command.replace('$ ', ''), says };
  });
}

/** Returns the lines of one side of a diff. */
const side = (diff: string, sign: string): string =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

/** Performs a step and returns the differences from the tutorial. */
function follow(copy: string, step: Step): string {
  if (step.kind === 'edit') return edit(copy, step);
  const { status, output } = run(copy, step.command);
  const isAsTold = (status !== 0) === step.fails && step.says.every((words) => output.includes(words));
  return isAsTold ? 'as told' : `${step.command} ended with ${String(status)}:\n${output}`;
}

function edit(copy: string, { file, before, after }: Step & { kind: 'edit' }): string {
  const path = join(copy, file);
  const code = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  writeFileSync(
    path,
    code.replace(before, () => after),
  );
  return code.split(before).length === 2 ? 'as told' : `${file} does not hold once:\n${before}`;
}

/** The files of the command line tools, because shells differ between systems. */
const tools: Readonly<Record<string, readonly string[]>> = {
  tsc: ['node_modules', 'typescript', 'bin', 'tsc'],
  vitest: ['node_modules', 'vitest', 'vitest.mjs'],
};

function run(copy: string, command: string): { status: number | null; output: string } {
  const [program = '', name = '', ...rest] = command.split(' ');
  const tool = program === 'npx' ? [join(copy, ...(tools[name] ?? [])), ...rest] : [name, ...rest];
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Copies the project without build output and test results. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mates-change-'));
  const parts = [
    'contract',
    'docs',
    'scripts',
    'server',
    'src',
    'tests',
    'tools',
    'package.json',
    'tsconfig.json',
  ];
  for (const part of [
    ...parts,
    'package-lock.json',
    'vite.config.ts',
    'vitest.config.ts',
    'vite.server.config.ts',
    'playwright.config.ts',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
