import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../contract/account/account.ts';
import { startTestServer, startSharedServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let ada: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  ada = await createPerson(server);
});

describe('export', () => {
  const fetchExport = async (who: Person) =>
    v.parse(v.strictObject(AccountExport.entries), (await who.get('/user/export')).envelope.d);

  test('an export contains all stored data of the user, and no secrets', async () => {
    const room = await ada.openRoom();
    await (await ada.send(room.roomId, 'My cat is called Fig.')).rest();
    const persona = await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: 'Clocks' });
    const uuid = v.parse(v.object({ uuid: v.string() }), persona.envelope.d).uuid;
    await ada.post('/room/persona', { roomId: room.roomId, uuid });
    await ada.post('/room/notes', { roomId: room.roomId, notes: 'Afraid of storms' });
    await ada.post('/room/renameRoom', { roomId: room.roomId, title: 'Rainy evenings' });
    await ada.get('/user/doFavorite?mateId=iris-vale&favorite=1');
    await ada.post('/mate/review', { mateId: 'iris-vale', stars: 5, text: 'Kind and funny' });
    await ada.post('/user/profile', { name: 'Ada Lovelace', hue: 12 });

    const data = await fetchExport(ada);

    const messages = await ada.messages(room.roomId);
    expect(data.account).toEqual({
      uuid: ada.userId,
      email: ada.email,
      name: 'Ada Lovelace',
      hue: 12,
      language: 'en',
      createdAt: data.account.createdAt,
    });
    expect(data.age).toEqual({
      birthDate: '1990-05-17',
      confirmedAt: data.age.confirmedAt ?? 0,
      refusedUntil: null,
      doubtedAt: null,
      nfsw: false,
    });
    expect(await ada.benefits()).toMatchObject(data.benefits);
    expect(data.personas).toEqual([persona.envelope.d]);
    expect(data.rooms).toEqual([
      {
        roomId: room.roomId,
        mate: { mateId: 'iris-vale', name: 'Iris Vale' },
        persona: uuid,
        memory: null,
        notes: 'Afraid of storms',
        title: 'Rainy evenings',
        createdAt: room.createdAt,
        updatedAt: data.rooms[0]?.updatedAt,
        messages: messages.map(
          ({ roomId: _room, clientMessageId: _client, learned: _learned, ...message }) => message,
        ),
        prompts: [],
        chapters: [],
      },
    ]);
    expect(messages.map(({ text }) => text)).toContain('My cat is called Fig.');
    expect(data.ledger.map(({ kind, chats }) => [kind, chats])).toEqual([
      ['grant', 50],
      ['reserve', -1],
      ['settle', 0],
    ]);
    expect(data.favorites.map(({ mateId }) => mateId)).toEqual(['iris-vale']);
    expect(data.reviews.map(({ mateId, stars, text }) => [mateId, stars, text])).toEqual([
      ['iris-vale', 5, 'Kind and funny'],
    ]);
    expect([data.follows, data.orders, data.subscriptions]).toEqual([[], [], []]);
    expect(data.sessions.length).toBe(1);
    const text = JSON.stringify(data);
    for (const secret of [ada.token, ada.password, '$argon2', 'hash']) {
      expect(text).not.toContain(secret);
    }
  });

  test('an export contains nothing of other users', async () => {
    const room = await ada.openRoom();
    await (await ada.send(room.roomId, 'Between us only')).rest();
    const eve = await createPerson(server);
    const data = JSON.stringify((await eve.get(`/user/export?uuid=${ada.userId}`)).envelope.d);
    expect(data).toContain(eve.userId);
    expect(data).not.toContain(ada.userId);
    expect(data).not.toContain('Between us');
  });

  test('exports are limited to ten per hour', async () => {
    const strict = await startTestServer();
    try {
      const who = await createPerson(strict);
      const codes: number[] = [];
      for (let time = 0; time < 11; time += 1) {
        codes.push((await who.get('/user/export')).envelope.c);
      }
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 4290]);
    } finally {
      await strict.stop();
    }
  });
});
