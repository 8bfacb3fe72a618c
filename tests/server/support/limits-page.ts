import { budgets, writesPerMinute, type Budget } from '../../../server/budgets.ts';
import { caps } from '../../../server/domain/caps.ts';
import { maxDevices } from '../../../server/domain/accounts/known-devices.ts';
import { maxSessions } from '../../../server/domain/accounts/sessions.ts';
import { failureBudgets } from '../../../server/login-limits.ts';

/** Returns the content of docs/limits.md according to the code. */
export const limitsPage = (): string => `# Limits

Generated from \`server/budgets.ts\`, \`server/login-limits.ts\` and \`server/domain/caps.ts\` by
\`npx vitest run tests/server/limits.test.ts -u\`. \`LIMIT_FACTOR\` multiplies every number of the first three tables.

A network is one IPv4 address or one IPv6 /64. A refused request answers 429 with code 4290 and \`retry-after\`. Several
nodes on one PostgreSQL count together; the embedded database counts in memory.

## Calls with budgets of their own

${table(
  ['call', 'times', 'in', 'for each'],
  Object.values(budgets).flatMap(({ points, seconds, per, paths }: Budget) =>
    paths.map((path) => [`\`${path}\``, String(points), durationOf(seconds), per]),
  ),
)}

## Other calls that change something

For each account, or for each network where nobody is signed in.

${table(
  ['call', 'times a minute'],
  Object.entries(writesPerMinute).map(([path, points]) => [`\`${path}\``, String(points)]),
)}

## Wrong passwords and refused sign-ins

After the free failures one try at a time passes, with a wait that doubles from 15 seconds.

${table(
  ['call', 'free a day', 'longest wait', 'for each'],
  Object.values(failureBudgets).flatMap(({ free, longestWait, per, paths }) =>
    paths.map((path) => [`\`${path}\``, String(free), durationOf(longestWait), per]),
  ),
)}

## How many an account may have

More are refused with code 4091 and a message that says what to delete. Sessions and known devices are not refused: the
one that was used longest ago makes room. A review is one for each mate, notes are one for each room, and messages are
bounded by the chats of the account.

${table(
  ['what', 'at most'],
  [
    ...Object.entries(caps).map(([name, most]) => [name, String(most)]),
    ['sessions', String(maxSessions)],
    ['known devices', String(maxDevices)],
  ],
)}
`;

const durationOf = (seconds: number): string => {
  const minutes = seconds / 60;
  if (minutes === 1) return 'a minute';
  return minutes === 60 ? 'an hour' : `${String(minutes)} minutes`;
};

const table = (heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
