import * as v from 'valibot';
import { storePrompt } from '../../../server/domain/memory/prompt-records.ts';
import { createBook } from '../support/rooms/own-lorebooks.ts';
import { saveMate } from '../support/mates/own-mates.ts';
import type { TestServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

/** A user with one of everything that a user can have. */
export interface Belongings {
  readonly person: Person;
  readonly roomId: string;
  /** The user's message, and the reply to it. */
  readonly messageId: string;
  readonly replyId: string;
  readonly persona: string;
  /** A private mate. */
  readonly mateId: string;
  readonly orderId: string;
  /** Something that the mate remembers. */
  readonly factId: string;
  /** A summary of the user's messages. */
  readonly chapterId: string;
  /** A lorebook that the mate and the room use, and its entry. */
  readonly bookId: string;
  readonly entryId: string;
}

/** Creates the user; all of their texts contain `word`. */
export const belongingsOf = async (server: TestServer, word: string): Promise<Belongings> => {
  const person = await createPerson(server);
  const { roomId } = await person.openRoom('iris-vale');
  await (await person.send(roomId, `I am ${word}.`)).rest();
  const messages = await person.messages(roomId);
  await person.post('/user/profile', { name: word });
  await person.post('/room/notes', { roomId, notes: word });
  await person.post('/room/renameRoom', { roomId, title: word });
  const persona = await person.post('/user/saveOrUpdatePersona', { name: word, about: word });
  const order = await person.post('/subscription/order', {
    packageId: 'chats-100',
    clientOrderId: crypto.randomUUID(),
  });
  const fact = await person.post('/memory/addFact', {
    clientId: crypto.randomUUID(),
    mateId: 'iris-vale',
    kind: 'you',
    text: `Is ${word}`,
  });
  const { factId } = v.parse(v.object({ factId: v.string() }), fact.envelope.d);
  const [messageId = '', replyId = ''] = messages.slice(-2).map((message) => message.messageId);
  await storePromptOf(server, { person, roomId, replyId, factId });
  const chapterId = await storeChapterOf(server, { person, roomId, messageId, replyId }, word);
  const mate = await saveMate(
    person,
    { name: word, visibility: 'private' },
    { card: JSON.stringify({ name: word }) },
  );
  const { bookId, entryId } = await createBook(person, { word, roomId, mateId: mate.mateId });
  return {
    person,
    roomId,
    messageId,
    replyId,
    persona: v.parse(v.object({ uuid: v.string() }), persona.envelope.d).uuid,
    mateId: mate.mateId,
    orderId: v.parse(v.object({ orderId: v.string() }), order.envelope.d).orderId,
    factId,
    chapterId,
    bookId,
    entryId,
  };
};

/** The companion of these tests has no prompt: the reply gets what one from a model has. */
const storePromptOf = (
  server: TestServer,
  {
    person,
    roomId,
    replyId = '',
    factId,
  }: Pick<Belongings, 'person' | 'roomId' | 'factId'> & { replyId?: string },
): Promise<void> => {
  const items = [{ factId, tokens: 9, reason: { kind: 'pinned' } as const }];
  return storePrompt(
    server.database,
    {
      opened: { replyId, roomId, userId: person.userId },
      prompt: { limit: 4000, recentFrom: null, sections: [{ name: 'facts', tokens: 30, leftOut: 0, items }] },
      removed: [],
    },
    Date.now(),
  );
};

/** Nor does it write chapters. */
const storeChapterOf = async (
  server: TestServer,
  { person, roomId, messageId, replyId }: Pick<Belongings, 'person' | 'roomId' | 'messageId' | 'replyId'>,
  word: string,
): Promise<string> => {
  const chapterId = crypto.randomUUID();
  const ends = { first_message_id: messageId, last_message_id: replyId, last_seq: 2, message_count: 2 };
  await server.database
    .insertInto('chapters')
    .values({
      chapter_id: chapterId,
      room_id: roomId,
      user_id: person.userId,
      ...ends,
      text: `They talked about ${word}.`,
      learned_by: 'model',
      created_at: Date.now(),
      updated_at: Date.now(),
    })
    .execute();
  return chapterId;
};

export const idsOf = (owner: Belongings): string[] => [
  owner.person.userId,
  owner.roomId,
  owner.messageId,
  owner.replyId,
  owner.persona,
  owner.mateId,
  owner.orderId,
  owner.factId,
  owner.chapterId,
  owner.bookId,
  owner.entryId,
];

/** Returns whether a stored row belongs to this user, whose texts all contain `word`. */
export const isOf = (owner: Belongings, word: string, row: string): boolean =>
  row.includes(word) || idsOf(owner).some((id) => row.includes(id));
