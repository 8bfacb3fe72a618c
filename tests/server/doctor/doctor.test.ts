import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { helpLinesCheckedIn } from '../../../contract/safety/help.ts';
import { readConfig } from '../../../server/config/config.ts';
import { checkClock } from '../../../server/doctor/clock.ts';
import { checkHelpLines } from '../../../server/doctor/help-lines.ts';
import { checkDisk, checkNode } from '../../../server/doctor/machine.ts';
import { runDoctor } from '../../../server/operator/doctor.ts';
import { startMailCatcher } from '../support/mail-catcher.ts';
import { answerNoQuestions } from '../support/model-hosts/scripted-host.ts';

let folder: string;
let dataDir: string;
let cleanUp: (() => unknown)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mates-doctor-'));
  dataDir = join(folder, 'data');
  cleanUp = [];
});
afterEach(async () => {
  for (const work of cleanUp) await work();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the line of one check, without its name. */
const lineOf = async (subject: string, environment: Record<string, string> = {}): Promise<string> => {
  const { text, isSuccess } = await runDoctor({ DATA_DIR: dataDir, ...environment });
  const lines = text.split('\n');
  expect(isSuccess).toBe(lines.every((line) => line.startsWith('ok ')));
  for (const secret of ['geheim', 'sk_', 'whsec_']) {
    expect(text.replaceAll(/\(sk_… or rk_…\)|\(whsec_…\)/g, '')).not.toContain(secret);
  }
  const line = lines.find((each) => each.slice(9).startsWith(subject)) ?? '';
  return `${line.slice(0, 7).trim()}: ${line.slice(9 + subject.length).trim()}`;
};

const listen = async (server: Server | ReturnType<typeof createTcpServer>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
};

const freePort = async (): Promise<number> => {
  const server = createTcpServer();
  const port = await listen(server);
  await cleanUp.pop()?.();
  return port;
};

test('[doctor] a default configuration has no problem', async () => {
  const { text, isSuccess } = await runDoctor({ DATA_DIR: dataDir });
  expect(isSuccess).toBe(true);
  const names = text.split('\n').map((line) => line.slice(9).split('  ')[0]);
  const needed = 'version, Node, configuration, data folder, disk, database, copies, page, mail, model';
  const offered = 'embeddings, speech, transcription, payments, address, clock, helplines';
  expect(names.join(', ')).toBe(`${needed}, ${offered}`);
});

test('helplines that nobody has checked for a year are a problem', () => {
  const checkedAt = Date.parse(`${helpLinesCheckedIn}-15`);
  expect(checkHelpLines(checkedAt)).toEqual({ isOk: true, text: `list of ${helpLinesCheckedIn}` });
  const later = new Date(checkedAt);
  later.setUTCMonth(later.getUTCMonth() + 12);
  expect(checkHelpLines(later.getTime()).isOk).toBe(true);
  later.setUTCMonth(later.getUTCMonth() + 1);
  expect(checkHelpLines(later.getTime())).toMatchObject({ isOk: false });
});

test('an invalid configuration is named, and nothing else is checked', async () => {
  expect(await lineOf('configuration', { PORT: 'geheim' })).toBe(
    'problem: PORT: must be a whole number from 0 to 65535.',
  );
});

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.1.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: supported %s', (version, isOk) => {
  expect(checkNode(version).isOk).toBe(isOk);
});

