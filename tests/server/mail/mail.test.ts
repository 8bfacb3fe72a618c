import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MailError, type Mail } from '../../../server/mail/mailer.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { createSmtpMailer } from '../../../server/mail/smtp.ts';
import { plain, refused } from '../support/answers.ts';
import { decodeQuotedPrintable, readMail } from '../support/mail.ts';
import { scrape } from '../support/metrics.ts';
import { startMailCatcher, type MailCatcher } from '../support/mail-catcher.ts';
import { startTestServer } from '../support/server.ts';

const sender = { name: 'Mates', address: 'hello@mates.example', operator: [] };
const mail: Mail = {
  to: 'ada@example.com',
  subject: 'A word',
  paragraphs: ['Hello,', 'one < two & "three" – ünïcode.'],
  link: { label: 'Open', url: 'https://mates.example/x#confirm=abc' },
};

test('an unreadable outbox is reported as an error, not as empty', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-outbox-'));
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const options = { now: Date.now, onMail: () => {} };
  await expect(createOutbox(file, sender, options).forget(mail.to)).rejects.toThrow('ENOTDIR');
  expect(await createOutbox(join(folder, 'never-made'), sender, options).forget(mail.to)).toBeUndefined();
  await rm(folder, { recursive: true });
});

describe('a mail server', () => {
  let catcher: MailCatcher;
  beforeEach(async () => {
    catcher = await startMailCatcher();
  });
  afterEach(() => catcher.close());

  const failure = async (url: string, to = mail.to): Promise<unknown> => {
    const mailer = createSmtpMailer(url, sender);
    try {
      return await mailer.send({ ...mail, to }).then(
        () => 'sent',
        (error: unknown) => error,
      );
    } finally {
      mailer.close();
    }
  };

  test('receives the mail as plain text and as HTML', async () => {
    expect(await failure(catcher.url)).toBe('sent');

    const [received] = catcher.received;
    expect(received?.from).toBe('hello@mates.example');
    expect(received?.to).toEqual(['ada@example.com']);
    expect(readMail(received?.source ?? '')).toEqual({
      to: 'ada@example.com',
      subject: 'A word',
      text: 'Hello,\n\none < two & "three" – ünïcode.\n\nOpen:\nhttps://mates.example/x#confirm=abc\n\nMates',
      code: 'abc',
    });
    expect(received?.source).toContain('From: Mates <hello@mates.example>');
    expect(received?.source).toContain('Auto-Submitted: auto-generated');
    expect(decodeQuotedPrintable(received?.source ?? '')).toContain('one &lt; two &amp; &quot;three&quot;');
  });

  test.each([
    ['a comma', 'ada@example.com, evil@example.com'],
    ['a line break', 'ada@example.com\r\nBcc: evil@example.com'],
    ['a header after a line feed', 'ada@example.com\nSubject: evil'],
    ['an address in brackets', 'ada@example.com <evil@example.com>'],
  ])('never receives a second recipient or header by %s in the address', async (_title, to) => {
    await failure(catcher.url, to);

    for (const { to: recipients, source } of catcher.received) {
      expect(recipients).not.toContain('evil@example.com');
      expect(source).not.toMatch(/^(?:Bcc|Subject: evil)/m);
    }
  });

  test('that rejects the address permanently is distinguished from a temporary failure', async () => {
    const error = await failure(catcher.url, 'unknown@example.com');
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ kind: 'refused' });

    expect(await failure(catcher.url, 'later@example.com')).toMatchObject({ kind: 'unavailable' });
    expect(await failure(catcher.url.replace('mates:secret', 'mates:wrong'))).toMatchObject({
      kind: 'unavailable',
    });
    await catcher.close();
    expect(await failure(catcher.url)).toMatchObject({ kind: 'unavailable' });
  });

  test('that disconnects during the transfer is unavailable', async () => {
    const rude = createServer((socket) => socket.end('220 hello\r\n'));
    const port = await new Promise<number>((resolve) => {
      rude.listen(0, '127.0.0.1', () => {
        const address = rude.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });

    expect(await failure(`smtp://127.0.0.1:${String(port)}`)).toMatchObject({ kind: 'unavailable' });
    rude.close();
  });

  test('[S7.17] delivers the link of a sign-up; without it a sign-up is rejected and stores nothing', async () => {
    const server = await startTestServer({
      environment: { SMTP_URL: catcher.url, MAIL_FROM: 'hi@mates.example', ADMIN_PORT: '0' },
    });
    const register = (email: string) => server.post('/user/register', { email, password: 'correct horse' });
    try {
      expect((await register('ada@example.com')).envelope.c).toBe(200);
      const received = readMail(catcher.received[0]?.source ?? '');
      expect(received.to).toBe('ada@example.com');
      const confirmed = await server.post('/user/verify/confirm', {
        code: received.code,
        password: 'correct horse',
      });
      expect(confirmed.envelope.c).toBe(200);

      expect(plain(await register('unknown@example.com'))).toEqual(
        refused(400, 4000, 'We can’t deliver email to this address. Please check the spelling.'),
      );
      await catcher.close();
      const unavailable = await register('bea@example.com');
      expect(plain(unavailable)).toEqual(
        refused(503, 5030, 'The email couldn’t be sent. Please try again in a few minutes.'),
      );
      expect(unavailable.headers.get('retry-after')).toBe('60');
      const rows = await server.database.selectFrom('registrations').select('email').execute();
      expect(rows).toEqual([{ email: 'ada@example.com' }]);
      expect(server.logged()).toContain('"kind":"unavailable"');
      expect(server.logged()).not.toContain('bea@example.com');
      expect(await scrape(server)).toMatchObject({
        'mates_mails_total{outcome="sent"}': 1,
        'mates_mails_total{outcome="refused"}': 1,
        'mates_mails_total{outcome="unavailable"}': 1,
      });
    } finally {
      await server.stop();
    }
  });
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mates-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('writes each mail as a complete file readable by its owner only, and reports it', async () => {
    const reported: Mail[] = [];
    const outbox = createOutbox(join(folder, 'outbox'), sender, {
      now: Date.now,
      onMail: (sent) => reported.push(sent),
    });

    await Promise.all([outbox.send(mail), outbox.send({ ...mail, to: 'bea@example.com' })]);

    const names = await readdir(join(folder, 'outbox'));
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(name).toMatch(/^[\da-f-]{36}-[\da-f]{16}\.eml$/);
      const { mode } = await stat(join(folder, 'outbox', name));
      expect(process.platform === 'win32' ? 0o600 : mode & 0o777).toBe(0o600);
    }
    expect(reported.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'bea@example.com']);
  });

  test('that is not writable reports the failure and no mail', async () => {
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, '');
    const reported: Mail[] = [];
    const outbox = createOutbox(blocked, sender, { now: Date.now, onMail: (sent) => reported.push(sent) });

    await expect(outbox.send(mail)).rejects.toMatchObject({ name: 'MailError', kind: 'unavailable' });
    expect(reported).toEqual([]);
  });
});
