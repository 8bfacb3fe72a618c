import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSecret } from '../../../server/shared/ids.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';

test('a link is stored in one line as it is, in any language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-outbox-'));
  const sender = { name: 'Mates', address: 'mates@example.com', operator: [] };
  const outbox = createOutbox(folder, sender, { now: Date.now, onMail: () => undefined });
  const url = `https://chat.example.com/verify-email-address#confirm=${newSecret()}`;
  await outbox.send({
    to: 'ada@example.com',
    subject: 'Bestätige deine Adresse',
    paragraphs: ['Schön, dass du da bist – öffne den Link.'],
    link: { label: 'Bestätigen', url },
  });
  const [name = ''] = await readdir(folder);
  const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
  expect(lines).toContain(url);
  expect(lines).toContain('Schön, dass du da bist – öffne den Link.');
  await rm(folder, { recursive: true });
});

test('no secret begins as an escape of quoted-printable continues', () => {
  const secrets = Array.from({ length: 2000 }, newSecret);
  expect(secrets.filter((secret) => /^[\dA-F]{2}/.test(secret) || !/^[\w-]{43}$/.test(secret))).toEqual([]);
});
