import { expect, test } from 'vitest';
import { budgets } from '../../../server/limits/budgets.ts';
import { isLoopback, toAddress, toNetwork } from '../../../server/shared/networks.ts';
import { startTestServer } from '../support/server.ts';

test.each([
  [
    '203.0.113.5',
    [
      '203.0.113.5',
      '203.0.113.5:40001',
      ' "203.0.113.5:1" ',
      '::ffff:203.0.113.5',
      '::ffff:cb00:7105',
      '[::FFFF:CB00:7105]:443',
      '0:0:0:0:0:ffff:cb00:7105',
    ],
  ],
  [
    '2001:db8:0:0',
    [
      '2001:db8::1',
      '[2001:db8::1]:40001',
      '[2001:db8::2]',
      '2001:0DB8:0000::3',
      '2001:db8:0:0:9::%eth0',
      '"[2001:db8::1]:80"',
    ],
  ],
  ['0:0:0:0', ['::1', '[::1]:9', '::']],
  [
    'unknown',
    ['unknown', '', '_hidden', '203.0.113.5.6', '[203.0.113.5', 'evil:1:2', '999.1.1.1:80', 'unknown:40001'],
  ],
])('one network, however its addresses are written: %s', (network, written) => {
  expect(written.map(toNetwork)).toEqual(written.map(() => network));
  expect(written.map((text) => toAddress(toAddress(text)))).toEqual(written.map(toAddress));
});

test.each([
  ['localhost', true],
  ['LOCALHOST.', true],
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['[::1]', true],
  ['127.0.0.1.example.org', false],
  ['10.0.0.1', false],
])('whether %s is reachable from this machine only: %s', (host, is) => {
  expect(isLoopback(host)).toBe(is);
});

test.each(['1', '127.0.0.1'])(
  'a port behind a forwarded address makes no new client: TRUST_PROXY=%s',
  async (trust) => {
    const server = await startTestServer({ environment: { TRUST_PROXY: trust, LIMIT_FACTOR: '1' } });
    const signUp = async (address: string) =>
      (
        await server.post(
          '/user/register',
          { email: `${crypto.randomUUID()}@example.org`, password: 'correct horse battery' },
          { 'x-forwarded-for': address },
        )
      ).envelope.c;
    expect(await signUp('203.0.113.7:40000')).toBe(200);
    const forgot = async (address: string) =>
      (
        await server.post(
          '/user/password/forgot',
          { email: `${crypto.randomUUID()}@example.org` },
          { 'x-forwarded-for': address },
        )
      ).envelope.c;
    const { points } = budgets['forgot-address'];
    const codes = [];
    for (let port = 40_001; port <= 40_001 + points; port += 1) {
      codes.push(await forgot(`203.0.113.5:${String(port)}`));
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(points);
    expect([await forgot('[::ffff:cb00:7105]:1'), await forgot('203.0.113.6')]).toEqual([4290, 200]);
    const { origin } = await server.running.deps.database
      .selectFrom('registrations')
      .select('origin')
      .executeTakeFirstOrThrow();
    expect(origin).toContain('203.0.113.x');
    expect(origin).not.toContain('203.0.113.7');
    await server.stop();
  },
);
