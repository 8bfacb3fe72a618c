import { beforeEach, expect, test } from 'vitest';
import type { Passage } from '../../../../server/companions/companion.ts';
import {
  indexRoom,
  newestUnindexed,
  segmentSize,
} from '../../../../server/domain/memory/recall/index-room.ts';
import { recallPassages } from '../../../../server/domain/memory/recall/recall.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { storeTalk } from '../../support/store/stored-talk.ts';
import { answered, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '20' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

/** Talk that fills what a prompt has anyway, and more. */
const talk = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `We talk about the weather of day ${String(index)}, for a while.`,
  );
const store = (texts: readonly string[]) => storeTalk(server.database, roomId, texts);

/** Sends a message and returns the passages that the companion receives with it. */
const ask = async (text: string): Promise<readonly Passage[]> => {
  const { request } = await answered(companion, await ada.send(roomId, text), 'Well.', null);
  return request.passages ?? [];
};
const ofZeppelins = (passages: readonly Passage[]) =>
  textsOf(passages).filter((text) => /zeppelin|balloon/.test(text));
const textsOf = (passages: readonly Passage[]) =>
  passages.map(({ lines }) => lines.map((line) => line.text).join(' / '));
const indexed = async () => {
  const rows = await server.database
    .selectFrom('recall_segments')
    .select(['position', 'messages'])
    .where('room_id', '=', roomId)
    .orderBy('position')
    .execute();
  return rows.map(({ position, messages }) => [position, messages]);
};

test('[28.2] an earlier message is recalled with its neighbors, however its words are inflected', async () => {
  const ids = await store([
    ...talk(20),
    'I have loved lighthouses since I was five.',
    'They are lovely at night.',
    ...talk(100),
  ]);
  const [best] = await ask('Which lighthouse would you visit?');
  expect(best).toMatchObject({
    messageIds: ids.slice(19, 22),
    reason: { kind: 'words', words: ['lighthouse'] },
    lines: [{ role: 'mate' }, { role: 'user' }, { role: 'mate' }],
  });
});

test('[28.2] of what a question about oneself recalls, neighbors that the mate said are only in the best windows', async () => {
  const places = ['Kiel', 'Brest', 'Porto', 'Genoa', 'Malta'];
  await store(places.flatMap((place) => [...talk(12), `A lighthouse in ${place}.`, ...talk(13)]));
  await store(talk(60));
  const rolesOf = async (text: string) =>
    (await ask(text)).slice(0, places.length).map(({ lines }) => lines.map(({ role }) => role).join(' '));
  const whole = 'mate user mate';
  expect(await rolesOf('Which lighthouse did I paint?')).toEqual([whole, whole, whole, 'user', 'user']);
});

test.each([
  ['en', 'My sister Lena studies biology in Leeds.', 'What does my sister study?'],
  ['de', 'Meine Schwester wohnt jetzt in Hamburg.', 'Wo wohnen eigentlich die Schwestern von mir?'],
  ['es', 'Trabajo como enfermera en un hospital pequeño.', '¿Dónde trabajaba yo?'],
  ['fr', 'J’ai adopté deux chattes noires hier.', 'Tu te souviens de la chatte noire ?'],
  ['pt-BR', 'Comprei um violão usado na feira.', 'E os violões usados?'],
  ['ja', '昨日、灯台の絵を描きました。', '灯台を描いたのはいつ？'],
  ['zh-CN', '我养了一只叫豆豆的橘猫。', '豆豆是什么猫？'],
  ['ar', 'اشتريت الكتاب القديم من السوق.', 'أين كتاب السوق؟'],
])('[28.2] recalls what was said in %s in another form', async (_, said, asked) => {
  await store([...talk(30), said, ...talk(100)]);
  expect(textsOf((await ask(asked)).slice(0, 1))).toEqual([expect.stringContaining(said)]);
});

test('[28.2] a question that says when it was recalls what was said then, and says so', async () => {
  const ids = await store([...talk(40), 'We saw whales.', ...talk(100)]);
  const at = Date.UTC(2024, 4, 3);
  const move = (messageIds: readonly string[], time: number) =>
    server.database
      .updateTable('messages')
      .set({ created_at: time })
      .where('message_id', 'in', messageIds)
      .execute();
  await move(ids, Date.UTC(2024, 2, 20));
  await move(ids.slice(39, 42), at);
  const [best] = await ask('What was it on 3 May 2024?');
  expect(best).toMatchObject({
    messageIds: ids.slice(39, 42),
    reason: { kind: 'words', words: ['3 may 2024'] },
  });
});

