import { expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { MateDetail } from '../../../../contract/mates/mate-detail.ts';
import { maxCardFileBytes, maxCardFilesBytes, maxCardLength } from '../../../../contract/mates/own-mate.ts';
import { readStoredBytes } from '../../../../server/domain/storage.ts';
import { plain, succeeded } from '../../support/answers.ts';
import { aDraft, noSuchMate, saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson } from '../../support/talk.ts';

const server = await startSharedServer();
const ada = await createPerson(server);
const ben = await createPerson(server);

const card = '{"spec":"chara_card_v3","data":{"name":"维克 🚢","n":12345678901234567890,"x":"\\u0000"}}';
const cardOf = async (mateId: string, who = ada) => plain(await who.get(`/mate/own/card?mateId=${mateId}`));

test('[S1.3] the card that a mate was made from is stored as it is, for its creator only', async () => {
  const { mateId } = await saveMate(ada, { visibility: 'public' }, { card });
  expect(await cardOf(mateId)).toEqual(succeeded({ card }));
  expect(await cardOf(mateId, ben)).toEqual(noSuchMate);
  await saveMate(ada, { name: 'Ruth L.' }, { mateId });
  expect(await cardOf(mateId)).toEqual(succeeded({ card }));
  await saveMate(ada, {}, { mateId, card: '{"name":"Other"}' });
  expect(await cardOf(mateId)).toEqual(succeeded({ card: '{"name":"Other"}' }));
  const own = await saveMate(ada);
  expect(await cardOf(own.mateId)).toEqual(succeeded({ card: null }));
});

test('[S1.3] a second mate of the same card is refused where the client asks for that, and names the first', async () => {
  const cara = await createPerson(server);
  const clientMateId = crypto.randomUUID();
  const save = (more: object) =>
    cara.post('/mate/own/save', { draft: aDraft, card, refusesDuplicate: true, ...more });
  const { mateId } = await saveMate(cara, {}, { card, clientMateId });
  expect((await save({})).envelope).toMatchObject({
    c: code.duplicate,
    d: { mateId, name: aDraft.name },
  });
  expect((await save({ clientMateId })).envelope).toMatchObject({ c: code.ok, d: { mateId } });
  expect((await save({ card: '{"name":"Other"}' })).envelope.c).toBe(code.ok);
  expect((await save({ refusesDuplicate: false })).envelope.c).toBe(code.ok);
  await cara.post('/mate/own/delete', { mateId });
  const others = (await cara.get('/mate/own/list')).envelope.d;
  expect(JSON.stringify(others)).not.toContain(mateId);
  const eve = await createPerson(server);
  expect((await eve.post('/mate/own/save', { draft: aDraft, card, refusesDuplicate: true })).envelope.c).toBe(
    code.ok,
  );
});

test('[S1.3] the file of a card is stored within a limit of its own, for its creator only, and deleted with the mate', async () => {
  const dora = await createPerson(server);
  const { mateId } = await saveMate(dora, {}, { card });
  const content = Buffer.from('PK archive').toString('base64');
  const fileOf = async (who = dora) => plain(await who.get(`/mate/own/cardFile?mateId=${mateId}`));
  expect(await fileOf()).toEqual(succeeded({ content: null }));
  expect(plain(await ben.post('/mate/own/saveCardFile', { mateId, content }))).toEqual(noSuchMate);
  await dora.post('/mate/own/saveCardFile', { mateId, content });
  expect([await fileOf(), await fileOf(ben)]).toEqual([succeeded({ content }), noSuchMate]);
  const exported = (await dora.get('/user/export')).envelope.d;
  expect(exported).toMatchObject({ cardFiles: [{ mateId, bytes: 10 }] });
  const bytes = await readStoredBytes(server.database, server.running.deps.dialect, dora.userId);
  const row = { mate_id: mateId, content: Buffer.alloc(maxCardFilesBytes) };
  await server.database.updateTable('card_files').set(row).where('mate_id', '=', mateId).execute();
  expect(await readStoredBytes(server.database, server.running.deps.dialect, dora.userId)).toBe(
    bytes - 10 + maxCardFilesBytes,
  );
  const other = await saveMate(dora);
  const refusal = await dora.post('/mate/own/saveCardFile', { mateId: other.mateId, content });
  expect(refusal.envelope).toMatchObject({
    c: code.limitReached,
    m: expect.stringContaining('card files take up 100 MB'),
  });
  for (const wrong of ['', '%%%%', 'abc', 'A'.repeat(4 * Math.ceil(maxCardFileBytes / 3) + 4)]) {
    const answer = await dora.post('/mate/own/saveCardFile', { mateId, content: wrong });
    expect([code.invalid, 4130]).toContain(answer.envelope.c);
  }
  await dora.post('/mate/own/delete', { mateId });
  const rows = server.database.selectFrom('card_files').selectAll().where('mate_id', '=', mateId);
  expect(await rows.execute()).toEqual([]);
});

test('it counts for the storage, is in the export, and is deleted with the mate', async () => {
  const storedBytes = () => readStoredBytes(server.database, server.running.deps.dialect, ben.userId);
  const { mateId } = await saveMate(ben, {}, { card: '{}' });
  const before = await storedBytes();
  await saveMate(ben, {}, { mateId, card });
  expect(await storedBytes()).toBe(before - 2 + Buffer.byteLength(card));
  expect((await ben.get('/user/export')).envelope.d).toMatchObject({ cards: [{ mateId, card }] });
  await ben.post('/mate/own/delete', { mateId });
  const rows = server.database.selectFrom('card_originals').selectAll().where('mate_id', '=', mateId);
  expect(await rows.execute()).toEqual([]);
});

test.each([
  ['no JSON', 'name'],
  ['a list', '[]'],
  ['more than the limit', JSON.stringify({ name: 'x'.repeat(maxCardLength) })],
])('%s is refused', async (_, text) => {
  const answer = await ada.post('/mate/own/save', { draft: aDraft, card: text });
  expect(answer.envelope.c).toBe(code.invalid);
});

test('a card of the largest size is accepted in all scripts', async () => {
  const text = JSON.stringify({ name: '"維'.repeat((maxCardLength - 20) / 3) });
  const { mateId } = await saveMate(ada, {}, { card: text });
  expect(await cardOf(mateId)).toEqual(succeeded({ card: text }));
});

test('[S1.3] the page of a mate is marked as the owner’s own for its owner only', async () => {
  const { mateId } = await saveMate(ada, { visibility: 'public' });
  const markFor = async (who: typeof ada) =>
    v.parse(MateDetail, (await who.get(`/mate/getMateDetail?mateId=${mateId}`)).envelope.d).mine;
  expect(await markFor(ada)).toBe(true);
  expect(await markFor(ben)).toBeUndefined();
});

test('[S1.3] the page of a mate has the creator notes of its card in the language of the page, for its owner only', async () => {
  const data = {
    creator_notes: 'Made for {{user}}.',
    creator_notes_multilingual: { de: '<b>{{char}}</b> entstand im März.' },
  };
  const { mateId } = await saveMate(ada, { visibility: 'public' }, { card: JSON.stringify({ data }) });
  const notesFor = async (who: typeof ada, language: string) => {
    const { envelope } = await server.get(`/mate/getMateDetail?mateId=${mateId}`, {
      token: who.token,
      language,
    });
    return v.parse(MateDetail, envelope.d).creatorNotes;
  };
  expect(await notesFor(ada, 'de')).toMatch(/^\S+ entstand im März\.$/);
  expect(await notesFor(ada, 'fr')).toMatch(/^Made for [^{]+\.$/);
  expect(await notesFor(ben, 'de')).toBeUndefined();
});
