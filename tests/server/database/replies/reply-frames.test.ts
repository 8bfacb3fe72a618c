import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { trimFrames } from '../../../../server/domain/transcript/frames.ts';
import type { Database } from '../../../../server/store/database.ts';
import type { TestCompanion, Turn } from '../../support/companions/companion.ts';
import { openConversation, replyIdOf } from '../../support/rooms/conversation.ts';
import { eventually } from '../../support/eventually.ts';
import type { TestServer } from '../../support/server.ts';
import { createPerson, type Person, type Reading } from '../../support/talk.ts';

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
