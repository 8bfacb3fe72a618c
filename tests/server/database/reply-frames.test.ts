import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readShownText, trimFrames } from '../../../server/domain/transcript/frames.ts';
import type { Database } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/open-database.ts';
import type { TestCompanion, Turn } from '../support/companion.ts';
import { openConversation, replyIdOf } from '../support/conversation.ts';
import { eventually } from '../support/eventually.ts';
import { createFreshDatabase } from '../support/fresh-database.ts';
import { openOldDatabase } from '../support/old-database.ts';
import type { TestServer } from '../support/server.ts';
import { createPerson, type Person, type Reading } from '../support/talk.ts';
import { dataRoot } from '../../support/data-root.ts';

const framesIn = async (database: Database): Promise<string[]> => {
  const rows = await database.selectFrom('reply_frames').select('text').orderBy('text').execute();
  return rows.map((row) => row.text);
};

describe('of ended replies', () => {
  let companion: TestCompanion;
  let server: TestServer;
  let ada: Person;
  let roomId: string;
  /** The frames of another user's pending reply, which is older than all others. */
  let older: { reading: Reading; turn: Turn };

  const open = async (
    who: Person,
    room: string,
    piece: string,
  ): Promise<{ reading: Reading; turn: Turn }> => {
    const reading = await who.send(room, 'Hello');
    await replyIdOf(reading);
    const turn = await companion.next();
    turn.say(piece);
    await reading.next();
    return { reading, turn };
  };
  const end = async ({ reading, turn }: { reading: Reading; turn: Turn }): Promise<void> => {
    turn.finish();
    await reading.rest();
  };
  const stored = () => framesIn(server.database);
  const isSqlite = () => server.running.deps.dialect === 'sqlite';

  beforeEach(async () => {
    ({ companion, server, ada, roomId } = await openConversation());
    const eve = await createPerson(server);
    older = await open(eve, (await eve.openRoom()).roomId, 'older');
  });
  afterEach(async () => {
    older.turn.finish();
    await server.stop();
  });

  test('frames are deleted once no older reply is pending', async () => {
    await end(await open(ada, roomId, 'newer'));
    await trimFrames(server.database, server.running.deps.dialect);
    expect(await stored()).toContain('older');
    await end(older);
    await eventually(stored).toEqual([]);
  });

  test.each([
    ['a room', () => ada.get(`/room/deleteRoom?roomId=${roomId}`)],
    ['an account', () => ada.post('/user/delete', { password: ada.password, confirm: 'delete' })],
    [
      'a message',
      async () => {
        const [, asked] = await ada.messages(roomId);
        return ada.post('/room/deleteMessage', { messageId: asked?.messageId });
      },
    ],
  ])('frames are deleted with %s', async (_, remove) => {
    await end(await open(ada, roomId, 'secret'));
    expect(await stored()).toEqual(isSqlite() ? ['older', 'secret'] : ['older']);
    expect((await remove()).envelope.c).toBe(200);
    expect(await stored()).toEqual(['older']);
  });

  test('frames are deleted with a room, even during a pending reply', async () => {
    const { reading } = await open(ada, roomId, 'secret');
    expect(await stored()).toEqual(['older', 'secret']);
    await ada.get(`/room/deleteRoom?roomId=${roomId}`);
    expect(await stored()).toEqual(['older']);
    await reading.rest();
    expect(await stored()).toEqual(['older']);
  });
});

describe('of a server that was killed before the update', () => {
  let folder: string;
  let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(dataRoot, 'mates-frames-'));
    fresh = await createFreshDatabase();
  });
  afterEach(async () => {
    await fresh?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('the streamed text of its replies is preserved', async () => {
    const url = fresh?.url ?? null;
    const old = await openOldDatabase({ folder, url, before: '017' });
    await insertReplies(old.database, ['one', 'two']);
    await old.close();

    const { database, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
    expect(await readShownText(database, 'one')).toBe('one: Good evening');
    expect(await readShownText(database, 'two')).toBe('two: Good evening');
    await close();
  });
});

/** Stores pending replies, each with frames. */
const insertReplies = async (database: Database, replies: readonly string[]): Promise<void> => {
  const times = { created_at: 1, updated_at: 1 };
  await database
    .insertInto('users')
    .values({ user_id: 'ada', email: 'ada@example.com', language: 'en', nfsw: 0, created_at: 1 })
    .execute();
  await database.insertInto('creators').values({ creator_id: 'c', name: 'C', created_at: 1 }).execute();
  await database
    .insertInto('mates')
    .values({
      mate_id: 'm',
      creator_id: 'c',
      name: 'M',
      hue: 1,
      profile: '{}',
      position: 1,
      chats: 0,
      visibility: 'public',
      ...times,
    })
    .execute();
  await database
    .insertInto('rooms')
    .values({ room_id: 'r', user_id: 'ada', mate_id: 'm', client_room_id: '', last_seq: 0, ...times })
    .execute();
  for (const [index, replyId] of replies.entries()) {
    await database
      .insertInto('messages')
      .values({
        message_id: replyId,
        room_id: 'r',
        seq: index + 1,
        role: 'mate',
        text: '',
        status: 'streaming',
        node: 'killed',
        created_at: 1,
      })
      .execute();
    const pieces = [`${replyId}: `, 'Good ', 'evening'];
    await database
      .insertInto('reply_frames')
      .values(pieces.map((text, place) => ({ reply_id: replyId, seq: place + 1, text })))
      .execute();
  }
};
