import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  protocolLimit,
  protocolSteps,
  protocolVersion,
} from '../../../../contract/safety/crisis-protocol.ts';
import { countHelp } from '../../../../server/domain/safety/help-counts.ts';
import { failed, operatorOf, printed } from '../../support/operator.ts';
import { startSharedServer } from '../../support/server.ts';

const server = await startSharedServer({ startsAt: Date.UTC(2027, 2, 1) });
const operator = operatorOf(server);
const offers = [
  ['2026-01-01', 'crisis'],
  ['2026-01-31', 'crisis'],
  ['2026-12-31', 'concern'],
  ['2025-12-31', 'crisis'],
  ['2027-01-01', 'crisis'],
] as const;
for (const [day, level] of offers) await countHelp(server.database, Date.parse(day), level);

test('the report of a year has its counts by month and level, and the protocol with its version', async () => {
  const { output, exitCode } = await operator.run('safety-report', '2026', '--json');
  const report: unknown = JSON.parse(output);
  expect(exitCode).toBe(0);
  expect(report).toMatchObject({
    year: 2026,
    isComplete: true,
    offered: { crisis: 2, concern: 1 },
    months: {
      0: { month: '2026-01', crisis: 2, concern: 0 },
      11: { month: '2026-12', crisis: 0, concern: 1 },
    },
    protocol: { version: protocolVersion, steps: protocolSteps, limit: protocolLimit },
  });
});

test('as text it has the same, and says when the year is not over', async () => {
  const { output } = await operator.run('safety-report', '2027');
  expect(output).toMatch(/^Safety report for 2027 \(the year is not over\)/);
  expect(output).toMatch(/^2027-01 +1 +0$/m);
  expect(output).toMatch(/^sum +1 +0$/m);
  expect(output).toContain(`Protocol, version ${protocolVersion}`);
  for (const step of protocolSteps) expect(output).toContain(step);
});

test('the safety page’s sum of a year is that of the report', async () => {
  const { envelope } = await server.get('/safety/report');
  expect(envelope.d).toMatchObject({
    years: [
      { year: 2027, offered: 1 },
      { year: 2026, offered: 3 },
      { year: 2025, offered: 1 },
    ],
  });
});

test.each([
  [['safety-report', '26'], failed('Name the year with four digits, such as 2026.', 2)],
  [['safety-report', '2028'], failed('The year 2028 has not begun.')],
])('%j is refused', async (args, expected) => {
  expect(await operator.run(...args)).toEqual(expected);
});

test('a year without counts has twelve months of none', async () => {
  const { output } = await operator.run('safety-report', '2024', '--json');
  expect(printed(output).exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ offered: { crisis: 0, concern: 0 }, months: { length: 12 } });
});

test('the version is raised with the texts of the protocol', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([protocolSteps, protocolLimit]))
    .digest('hex');
  expect({ [protocolVersion]: digest.slice(0, 16) }).toEqual({ '2026-11.2': '3954c650ae503098' });
});