describe('the data folder', () => {
  test('that is a file, or below one', async () => {
    writeFileSync(dataDir, 'x');
    const sentence = `problem: ${dataDir} is not a folder. Set DATA_DIR to a folder.`;
    expect(await lineOf('data folder')).toBe(sentence);
    expect(await lineOf('data folder', { DATA_DIR: join(dataDir, 'deeper') })).toBe(sentence);
  });

  test.skipIf(process.platform === 'win32')('that other users can read', async () => {
    mkdirSync(join(dataDir, 'outbox'), { recursive: true });
    chmodSync(dataDir, 0o700);
    chmodSync(join(dataDir, 'outbox'), 0o755);
    const path = join(dataDir, 'outbox');
    expect(await lineOf('data folder')).toBe(
      `problem: Other users of this machine can read ${path}. Run: chmod go-rwx ${path}`,
    );
    chmodSync(path, 0o700);
    expect(await lineOf('data folder')).toBe(`ok: ${dataDir}`);
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'that cannot be written',
    async () => {
      mkdirSync(dataDir, { mode: 0o500 });
      expect(await lineOf('data folder')).toMatch(/^problem: .* cannot be written by the current user\. /);
    },
  );

  test('on a disk that is nearly full', () => {
    const config = readConfig({ DATA_DIR: dataDir });
    expect(checkDisk(config, () => 499e6)).toEqual({
      isOk: false,
      text: '499 MB free, 500 MB needed. Free some space, or set DATA_DIR to a folder on another disk.',
    });
    expect(checkDisk(config, () => 2.5e9)).toEqual({ isOk: true, text: '2.5 GB free' });
  });
});

describe('the mail server', () => {
  const sender = { MAIL_FROM: 'mates@example.com' };

  test('takes the user and the password, and receives nothing', async () => {
    const catcher = await startMailCatcher();
    cleanUp.push(() => catcher.close());
    const { host } = new URL(catcher.url);
    expect(await lineOf('mail', { SMTP_URL: catcher.url, ...sender })).toBe(`ok: ${host}`);
    expect(await lineOf('mail', { SMTP_URL: catcher.url.replace('secret', 'geheim'), ...sender })).toBe(
      `problem: ${host}: it refused the user or the password. Correct them in SMTP_URL.`,
    );
    expect(await lineOf('mail', { SMTP_URL: catcher.url.replace('smtp:', 'smtps:'), ...sender })).toMatch(
      /^problem: .*TLS failed/,
    );
    expect(catcher.received).toEqual([]);
  });

  test('does not run, is unknown or is something else', async () => {
    const closed = `127.0.0.1:${String(await freePort())}`;
    expect(await lineOf('mail', { SMTP_URL: `smtp://ada:geheim@${closed}`, ...sender })).toMatch(
      /^problem: 127\.0\.0\.1:\d+: it cannot be reached/,
    );
    expect(await lineOf('mail', { SMTP_URL: 'smtp://ada:geheim@nowhere.invalid', ...sender })).toMatch(
      /^problem: nowhere\.invalid: (?:the host name is not known|it cannot be )/,
    );
    const other = createTcpServer((socket) =>
      socket.on('error', () => undefined).end('HTTP/1.1 400\r\n\r\n'),
    );
    const port = String(await listen(other));
    expect(await lineOf('mail', { SMTP_URL: `smtp://ada:geheim@127.0.0.1:${port}`, ...sender })).toMatch(
      /^problem: 127\.0\.0\.1:\d+: it /,
    );
  });

  test('needs a sender, and users on other machines need a mail server', async () => {
    expect(await lineOf('mail', { SMTP_URL: 'smtp://ada:geheim@127.0.0.1:1' })).toMatch(
      /^problem: Mail servers reject the sender\. Set MAIL_FROM/,
    );
    expect(await lineOf('mail', { PUBLIC_URL: 'https://mates.example' })).toMatch(
      /^problem: Users receive no mails\. Set SMTP_URL/,
    );
  });
});

describe('the model', () => {
  const settings = (port: number) => ({
    LLM_BASE_URL: `http://127.0.0.1:${String(port)}/v1`,
    LLM_MODEL: 'small',
    LLM_API_KEY: 'geheim',
  });
  const say = (text: string) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }] })}\n\n`;
  /** A host that answers each request so, but for a model that it does not have. */
  const startHost = async (status: number, answer: string, missing = 'none') => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      if (answerNoQuestions(request, response)) return;
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        bodies.push(body);
        response
          .writeHead(body.includes(`"${missing}"`) ? 404 : status, { 'content-type': 'application/json' })
          .end(answer);
      });
    });
    return { environment: settings(await listen(server)), bodies };
  };

  test('is asked exactly as a conversation asks it', async () => {
    const { environment, bodies } = await startHost(200, say('Hello!'));
    expect(await lineOf('model', environment)).toMatch(/^ok: small at 127/);
    const messages = [{ role: 'system' }, {}, {}, {}];
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ model: 'small', stream: true, messages });
  });

  test.each([
    [200, '{"choices":[{"message":{"content":"Hi"},"finish_reason":"stop"}]}', /^ok: small at 127/],
    [
      404,
      '{"error":"no"}',
      /^problem: .* does not answer for small \(status 404, “no”\)\. Correct LLM_BASE_URL/,
    ],
    [401, '{"error":"the key geheim"}', /^problem: .* refuses the key\. Correct LLM_API_KEY\./],
    [403, '{}', /^problem: .* refuses the key\./],
    [429, '{}', /^problem: .* refuses more requests\. Check the limits and the balance/],
    [503, '{"error":"the key geheim"}', /^problem: .* reports an error \(status 503, “the key …”\)\./],
    [200, '{"error":{"message":"no credits"}}', /^problem: .* no reply for .* \(refused, “no credits”\)/],
    [200, say('<think>Plan</think>'), /^problem: .* without any text/],
    [200, '<html>', /^problem: .* no reply for .* \(truncated\)/],
  ])('whose host answers %i and %s', async (status, answer, line) => {
    expect(await lineOf('model', (await startHost(status, answer)).environment)).toMatch(line);
  });

  test('is each one that users can choose', async () => {
    const { environment } = await startHost(200, say('Hello!'), 'large');
    expect(await lineOf('model', { ...environment, LLM_MODELS: 'small,tiny' })).toMatch(
      /^ok: small, tiny at/,
    );
    expect(await lineOf('model', { ...environment, LLM_MODELS: 'large' })).toMatch(
      /^problem: .* does not answer for large \(status 404/,
    );
  });

  test('whose host does not run', async () => {
    expect(await lineOf('model', settings(await freePort()))).toMatch(
      /^problem: 127\.0\.0\.1:\d+: ECONNREFUSED\. Check LLM_BASE_URL/,
    );
  });
});

test.each([
  [{ PUBLIC_URL: 'https://mates.example', TRUST_PROXY: '1' }, /^ok: https:\/\/mates\.example$/],
  [{ PUBLIC_URL: 'http://localhost:4321' }, /^ok/],
  [{ PUBLIC_URL: 'https://mates.example' }, /^problem: TLS ends at a proxy.* Set TRUST_PROXY/],
  [{ PUBLIC_URL: 'http://mates.example', TRUST_PROXY: '1' }, /^problem: Passwords are sent unencrypted\./],
  [{ TRUST_PROXY: '1' }, /^problem: TRUST_PROXY is set without PUBLIC_URL\./],
  [{ HOST: '0.0.0.0' }, /^problem: HOST is 0\.0\.0\.0, .* Set PUBLIC_URL/],
])('the address %j', async (environment, line) => {
  expect(await lineOf('address', environment)).toMatch(line);
});

const publicly = { PUBLIC_URL: 'https://mates.example', TRUST_PROXY: '1' };
const keys = { STRIPE_SECRET_KEY: 'sk_live_geheim', STRIPE_WEBHOOK_SECRET: 'whsec_geheim' };
/** Nothing listens there, so that no test reaches Stripe. */
const stripe = { ...keys, ...publicly, STRIPE_API_URL: 'http://127.0.0.1:1' };
test.each([
  [stripe, /^ok: Stripe$/],
  [{ ...publicly, SANDBOX_PAYMENTS: 'false' }, /^ok: nothing is sold$/],
  [publicly, /^problem: Test purchases give chats away\. Configure Stripe/],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_geheim' }, /^problem: STRIPE_SECRET_KEY is not a secret key/],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'geheim' }, /^problem: STRIPE_WEBHOOK_SECRET is not the secret/],
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_test_geheim' }, /^problem: The key of Stripe’s test mode/],
  [{ ...stripe, PUBLIC_URL: '' }, /^problem: Stripe cannot report payments\. Set PUBLIC_URL/],
])('payments %#', async (environment, line) => {
  expect(await lineOf('payments', environment)).toMatch(line);
});

test('the clock is compared with that of a provider, without credentials', async () => {
  const time = Date.UTC(2026, 4, 17, 12);
  const headers: unknown[] = [];
  const host = createServer((request, response) => {
    headers.push(request.headers.authorization);
    response.sendDate = false;
    response.writeHead(404, { date: new Date(time).toUTCString() }).end();
  });
  const name = `127.0.0.1:${String(await listen(host))}`;
  const config = readConfig({
    LLM_BASE_URL: `http://${name}/v1`,
    LLM_MODEL: 'small',
    LLM_API_KEY: 'geheim',
  });
  expect(await checkClock(config, () => time + 9000)).toEqual({ isOk: true, text: `agrees with ${name}` });
  expect((await checkClock(config, () => time + 61_000)).text).toBe(
    `This machine is 61 seconds ahead of ${name}. Synchronize both clocks (NTP).`,
  );
  expect((await checkClock(config, () => time - 61_000)).text).toMatch(/61 seconds behind/);
  expect(headers).toEqual([undefined, undefined, undefined]);
});
