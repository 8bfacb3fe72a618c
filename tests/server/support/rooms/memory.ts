import * as v from 'valibot';
import { Fact } from '../../../../contract/memory/fact.ts';
import { MateMemory } from '../../../../contract/memory/memory.ts';
import { createTestCompanion } from '../companions/companion.ts';
import { startSharedServer } from '../server.ts';
import { answered, createPerson, firstMate, type Person } from '../talk.ts';

/** Starts a server for tests of what mates remember. `open` opens a room for a new user, about whom the other functions are. */
export const shareMemory = async () => {
  const companion = createTestCompanion();
  const environment = { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' };
  const server = await startSharedServer({ companion, environment });
  let ada: Person;
  let roomId: string;

  const memoryOf = async (who = ada, query = '', mateId = firstMate): Promise<MateMemory> =>
    v.parse(MateMemory, (await who.get(`/memory/facts?mateId=${mateId}${query}`)).envelope.d);
  const call = async (path: string, body: object, who = ada) => who.post(`/memory/${path}`, body);
  const factOf = async (path: string, body: object): Promise<Fact> =>
    v.parse(Fact, (await call(path, body)).envelope.d);
  return {
    companion,
    server,
    open: async () => {
      ada = await createPerson(server);
      roomId = (await ada.openRoom()).roomId;
      return { ada, roomId };
    },
    memoryOf,
    call,
    factOf,
    /** The texts of the facts, those that are past in parentheses. */
    textsOf: async (...place: Parameters<typeof memoryOf>): Promise<string[]> =>
      (await memoryOf(...place)).facts.map(({ text, pastSince }) =>
        pastSince === null ? text : `(${text})`,
      ),
    /** Sends a message and returns its frame `accepted`. */
    say: async (text: string, room = roomId) => {
      const reading = await ada.send(room, text);
      const accepted = await reading.next();
      await answered(companion, reading, 'Ah.');
      if (accepted?.type !== 'accepted') throw new Error('not accepted');
      return accepted;
    },
    add: (text: string, parts: object = {}) =>
      factOf('addFact', { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text, ...parts }),
    rowsOf: (who = ada) =>
      server.database.selectFrom('facts').selectAll().where('user_id', '=', who.userId).execute(),
  };
};
