import { expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { maxCardFileBytes } from '../../../contract/mates/own-mate.ts';
import { hostileFiles } from '../../support/hostile/hostile-files.ts';
import { aDraft } from '../support/mates/own-mates.ts';
import { sendPicture } from '../support/mates/pictures.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson } from '../support/talk.ts';

const server = await startSharedServer({ environment: { LIMIT_FACTOR: '1000' } });
const known: readonly number[] = [code.ok, code.invalid, code.contentRefused, code.limitReached];

test('hostile files that are sent as cards, lorebooks and pictures end in a result or a typed error', async () => {
  const wrong: unknown[] = [];
  let ada = await createPerson(server);
  for (const [index, { name, bytes }] of hostileFiles().entries()) {
    // Nobody may store as many.
    if (index % 10 === 0) ada = await createPerson(server);
    const text = Buffer.from(bytes).toString('utf8').slice(0, 4_000_000);
    const clientId = crypto.randomUUID();
    const answers = [
      (await ada.post('/mate/own/save', { draft: aDraft, card: text })).envelope.c,
      (await ada.post('/lorebook/import', { clientId, name: 'Book', text })).envelope.c,
      ...(bytes.length > maxCardFileBytes ? [] : [(await sendPicture(server, ada, Buffer.from(bytes))).c]),
    ];
    if (!answers.every((answer) => known.includes(answer))) wrong.push([name, answers]);
  }
  expect(wrong).toEqual([]);
  expect(server.logged()).not.toContain('a request failed');
});
