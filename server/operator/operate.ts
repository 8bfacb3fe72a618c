import { cutText } from '../../contract/letters.ts';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { DomainError } from '../domain/domain-error.ts';
import { getErrorText } from '../locales/translate.ts';
import { postgresError, StartupError } from '../shared/startup-errors.ts';
import { isMigrated } from '../store/migrate.ts';
import { NoDatabase, openForCli } from '../store/open/open-for-cli.ts';
import { DatabaseUnavailable } from '../store/unavailable.ts';
import { lock, rotate, skipSecondStep, unlock } from './account-commands.ts';
import { grant, refund, take } from './billing-commands.ts';
import {
  OperatorError,
  UsageError,
  type Command,
  type CommandInput,
  type OperatorConfig,
  type Options,
} from './command.ts';
import { disputes } from './dispute-commands.ts';
import { toOneLine } from './format.ts';
import { restore, withdraw } from './mate-commands.ts';
import { owner } from './owner-command.ts';
import { withdrawPicture } from './picture-commands.ts';
import { close, reports } from './report-commands.ts';
import { safetyReport } from './safety-report.ts';
import { showLog } from './show-log.ts';
import { showUser } from './show-user.ts';

/** The output and the exit code of a command: 0 done, 1 refused or failed, 2 wrong arguments. */
export interface OperateResult {
  readonly output: string;
  readonly error: string;
  readonly exitCode: 0 | 1 | 2;
}

/** In the order of the usage. */
const commands: Readonly<Record<string, Command>> = {
  user: showUser,
  grant,
  take,
  refund,
  disputes,
  lock,
  unlock,
  rotate,
  'second-step-off': skipSecondStep,
  owner,
  withdraw,
  restore,
  'withdraw-picture': withdrawPicture,
  reports,
  close,
  'safety-report': safetyReport,
  log: showLog,
};

const usage = [
  'npm run operate -- COMMAND',
  '',
  ...Object.values(commands).map(({ usage: line, description }) => `  ${line.padEnd(36)}${description}`),
  '',
  'Commands that change something need --reason TEXT, which is stored: write no personal data in it.',
  '--by NAME names the person who acts (default: the user of this system). --json prints JSON.',
].join('\n');

/** Runs a command on the database that the server is configured with, whether or not the server is running. */
export const runOperate = async (
  args: readonly string[],
  config: OperatorConfig,
  now: () => number = Date.now,
): Promise<OperateResult> => {
  if (args.length === 0 || args[0] === '--help') {
    return { output: usage, error: '', exitCode: args.length === 0 ? 2 : 0 };
  }
  try {
    const { command, input, operator, isJson } = readArguments(args);
    const { text, data } = await withDatabase(config, (opened) =>
      command.run({ ...opened, config, now, operator }, input),
    );
    return { output: isJson ? JSON.stringify(data) : text, error: '', exitCode: 0 };
  } catch (error) {
    return explain(error);
  }
};

const readArguments = (args: readonly string[]) => {
  const { values, positionals } = parse(args);
  const [name = '', ...names] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new UsageError(`There is no command ${toOneLine(name)}. \`npm run operate -- --help\` lists them.`);
  }
  const { by = userInfo().username, json, reason, ...options } = values;
  const [min, max] = command.names;
  const isFit = names.length >= min && names.length <= max && hasOnly(options, command);
  if (!isFit || names.includes('')) {
    throw new UsageError(
      `Usage: npm run operate -- ${command.usage}${command.isChange ? ' --reason TEXT' : ''}`,
    );
  }
  const input: CommandInput = { names, options, reason: readReason(command, reason) };
  return { command, input, operator: readOperator(by), isJson: json };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        by: { type: 'string' },
        chats: { type: 'string' },
        gold: { type: 'string' },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
        reason: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? toOneLine(error.message) : usage, { cause: error });
  }
};

const hasOnly = (options: Options, command: Command): boolean =>
  optionNames.every(
    (name) => command.options.includes(name) || options[name] === undefined || options[name] === false,
  );

const optionNames: readonly (keyof Options)[] = ['all', 'chats', 'gold', 'limit'];

const longestReason = 500;

const readReason = ({ isChange }: Command, given: string | undefined): string => {
  const reason = toOneLine(given ?? '');
  if (!isChange && given !== undefined) {
    throw new UsageError('This command changes nothing and takes no --reason.');
  }
  if (isChange && (reason === '' || reason.length > longestReason)) {
    throw new UsageError(`Say why with --reason TEXT, in at most ${String(longestReason)} characters.`);
  }
  return reason;
};

const readOperator = (name: string): string => {
  const operator = cutText(toOneLine(name), 100);
  if (operator === '') {
    throw new UsageError('--by needs a name.');
  }
  return operator;
};

const withDatabase = async <Result>(
  config: OperatorConfig,
  work: (opened: Pick<Awaited<ReturnType<typeof openForCli>>, 'database' | 'dialect'>) => Promise<Result>,
): Promise<Result> => {
  const { database, dialect, close: closeDatabase } = await openForCli(config);
  try {
    const isCurrent = await isMigrated(database).catch((error: unknown) => {
      throw config.databaseUrl === null ? error : postgresError(config.databaseUrl, error);
    });
    if (!isCurrent) {
      throw new OperatorError('The database is of another version. Start the server of this version once.');
    }
    return await work({ database, dialect });
  } finally {
    await closeDatabase();
  }
};

/** Expected failures are one line; others keep their stack trace. */
const explain = (error: unknown): OperateResult => {
  const isExpected = [
    UsageError,
    OperatorError,
    DomainError,
    NoDatabase,
    StartupError,
    DatabaseUnavailable,
  ].some((kind) => error instanceof kind);
  const { message = String(error), stack = message } = error instanceof Error ? error : {};
  const text = error instanceof DomainError ? getErrorText(error, 'en') : message;
  return { output: '', error: isExpected ? text : stack, exitCode: error instanceof UsageError ? 2 : 1 };
};
