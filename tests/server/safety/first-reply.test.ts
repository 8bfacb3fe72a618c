import { expect, test, vi } from 'vitest';

/** The CPU time of some work, in microseconds. */
const costOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test('the rules are compiled before the first reply, which does not wait for them', async () => {
  vi.resetModules();
  const { filterOutput } = await import('../../../server/companions/output-filter.ts');
  const { readReply, says } = await import('./model-talk.ts');
  const start = await costOf(() => filterOutput(says('Hello.')));
  const reply = await costOf(() => readReply(says('Hello.'), 'Good morning'));
  expect(reply).toBeLessThan(start / 2);
});