test('[28.2] any word may match, and a rare one counts more than frequent ones', async () => {
  await store([
    ...talk(30),
    'The marmalade was from Dundee.',
    ...talk(40),
    'We talk about a day and the weather for a while, and a while again.',
    ...talk(60),
  ]);
  const [best] = textsOf(
    await ask('While we talk about the weather of the day: where was the marmalade from?'),
  );
  expect(best).toContain('Dundee');
});

test('[28.2] another message about a rare word of the best passage is recalled as well', async () => {
  await store([
    ...talk(30),
    'My sister Lena moved to Aldershaw.',
    ...talk(40),
    'The harbor of Aldershaw freezes in winter.',
    ...talk(100),
  ]);
  const found = await ask('Does it get cold where Lena is?');
  expect(textsOf(found)[0]).toContain('Lena');
  const linked = found.find((passage) => textsOf([passage])[0]?.includes('harbor'));
  expect(linked?.reason).toEqual({ kind: 'words', words: ['aldershaw'] });
});

test('[28.2] a word that only says how something is asked recalls nothing', async () => {
  const others = ['Marmalade.', 'Quartz.', 'Zinnias.'];
  await store(['What do you do with the two of them?', ...talk(60), ...others]);
  expect(textsOf(await ask('What do you do with zeppelins?'))).toEqual([]);
});

test('[28.2] of the same words, what was said last comes first', async () => {
  await store([
    ...talk(10),
    'I live in Porto with my parents.',
    ...talk(40),
    'I live in Bergen with my parents.',
    ...talk(60),
  ]);
  const found = textsOf(await ask('Where do I live with my parents?'));
  expect(found[0]).toContain('Bergen');
  expect(found[1]).toContain('Porto');
});

test('[28.6] what was deleted, hidden or changed is not recalled from then on, and leaves nothing in the index', async () => {
  const ids = await store([...talk(40), 'The zeppelin flew over Bern.', 'A zeppelin!', ...talk(70)]);
  expect(ofZeppelins(await ask('zeppelin'))).toHaveLength(1);
  expect(await indexed()).not.toEqual([]);

  const removed = await ada.post('/room/deleteMessage', { messageId: ids[40] });
  expect(await indexed()).toEqual([]);
  await store(talk(60));
  expect(ofZeppelins(await ask('zeppelin?'))).toEqual([]);

  const { removalId } = (removed.envelope.d as { removed: { removalId: string } }).removed;
  await ada.post('/room/restoreMessages', { removalId });
  expect(ofZeppelins(await ask('zeppelin?!'))).toEqual([expect.stringContaining('zeppelin')]);

  await server.database
    .updateTable('messages')
    .set({ text: 'The balloon.' })
    .where('message_id', 'in', ids.slice(40, 42))
    .execute();
  expect(await indexed()).toEqual([]);
  expect(ofZeppelins(await ask('zeppelin now'))).toEqual([]);
  expect(ofZeppelins(await ask('balloon'))).toHaveLength(1);

  const hidden = { hidden_at: server.now() };
  await server.database
    .updateTable('messages')
    .set(hidden)
    .where('message_id', '=', ids[40] ?? '')
    .execute();
  await server.database
    .updateTable('messages')
    .set(hidden)
    .where('message_id', '=', ids[41] ?? '')
    .execute();
  expect(ofZeppelins(await ask('balloon and zeppelin'))).toEqual([]);
});

