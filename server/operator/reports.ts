import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { listReports, markHandled, type QueuedReport } from '../domain/safety/report-queue.ts';
import type { Database } from '../store/database.ts';
import { openForCli } from '../store/open-for-cli.ts';
import type { CommandResult } from './command-result.ts';

export const usage = [
  'npm run reports                       the open reports, the oldest first',
  'npm run reports -- --all              those that were handled too',
  'npm run reports -- --handled ID …     marks reports as handled',
].join('\n');

/** Runs the command on the database that the server is configured with. */
export const runReports = async (
  args: readonly string[],
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  now: () => number = Date.now,
): Promise<CommandResult> => {
  const input = parseInput(args);
  if (input === null) {
    return { text: usage, isSuccess: false };
  }
  const { database, close } = await openForCli(config);
  try {
    return input.handled.length > 0
      ? await handle(database, input.handled, now())
      : { text: describeAll(await listReports(database, input), input.all), isSuccess: true };
  } finally {
    await close();
  }
};

interface ReportsInput {
  readonly all: boolean;
  readonly handled: readonly string[];
}

/** Returns null when the arguments are invalid. */
const parseInput = (args: readonly string[]): ReportsInput | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, handled: { type: 'boolean', default: false } },
    });
    const isFit = values.handled ? positionals.length > 0 && !values.all : positionals.length === 0;
    return isFit ? { all: values.all, handled: positionals } : null;
  } catch {
    return null;
  }
};

const handle = async (database: Database, ids: readonly string[], time: number): Promise<CommandResult> => {
  const lines: string[] = [];
  let isSuccess = true;
  for (const id of ids) {
    const isFound = await markHandled(database, id, time);
    lines.push(isFound ? `${id} is handled.` : `There is no report ${toOneLine(id)}.`);
    isSuccess &&= isFound;
  }
  return { text: lines.join('\n'), isSuccess };
};

const describeAll = (reports: readonly QueuedReport[], all: boolean): string => {
  if (reports.length === 0) {
    return all ? 'There are no reports.' : 'There are no open reports.';
  }
  return reports.map(describe).join('\n\n');
};

const describe = (report: QueuedReport): string => {
  const maker = report.ownerId === null ? '' : `, made by the account ${report.ownerId}`;
  return [
    `${report.reportId}  ${formatTime(report.createdAt)}  ${report.reason}`,
    `  about    ${report.isReply ? 'a reply by ' : ''}${toOneLine(report.mate)} (${report.mateId}${maker})`,
    ...(report.words === '' ? [] : [`  words    ${toOneLine(report.words)}`]),
    ...(report.quote === null ? [] : [`  reply    ${toOneLine(report.quote)}`]),
    ...(report.handledAt === null ? [] : [`  handled  ${formatTime(report.handledAt)}`]),
  ].join('\n');
};

const formatTime = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** User texts must neither imitate another report nor send control sequences to the terminal. */
const toOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
