import { protocolLimit, protocolSteps, protocolVersion } from '../../contract/safety/crisis-protocol.ts';
import { readHelpMonths, type MonthOfHelp } from '../domain/safety/help-counts.ts';
import { OperatorError, UsageError, type Command } from './command.ts';

/** The yearly report that laws such as California's SB 243 require: docs/law.md. It contains no personal data. */
export const safetyReport: Command = {
  usage: 'safety-report YEAR',
  description: 'how often help was offered in a year, by month and level, with the protocol',
  isChange: false,
  names: [1, 1],
  options: [],
  run: async ({ database, now }, { names: [name = ''] }) => {
    const year = readYear(name);
    const current = new Date(now()).getUTCFullYear();
    if (year > current) {
      throw new OperatorError(`The year ${String(year)} has not begun.`);
    }
    const months = await readHelpMonths(database, year);
    const data = {
      year,
      isComplete: year < current,
      reportedAt: new Date(now()).toISOString(),
      offered: { crisis: sumOf(months, 'crisis'), concern: sumOf(months, 'concern') },
      months,
      protocol: { version: protocolVersion, steps: protocolSteps, limit: protocolLimit },
    };
    return { text: describe(data), data };
  },
};

const readYear = (text: string): number => {
  if (!/^[1-9]\d{3}$/.test(text)) {
    throw new UsageError('Name the year with four digits, such as 2026.');
  }
  return Number(text);
};

const sumOf = (months: readonly MonthOfHelp[], level: 'crisis' | 'concern'): number =>
  months.reduce((sum, month) => sum + month[level], 0);

interface Report {
  readonly year: number;
  readonly isComplete: boolean;
  readonly reportedAt: string;
  readonly offered: { readonly crisis: number; readonly concern: number };
  readonly months: readonly MonthOfHelp[];
}

const describe = ({ year, isComplete, reportedAt, offered, months }: Report): string => {
  const row = (name: string, crisis: number | string, concern: number | string): string =>
    `${name.padEnd(10)}${String(crisis).padStart(10)}${String(concern).padStart(10)}`;
  return [
    `Safety report for ${String(year)}${isComplete ? '' : ' (the year is not over)'}, made ${reportedAt}`,
    '',
    'How often helplines were shown with a message. "crisis" is about suicide; "concern" is serious, indirect or about',
    'another person. Nothing about people or messages is stored with the counts.',
    '',
    row('month', 'crisis', 'concern'),
    ...months.map(({ month, crisis, concern }) => row(month, crisis, concern)),
    row('sum', offered.crisis, offered.concern),
    '',
    `Protocol, version ${protocolVersion}`,
    '',
    ...protocolSteps.map((step) => `- ${step}`),
    '',
    protocolLimit,
  ].join('\n');
};
