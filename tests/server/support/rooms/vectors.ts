import { afterAll } from 'vitest';
import type { Passage } from '../../../../server/companions/companion.ts';
import { days } from '../../../../server/shared/clock.ts';
import { createTestCompanion } from '../companions/companion.ts';
import { startEmbeddingHost } from '../model-hosts/embedding-host.ts';
import { eventually } from '../eventually.ts';
import { startSharedServer } from '../server.ts';
import { storeTalk } from '../store/stored-talk.ts';
import { answered, createPerson, type Person } from '../talk.ts';

/** Lines that say little. */
export const talk = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `We talk about number ${String(index)} for a while.`);

export const textsIn = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** Starts a server with a host that embeds. `open` opens a room for a new user, about which the other functions are. */
export const shareVectors = async () => {
  const host = await startEmbeddingHost();
  afterAll(() => host.stop());
  const companion = createTestCompanion();
  const server = await startSharedServer({
    companion,
    environment: {
      LIMIT_FACTOR: '1000',
      GRANT_CHATS: '1000',
      LLM_BASE_URL: host.url,
      LLM_MODEL: 'unused',
      LLM_MODERATION: 'off',
      EMBEDDING_MODEL: 'embedder',
    },
  });
  const { database } = server;
  let ada: Person;
  let roomId: string;

  /** Sends a message, and returns the passages that the companion receives with it. */
  const ask = async (text: string, room = roomId, who = ada): Promise<readonly Passage[]> => {
    const { request } = await answered(companion, await who.send(room, text), 'Well.', null);
    return request.passages ?? [];
  };
  const jobOf = (room = roomId) =>
    database.selectFrom('embedding_jobs').selectAll().where('room_id', '=', room).executeTakeFirst();
  const isDone = (room = roomId) => eventually(async () => (await jobOf(room))?.due_at).toBe(null);
  return {
    host,
    companion,
    server,
    open: async () => {
      host.answer(null);
      // Ends the pause after a host that failed in another test.
      server.advance(days(1));
      await database.deleteFrom('embedding_jobs').execute();
      ada = await createPerson(server);
      roomId = (await ada.openRoom()).roomId;
      return { ada, roomId };
    },
    /** The last lines have no word in common with others: they belong to the next question. */
    store: (texts: readonly string[], room = roomId) =>
      storeTalk(database, room, [...texts, 'Yes.', 'No.', 'Maybe.']),
    ask,
    /** Lets the messages of a room get their vectors. */
    embed: async (room = roomId, who = ada) => {
      await ask('So.', room, who);
      await isDone(room);
    },
    isDone,
    jobOf,
    vectorsOf: (room = roomId) =>
      database.selectFrom('message_vectors').selectAll().where('room_id', '=', room).execute(),
  };
};
