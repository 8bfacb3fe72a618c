import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { hiddenPortraitPath, lookAddress } from '../../../contract/mates/mate-look.ts';
import { RoomList } from '../../../contract/rooms/room.ts';
import { BlockList } from '../../../contract/safety/own-safety.ts';
import { hours } from '../../../server/shared/clock.ts';
import { purgeUnusedCards } from '../../../server/domain/mates/mate-cards.ts';
import { createTestCompanion } from '../support/companions/companion.ts';
import { aDraft, saveMate } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let maker: Person;
let reader: Person;
let mateId: string;

const companion = createTestCompanion();
const server = await startSharedServer({ companion, environment: { LIMIT_FACTOR: '100' } });
beforeEach(async () => {
  [maker, reader] = [await createPerson(server), await createPerson(server)];
  await maker.post('/user/nfsw', { wanted: true });
  ({ mateId } = await saveMate(maker, { visibility: 'public' }));
});

const later = { name: 'Later Name', tagline: 'Later tagline', who: 'Later story.' };
const rewrite = (change: Parameters<typeof saveMate>[1] = {}) =>
  saveMate(maker, { visibility: 'public', ...later, ...change }, { mateId });

const talk = async (who: Person, roomId: string, text = 'Hello') => {
  const reading = await who.send(roomId, text);
  const turn = await companion.next();
  turn.say('A reply.');
  turn.finish();
  await reading.rest();
  return turn.request.mate;
};

const cardsOf = (id: string) =>
  server.database.selectFrom('mate_cards').selectAll().where('mate_id', '=', id).execute();
const roomsOf = async (who: Person) => v.parse(RoomList, (await who.get('/room/roomList')).envelope.d);

describe('a room', () => {
  test('shows the mate as it was, also in replies; a new room shows the current mate', async () => {
    const { roomId } = await reader.openRoom(mateId);
    await rewrite();
    expect(await talk(reader, roomId)).toMatchObject({
      name: aDraft.name,
      tagline: aDraft.tagline,
      who: aDraft.who,
      manner: aDraft.manner,
    });
    const second = await reader.openRoom(mateId, crypto.randomUUID());
    expect(await talk(reader, second.roomId)).toMatchObject(later);
    expect((await roomsOf(reader)).rooms.map(({ mate }) => mate.name)).toEqual([later.name, aDraft.name]);
  });

  test('of the creator shows the creator’s changes', async () => {
    const { roomId } = await maker.openRoom(mateId);
    await rewrite({ visibility: 'private' });
    expect((await maker.roomInfo(roomId)).room.mate).toMatchObject({ name: later.name });
    expect(await talk(maker, roomId)).toMatchObject(later);
  });

  test('keeps the picture, under a URL without the mate’s id once the mate has another one', async () => {
    const { roomId, mate } = await reader.openRoom(mateId);
    expect(mate.portrait).toContain(mateId);
    await rewrite({ look: { ...aDraft.look, hair: 'variant40' } });
    const kept = (await reader.roomInfo(roomId)).room.mate;
    expect(kept).toMatchObject({ portrait: lookAddress(aDraft.look), quote: mate.quote, hue: mate.hue });
    expect((await fetch(server.url + kept.portrait)).status).toBe(200);
  });

  test('keeps the creator’s name', async () => {
    await maker.post('/user/profile', { name: 'First Name' });
    const { roomId } = await reader.openRoom(mateId);
    await rewrite({ visibility: 'private' });
    await maker.post('/user/profile', { name: 'Second Name' });
    expect((await reader.roomInfo(roomId)).room.mate.creator.name).toBe('First Name');
  });
});

