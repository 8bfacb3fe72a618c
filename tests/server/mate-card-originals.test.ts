import { expect, test } from 'vitest';
import { code } from '../../contract/envelope.ts';
import { cardLimit } from '../../contract/own-mate.ts';
import { readStoredBytes } from '../../server/domain/storage.ts';
import { plain, succeeded } from './support/answers.ts';
import { aDraft, noSuchMate, saveMate } from './support/own-mates.ts';
import { startSharedServer } from './support/server.ts';
import { createPerson } from './support/talk.ts';

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

test('it counts for the storage, is in the export, and is deleted with the mate', async () => {
  const storedBytes = () => readStoredBytes(server.database, server.running.deps.dialect, ben.userId);
  const { mateId } = await saveMate(ben);
  const before = await storedBytes();
  await saveMate(ben, {}, { mateId, card });
  expect(await storedBytes()).toBe(before + Buffer.byteLength(card));
  expect((await ben.get('/user/export')).envelope.d).toMatchObject({ cards: [{ mateId, card }] });
  await ben.post('/mate/own/delete', { mateId });
  const rows = server.database.selectFrom('card_originals').selectAll().where('mate_id', '=', mateId);
  expect(await rows.execute()).toEqual([]);
});

test.each([
  ['no JSON', 'name'],
  ['a list', '[]'],
  ['more than the limit', JSON.stringify({ name: 'x'.repeat(cardLimit) })],
])('%s is refused', async (_, text) => {
  const answer = await ada.post('/mate/own/save', { draft: aDraft, card: text });
  expect(answer.envelope.c).toBe(code.invalid);
});

test('a card of the largest size is accepted in all scripts', async () => {
  const text = JSON.stringify({ name: '"維'.repeat((cardLimit - 20) / 3) });
  const { mateId } = await saveMate(ada, {}, { card: text });
  expect(await cardOf(mateId)).toEqual(succeeded({ card: text }));
});
