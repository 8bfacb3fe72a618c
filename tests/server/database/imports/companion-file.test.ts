import { beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '../../../../contract/rooms/room.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { contentOf, exportOf, importInto, outcomesIn } from '../../support/accounts/companion-files.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { answered, createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let bea: Person;
const companion = createTestCompanion();
const server = await startSharedServer({
  companion,
  environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '1000' },
});
beforeEach(async () => {
  [ada, bea] = [await createPerson(server), await createPerson(server)];
});

const say = async (roomId: string, text: string, reply: string): Promise<Message> =>
  (await answered(companion, await ada.send(roomId, text), reply)).reply;

/** An account with something of everything; returns the room. */
const live = async (): Promise<string> => {
  const mate = await saveMate(ada, {}, { card: '{"spec":"chara_card_v2","data":{"name":"Ruth"}}' });
  const { roomId } = await ada.openRoom(mate.mateId);
  await say(roomId, 'My cat is called Fig.', 'Fig! A fine name.');
  const reply = await say(roomId, 'I live in Porto.', 'By the river?');
  const again = { messageId: reply.replyTo, clientReplyId: crypto.randomUUID() };
  await answered(companion, await ada.read('/girl/chat/anotherReply', again), 'By the sea?');
  await ada.post('/room/likeMessage', { messageId: reply.messageId, liked: true });
  await ada.post('/room/notes', { roomId, notes: 'Afraid of storms' });
  await ada.post('/room/renameRoom', { roomId, title: 'Rain' });
  const persona = await ada.post('/user/saveOrUpdatePersona', { name: 'Ada', about: 'Clocks' });
  const { uuid } = persona.envelope.d as { uuid: string };
  await ada.post('/user/saveOrUpdatePersona', { name: 'Countess', about: 'Numbers' });
  await ada.post('/room/persona', { roomId, uuid });
  const fact = { clientId: crypto.randomUUID(), mateId: mate.mateId, kind: 'you', text: 'Plays the cello' };
  await ada.post('/memory/addFact', fact);
  await ada.get('/user/doFavorite?mateId=iris-vale&favorite=1');
  await ada.post('/safety/block', { mateId: 'wren', blocked: true });
  const other = await ada.openRoom();
  await say(other.roomId, 'Hello', 'Good evening');
  return roomId;
};

describe('a whole account', () => {
  test('is the same for the next user', async () => {
    await live();
    const bytes = await exportOf(server, ada);
    const frames = await importInto(server, bea, bytes);
    expect(outcomesIn(frames)).toEqual([
      'persona created',
      'persona created',
      'mate created',
      'room created',
      'room created',
      'list created',
    ]);
    expect(frames.at(-1)).toEqual({ type: 'done' });
    expect(Object.fromEntries(await contentOf(server, bea))).toEqual(
      Object.fromEntries(await contentOf(server, ada)),
    );
  });

  test('twice is once', async () => {
    await live();
    const bytes = await exportOf(server, ada);
    await importInto(server, bea, bytes);
    const before = await contentOf(server, bea);
    expect(new Set(outcomesIn(await importInto(server, bea, bytes)))).toEqual(
      new Set(['persona unchanged', 'mate unchanged', 'room unchanged', 'list unchanged']),
    );
    expect(await contentOf(server, bea)).toEqual(before);
    expect(new Set(outcomesIn(await importInto(server, ada, bytes)))).toEqual(
      new Set(['persona unchanged', 'mate unchanged', 'room unchanged', 'list unchanged']),
    );
  });

  test('updates what is older, and undoing that restores it', async () => {
    const roomId = await live();
    await importInto(server, bea, await exportOf(server, ada));
    const before = await contentOf(server, bea);
    await say(roomId, 'It rains again.', 'Stay a while.');
    await ada.post('/room/renameRoom', { roomId, title: 'More rain' });
    const importId = crypto.randomUUID();
    const frames = await importInto(server, bea, await exportOf(server, ada), { importId });
    expect(outcomesIn(frames)).toContain('room updated');
    expect(await contentOf(server, bea)).toEqual(await contentOf(server, ada));
    await bea.post('/import/undo', { importId });
    expect(await contentOf(server, bea)).toEqual(before);
  });
});

test('the next reply is written from the same there', async () => {
  const roomId = await live();
  await importInto(server, bea, await exportOf(server, ada));
  const there = await server.database
    .selectFrom('rooms')
    .select('room_id')
    .where('user_id', '=', bea.userId)
    .where('title', '=', 'Rain')
    .executeTakeFirstOrThrow();
  const askedOf = async (who: Person, room: string) => {
    const { request } = await answered(
      companion,
      await who.send(room, 'Does Fig like the river?'),
      'He does.',
    );
    return JSON.parse(
      JSON.stringify(request, (name, value: unknown) => (isOwn(name) ? null : value)),
    ) as unknown;
  };
  expect(await askedOf(bea, there.room_id)).toEqual(await askedOf(ada, roomId));
});

/** The fields that name something of one account, or mark it, and how often its mate was talked with. */
const isOwn = (name: string): boolean => /id$|ids$|^(?:now|signal|talk|noteMark|chats)$/i.test(name);
