import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { hours, seconds } from '../../../server/shared/clock.ts';
import { originText } from '../../../server/mail/origin-text.ts';
import { signUpSteps } from '../support/sign-in/sign-up.ts';
import { startSharedServer } from '../support/server.ts';

const startsAt = Date.UTC(2026, 4, 7, 21, 5);

const server = await startSharedServer({ startsAt, environment: { LIMIT_FACTOR: '100', TRUST_PROXY: '1' } });

const mailFor = async (headers: Record<string, string>) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { ticket } = await signUpSteps(server).register(email, headers);
  const mails = (await server.mails()).filter(({ to }) => to === email);
  return { email, ticket, text: mails.at(-1)?.text ?? '' };
};
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the mail of a sign-up', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/138.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
      'Edge on Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1',
      'Chrome on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['curl/8.5.0', 'unknown'],
    ['', 'unknown'],
    ['<script>alert(1)</script> https://evil.example Bcc: x', 'unknown'],
    ['=?UTF-8?B?RmlyZWZveA==?=', 'unknown'],
    [`${'x'.repeat(600)} Firefox/140.0 Windows`, 'unknown'],
  ])('names browser and system, and nothing else of the request: %s', async (agent, named) => {
    const { text } = await mailFor({ 'user-agent': agent });
    expect(/^Browser: (.*)$/m.exec(text)?.[1]).toBe(named);
    expect(text).not.toMatch(/script|evil|Bcc|Mozilla/);
  });

  test.each([
    ['198.51.100.23', '198.51.100.x'],
    ['::ffff:198.51.100.23', '198.51.100.x'],
    ['2001:db8:aa:bb:cc::1', '2001:db8:aa:x'],
    ['2001:db8::1', '2001:db8:0:x'],
  ])('names the network of %s as %s', async (address, named) => {
    const { text } = await mailFor({ 'x-forwarded-for': address });
    expect(/^Network: (.*)$/m.exec(text)?.[1]).toBe(named);
    expect(text).not.toContain(address);
  });

  test('when sent again, names the network of the sign-up, not of the resend', async () => {
    const { email, ticket } = await mailFor({
      'x-forwarded-for': '198.51.100.23',
      'user-agent': 'Firefox/140.0',
    });
    server.advance(hours(3) + seconds(1));
    await server.post('/user/verify/resend', { email, ticket }, { 'x-forwarded-for': '203.0.113.9' });
    const mails = (await server.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(2);
    const [first, second] = mails.map(({ text }) => /^Time: [^]*Network: .*$/m.exec(text)?.[0]);
    expect(first).toContain('198.51.100.x');
    expect(second).toBe(first);
  });

  test('notifies the owner of an existing account in the same way', async () => {
    const { email } = await server.signUp();
    await server.post(
      '/user/register',
      { email, password: 'another good one' },
      { 'user-agent': 'Firefox/140.0' },
    );
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    expect(mail?.text).toMatch(/^Time: .* UTC\nBrowser: Firefox\nNetwork: 127\.0\.0\.x$/m);
  });
});

test.each(languages)('the time, browser and network are named in %s', (language) => {
  const client = { browser: 'Firefox', system: 'Windows', network: '198.51.100.x' };
  const lines = originText({ time: startsAt, client }, language).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/UTC\u2069?$/);
  expect(lines[1]).toMatch(/Firefox.*Windows|Windows.*Firefox/);
  expect(lines[2]).toMatch(/(?:: |：)\u2068?198\.51\.100\.x\u2069?$/);
  expect(originText({ time: startsAt, client: null }, language)).toBe(lines[0]);
});
