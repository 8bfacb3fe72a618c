import { expect, test, vi } from 'vitest';

/** The CPU time of some work, in microseconds. */
const costOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** What the first reply of a new process costs, as a part of what compiling the rules costs. */
const shareOfFirstReply = async (): Promise<number> => {
  vi.resetModules();
  const { filterOutput } = await import('../../../server/companions/output/output-filter.ts');
  const { readReply, says } = await import('./model-talk.ts');
  const start = await costOf(() => filterOutput(says('Hello.')));
  return (await costOf(() => readReply(says('Hello.'), 'Good morning'))) / start;
};

test('the rules are compiled before the first reply, which does not wait for them', async () => {
  // Other work on the machine, such as the collection of garbage, makes a reply dearer, and never cheaper.
  const shares = [await shareOfFirstReply(), await shareOfFirstReply(), await shareOfFirstReply()];
  expect(Math.min(...shares)).toBeLessThan(0.5);
});
