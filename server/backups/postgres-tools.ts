import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BackupError } from './backup-error.ts';

export type ToolName = 'pg_dump' | 'pg_restore';

export interface ToolResult {
  readonly isSuccess: boolean;
  readonly output: string;
  /** The last line that it wrote to stderr, on one line. */
  readonly reason: string;
}

/**
 * Returns the path of the program, in PATH or where packages install it, whose version is the nearest that is not older
 * than the server's. Throws `BackupError` when there is none. `folders` is for tests.
 */
export const findTool = async (
  name: ToolName,
  serverMajor: number,
  folders: readonly string[] = listFolders(),
): Promise<string> => {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const paths = folders.map((folder) => join(folder, file)).filter((path) => existsSync(path));
  const found = await Promise.all(paths.map(async (path) => ({ path, major: await readMajor(path) })));
  const fitting = found.filter(({ major }) => major >= serverMajor).toSorted((a, b) => a.major - b.major);
  const [nearest] = fitting;
  if (nearest !== undefined) {
    return nearest.path;
  }
  const newest = Math.max(0, ...found.map(({ major }) => major));
  throw new BackupError(
    newest === 0
      ? `${name} was not found. Install the client programs of PostgreSQL ${String(serverMajor)}, or add their folder to PATH.`
      : `${name} is of version ${String(newest)}, and the server of version ${String(serverMajor)}. Install the client programs of PostgreSQL ${String(serverMajor)}.`,
  );
};

const listFolders = (): string[] => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
};

/** Returns 0 for a program that does not run. */
const readMajor = async (path: string): Promise<number> => {
  const { output } = await runTool(path, ['--version'], {});
  return Number(/ (\d+)/.exec(output)?.[1] ?? 0);
};

/** Runs the program to its end. */
export const runTool = (
  path: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ToolResult> =>
  new Promise((resolve) => {
    const child = spawn(path, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', (error) => resolve({ isSuccess: false, output, reason: error.message }));
    child.once('close', (code) =>
      resolve({ isSuccess: code === 0, output, reason: errors.trim().split('\n').at(-1) ?? '' }),
    );
  });

/**
 * Returns the arguments and the environment with which a program connects to the server. The password is not among the
 * arguments, which every user of the machine can list.
 */
export const toConnection = (url: string): { args: string[]; environment: Record<string, string> } => {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  const unknown = [...target.searchParams.keys()].filter((name) => !sharedParameters.has(name));
  unknown.forEach((name) => target.searchParams.delete(name));
  if (target.searchParams.get('sslmode') === 'no-verify') {
    target.searchParams.set('sslmode', 'require');
  }
  return {
    args: ['--no-password', `--dbname=${target.href}`],
    environment: password === '' ? {} : { PGPASSWORD: password },
  };
};

/** The parameters of a URL that both the Node driver and the programs know. */
const sharedParameters: ReadonlySet<string> = new Set([
  'host',
  'port',
  'options',
  'sslmode',
  'sslcert',
  'sslkey',
  'sslrootcert',
]);
