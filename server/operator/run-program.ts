import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig, type Config } from '../config/config.ts';
import { loadSettings } from '../config/settings-file.ts';
import { StartupError } from '../shared/startup-errors.ts';
import { UsageError } from './command.ts';
import { describeDatabase } from './describe-database.ts';
import { takeSettingsFiles } from './settings-arguments.ts';

/** The output and the exit code of a program of the operator. */
export interface ProgramResult {
  readonly output: string;
  readonly error: string;
  readonly exitCode: number;
}

export interface Program {
  readonly args: readonly string[];
  /** Where the operator is: relative files are there. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Reads the settings, and prints which database they name. Throws `ConfigError`. */
  readonly readSettings: () => Config;
}

/**
 * Runs a program of the operator with the settings of the server: the environment, the files that `--settings FILE` names, and
 * `.env`, in this order. Prints its result and sets the exit code; an error that an operator can correct is one line.
 */
export const runProgram = async (run: (program: Program) => Promise<ProgramResult>): Promise<void> => {
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  try {
    const { files, args } = takeSettingsFiles(process.argv.slice(2));
    files.forEach((file) => loadNamedFile(resolve(folder, file)));
    loadSettings('.env');
    const { output, error, exitCode } = await run({
      args,
      folder,
      environment: process.env,
      readSettings: () => announceDatabase(readConfig(process.env)),
    });
    if (output !== '') process.stdout.write(`${output}\n`);
    if (error !== '') process.stderr.write(`${error}\n`);
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
};

const loadNamedFile = (path: string): void => {
  if (!existsSync(path)) {
    throw new UsageError(`There is no settings file ${path}.`);
  }
  loadSettings(path);
};

/** On the error stream, so that the output can be read by a program. */
const announceDatabase = (config: Config): Config => {
  process.stderr.write(`Database: ${describeDatabase(config)}\n`);
  return config;
};