test('[28.2] an index that was not told of a deletion recalls nothing of it', async () => {
  const ids = await store([...talk(40), 'The zeppelin flew over Bern.', ...talk(70)]);
  await ask('zeppelin');
  const segment = await server.database
    .selectFrom('recall_segments')
    .selectAll()
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  const postings = await server.database
    .selectFrom('recall_postings')
    .selectAll()
    .where('segment_id', '=', segment.segment_id)
    .execute();
  await server.database
    .deleteFrom('messages')
    .where('message_id', '=', ids[40] ?? '')
    .execute();
  const stale = await server.database
    .insertInto('recall_segments')
    .values({
      room_id: roomId,
      position: 0,
      until_seq: segment.until_seq,
      messages: segment.messages,
      length: segment.length,
    })
    .returning('segment_id')
    .executeTakeFirstOrThrow();
  await server.database
    .insertInto('recall_postings')
    .values(postings.map((row) => ({ ...row, ...stale })))
    .execute();
  expect(ofZeppelins(await ask('the zeppelin?'))).toEqual([]);
});

test('[28.2] nothing is recalled from another room or of another person', async () => {
  await store([...talk(40), 'The zeppelin flew over Bern.', ...talk(70)]);
  await ask('zeppelin');
  const { roomId: second } = await ada.openRoom('june-okafor');
  const bob = await open();
  for (const [person, room] of [
    [ada, second],
    [bob.ada, bob.roomId],
  ] as const) {
    await storeTalk(server.database, room, talk(120));
    const { request } = await answered(companion, await person.send(room, 'zeppelin'), 'Well.', null);
    expect(textsOf(request.passages ?? []).filter((text) => text.includes('zeppelin'))).toEqual([]);
  }
});

test('[28.2] a room is indexed in parts that end between two messages, by several nodes at once, and once each', async () => {
  await store([...talk(400), 'The zeppelin flew over Bern.', ...talk(8000)]);
  const deps = server.running.deps;
  let batches = 0;
  await indexRoom(deps, roomId, () => (batches += 1) <= 2);
  expect((await indexed()).map(([, messages]) => messages)).toEqual([256]);
  // The messages that are indexed so far are used.
  expect(ofZeppelins(await recall('zeppelin'))).toEqual([]);
  expect(textsOf(await recall('day 100'))[0]).toContain('day 100,');
  await Promise.all([1, 2, 3].map(() => indexRoom(deps, roomId, () => true)));
  // Places begin at 1, and the newest messages are not indexed.
  expect(await indexed()).toEqual([
    [0, segmentSize - 1],
    [1, 8402 - (segmentSize - 1) - newestUnindexed],
  ]);
  expect(ofZeppelins(await recall('zeppelin'))).toEqual([expect.stringContaining('zeppelin')]);
  const before = await postingsOf();
  await server.database.deleteFrom('recall_segments').where('room_id', '=', roomId).execute();
  await indexRoom(deps, roomId, () => true);
  expect(await postingsOf()).toEqual(before);
});

const recall = (message: string) =>
  recallPassages(server.database, { roomId, before: 8410, names: unnamed, message, lines: [] });
const unnamed = { user: '', mate: '' };
const postingsOf = async () => {
  const rows = await server.database
    .selectFrom('recall_postings')
    .innerJoin('recall_segments', 'recall_segments.segment_id', 'recall_postings.segment_id')
    .select(['position', 'stem', 'postings'])
    .where('room_id', '=', roomId)
    .orderBy('position')
    .orderBy('stem')
    .execute();
  return rows.map(({ position, stem, postings }) => [position, stem, Buffer.from(postings).toString('hex')]);
};

test('[28.2] passages have no message twice, and the prompt knows which lines of the history they have', async () => {
  await store(['a zeppelin', 'the zeppelin', 'my zeppelin', 'his zeppelin', 'her zeppelin', ...talk(90)]);
  const { request } = await answered(companion, await ada.send(roomId, 'zeppelin'), 'Well.', null);
  const ids = (request.passages ?? []).flatMap(({ messageIds }) => messageIds);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(request.history.every(({ messageId }) => messageId !== undefined)).toBe(true);
});

test('[28.2] a line that is recalled is among those that make someone in the talk a minor', async () => {
  await ada.post('/user/nfsw', { wanted: true });
  await store([...talk(30), 'In this story at the lighthouse I am 15 years old.', ...talk(140)]);
  const explicit = 'Undress and have sex with me';
  await server.database.deleteFrom('recall_segments').where('room_id', '=', roomId).execute();
  await ask('And the lighthouse?');
  const refused = await ada.send(roomId, `${explicit} at the lighthouse`);
  expect(refused.response.headers.get('content-type')).toContain('application/json');
});