describe('a room with a mate that became mature', () => {
  test('is listed without the mate’s texts, can be deleted and restored, and is complete with mature content enabled', async () => {
    const { roomId } = await reader.openRoom(mateId);
    await talk(reader, roomId, 'My words');
    const before = await reader.roomInfo(roomId);
    await rewrite({ rating: 'mature' });

    const hidden = { mateId, name: '18+', portrait: hiddenPortraitPath, hidden: 'mature', quote: '' };
    expect(await roomsOf(reader)).toMatchObject({ rooms: [{ roomId, mate: hidden, lastMessage: null }] });
    const picture = await fetch(server.url + hiddenPortraitPath);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    for (const path of ['roomInfo', 'persona', 'export']) {
      expect((await reader.get(`/room/${path}?roomId=${roomId}`)).envelope.c).toBe(code.matureOff);
    }
    await reader.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
    expect((await roomsOf(reader)).removed).toMatchObject([{ room: { roomId, mate: hidden } }]);
    expect((await reader.post('/room/restoreRoom', { roomId })).envelope.d).toMatchObject({ mate: hidden });

    await reader.post('/user/nfsw', { wanted: true });
    const { room, messages } = await reader.roomInfo(roomId);
    expect({ mate: room.mate, messages }).toEqual({
      mate: { ...before.room.mate, portrait: lookAddress(aDraft.look) },
      messages: before.messages,
    });
  });

  test('exports the user’s messages, and gaps for those of the mate', async () => {
    const { roomId } = await reader.openRoom(mateId);
    await talk(reader, roomId, 'My words');
    await rewrite({ rating: 'mature' });
    const texts = async () =>
      v
        .parse(WithTexts, (await reader.get('/user/export')).envelope.d)
        .rooms.map(({ mate, messages }) => [mate, ...messages.map(({ text }) => text)]);
    expect(await texts()).toEqual([[{ mateId, name: '18+', hidden: 'mature' }, '', 'My words', '']]);
    await reader.post('/user/nfsw', { wanted: true });
    expect(await texts()).toEqual([[{ mateId, name: aDraft.name }, aDraft.greeting, 'My words', 'A reply.']]);
  });

  test('can stop a reply, and does not return its text', async () => {
    const { roomId } = await reader.openRoom(mateId);
    const reading = await reader.send(roomId, 'Hello');
    const turn = await companion.next();
    turn.say('Words of the mate.');
    const first = await reading.next();
    await rewrite({ rating: 'mature' });
    const replyId = first?.type === 'accepted' ? first.replyId : '';
    expect((await reader.post('/girl/chat/stop', { replyId })).envelope).toMatchObject({
      c: code.matureOff,
      d: null,
    });
    expect(turn.request.signal.aborted).toBe(true);
    await reading.rest();
  });
});

const WithTexts = v.object({
  rooms: v.array(v.object({ mate: v.unknown(), messages: v.array(v.object({ text: v.string() })) })),
});

describe('a block', () => {
  test('shows the mate as when it was blocked, and can be removed while the mate is hidden', async () => {
    const names = async () =>
      v.parse(BlockList, (await reader.get('/safety/blocks')).envelope.d).mates.map(({ name }) => name);
    await reader.post('/safety/block', { mateId, wanted: true });
    await rewrite({ visibility: 'private' });
    expect(await names()).toEqual([aDraft.name]);
    await rewrite({ rating: 'mature' });
    expect(await names()).toEqual(['18+']);
    await reader.post('/safety/block', { mateId, wanted: false });
    expect(await names()).toEqual([]);
  });
});

describe('the stored cards', () => {
  test('are shared by rooms with an identical mate, and deleted an hour after the last of them', async () => {
    const { roomId } = await reader.openRoom(mateId);
    await maker.openRoom(mateId);
    await reader.post('/safety/block', { mateId, wanted: true });
    await reader.openRoom(mateId);
    expect((await cardsOf(mateId)).length).toBe(1);
    await rewrite();
    await reader.openRoom(mateId, crypto.randomUUID());
    expect((await cardsOf(mateId)).length).toBe(2);

    const left = async () => {
      server.advance(hours(2));
      await purgeUnusedCards(server.running.deps);
      return (await cardsOf(mateId)).map(({ name }) => name);
    };
    await reader.get(`/room/deleteRoom?roomId=${roomId}`);
    expect((await left()).toSorted()).toEqual([later.name, aDraft.name].toSorted());
    await reader.post('/safety/block', { mateId, wanted: false });
    for (const { roomId: own } of (await roomsOf(maker)).rooms)
      await maker.get(`/room/deleteRoom?roomId=${own}`);
    expect(await left()).toEqual([later.name]);
  });

  test('contain no text of a deleted mate, even if rooms are opened during the deletion', async () => {
    for (let round = 0; round < 10; round += 1) {
      const made = await saveMate(maker, { visibility: 'public', who: 'Unmistakable' });
      await Promise.all([
        reader.get(`/room/createRoom?mateId=${made.mateId}`),
        reader.post('/safety/block', { mateId: made.mateId, wanted: true }),
        maker.post('/mate/own/delete', { mateId: made.mateId }),
        reader.get(`/room/createRoom?mateId=${made.mateId}&clientRoomId=${crypto.randomUUID()}`),
      ]);
      expect(JSON.stringify(await cardsOf(made.mateId))).not.toContain('Unmistakable');
    }
  });
});
