import * as v from 'valibot';
import { Chapter } from '../../../../contract/memory/memory.ts';
import { Room, RoomInfo } from '../../../../contract/rooms/room.ts';
import type { ChapterRequest } from '../../../../server/companions/companion.ts';
import { idleTime } from '../../../../server/domain/memory/jobs/schedule.ts';
import { createTestCompanion } from '../companions/companion.ts';
import { eventually } from '../eventually.ts';
import { fileReply, roomFile } from './room-files.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { startSharedServer } from '../server.ts';
import { answered, createPerson, type Person } from '../talk.ts';

/** The model: what it was asked for, and how it answers. */
interface Model {
  asked: ChapterRequest[];
  answer: (request: ChapterRequest) => Promise<string>;
}

const fromFirstToLast: Model['answer'] = ({ lines }) =>
  Promise.resolve(`From ${lines[0]?.text ?? ''} to ${lines.at(-1)?.text ?? ''}`);

/** Starts a server for tests of chapters. `open` signs up a new user, about whom the other functions are. */
export const shareChapters = async () => {
  const model: Model = { asked: [], answer: fromFirstToLast };
  const companion = {
    ...createTestCompanion(),
    readFacts: () => Promise.resolve([]),
    writeChapter: (request: ChapterRequest) => {
      model.asked.push(request);
      return model.answer(request);
    },
  };
  const environment = { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' };
  const server = await startSharedServer({ companion, environment });
  const { database } = server;
  let ada: Person;

  /** Imports a conversation of so many messages, which the model then reads. Returns its room. */
  const importTalk = async (length: number): Promise<string> => {
    const messages = Array.from({ length }, (_, at) => {
      const make = at % 2 === 0 ? fileReply : fileMessage;
      const text = `Line ${String(at + 1)}`;
      return make(String(at + 1), at === 0 ? null : String(at), { text, createdAt: at });
    });
    const file = { ...roomFile, leaf: String(length), messages };
    const imported = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
    return v.parse(Room, imported.envelope.d).roomId;
  };
  const jobOf = (roomId: string) =>
    database.selectFrom('memory_jobs').selectAll().where('room_id', '=', roomId).executeTakeFirst();
  /** Waits until the model has read the room. */
  const isRead = async (roomId: string): Promise<void> => {
    server.advance(idleTime);
    await eventually(async () => (await jobOf(roomId))?.due_at).toBe(null);
  };
  const list = async (roomId: string, who = ada) =>
    (await who.get(`/memory/chapters?roomId=${roomId}`)).envelope;
  const chaptersOf = async (roomId: string) =>
    v.parse(v.object({ chapters: v.array(Chapter) }), (await list(roomId)).d).chapters;
  return {
    server,
    companion,
    model,
    open: async () => {
      Object.assign(model, { asked: [], answer: fromFirstToLast });
      await database.deleteFrom('memory_jobs').execute();
      ada = await createPerson(server);
      return ada;
    },
    importTalk,
    readTalk: async (length: number): Promise<string> => {
      const roomId = await importTalk(length);
      await isRead(roomId);
      return roomId;
    },
    jobOf,
    isRead,
    list,
    chaptersOf,
    textsOf: async (roomId: string) => (await chaptersOf(roomId)).map(({ text }) => text),
    rowsOf: (roomId: string) =>
      database.selectFrom('chapters').selectAll().where('room_id', '=', roomId).orderBy('last_seq').execute(),
    say: async (roomId: string, text: string) => answered(companion, await ada.send(roomId, text), 'Ah.'),
    remove: async (messageId: string) =>
      v.parse(RoomInfo, (await ada.post('/room/deleteMessage', { messageId })).envelope.d),
    idAt: async (roomId: string, seq: number) => {
      const found = await database
        .selectFrom('messages')
        .select('message_id')
        .where('room_id', '=', roomId)
        .where('seq', '=', seq)
        .executeTakeFirstOrThrow();
      return found.message_id;
    },
  };
};
