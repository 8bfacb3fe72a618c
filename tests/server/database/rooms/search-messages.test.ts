import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { FoundMessages } from '../../../../contract/rooms/search-messages.ts';
import { newId } from '../../../../server/shared/ids.ts';
import { shareConversations } from '../../support/rooms/conversation.ts';
import { createPerson, type Person } from '../../support/talk.ts';

let ada: Person;
let roomId: string;

const { companion, server, open } = await shareConversations({ GRANT_CHATS: '50' });
beforeEach(async () => {
  ({ ada, roomId } = await open());
});

const search = async (text: string, place: object = {}, who = ada) =>
  v.parse(
    v.strictObject(FoundMessages.entries),
    (await who.post('/room/searchMessages', { text, ...place })).envelope.d,
  );
/** Returns what was found, with what is marked in brackets. */
const found = async (text: string, place: object = {}, who = ada) =>
  (await search(text, place, who)).messages.map(({ excerpt }) =>
    excerpt.ranges.reduceRight(
      (marked, { start, end }) =>
        `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      excerpt.text,
    ),
  );

/** Stores messages of the user, each a second after the one before. */
const store = async (texts: readonly string[], room = roomId): Promise<string[]> => {
  const rows = texts.map((text, index) => ({
    message_id: newId(),
    room_id: room,
    seq: index + 2,
    role: 'user' as const,
    text,
    status: 'sent' as const,
    created_at: 1_000_000 + index * 1000,
  }));
  await server.database.insertInto('messages').values(rows).execute();
  return rows.map((row) => row.message_id);
};

/** Returns what the index knows of all messages, and what it still has to index. */
const countIndexed = async (): Promise<{ words: number; listed: number }> => {
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(server.database)).rows[0]
      ?.n;
  return { words: Number(await count('message_words')), listed: Number(await count('unindexed_messages')) };
};

const say = async (text: string, reply: string) => {
  const reading = await ada.send(roomId, text);
  const turn = await companion.next();
  turn.say(reply);
  return { reading, turn };
};
const talk = async (text: string, reply: string) => {
  const { reading, turn } = await say(text, reply);
  turn.finish(null);
  const last = (await reading.rest()).at(-1);
  if (last?.type !== 'done') throw new Error('The reply was not stored.');
  return last.message;
};

describe('in every language', () => {
  test.each([
    ['English', 'Do you remember the old lighthouse?', 'LIGHT', ['Do you remember the old [light]house?']],
    ['German', 'Die Straße zum Bärenschlößchen', 'strasse bar', ['Die [Straße] zum [Bär]enschlößchen']],
    [
      'French',
      'On s’est vus à Évian l’été dernier.',
      'evian ete',
      ['On s’est vus à [Évian] l’[été] dernier.'],
    ],
    ['Spanish', '¿Mañana en el jardín?', 'manana jardin', ['¿[Mañana] en el [jardín]?']],
    ['Portuguese', 'Meu coração não dorme', 'coracao', ['Meu [coração] não dorme']],
    ['Russian', 'Ёлка стоит у окна', 'елка ОКН', ['[Ёлка] стоит у [окн]а']],
    ['Greek', 'Ο ΟΔΥΣΣΕΥΣ γύρισε', 'οδυσσευς', ['Ο [ΟΔΥΣΣΕΥΣ] γύρισε']],
    ['Arabic', 'قَرَأتُ كِتَابًا جميلًا', 'كتاب', ['قَرَأتُ [كِتَابً]ا جميلًا']],
    ['Hebrew', 'שָׁלוֹם לכולם', 'שלום', ['[שָׁלוֹם] לכולם']],
    ['Hindi', 'मुझे हिन्दी की किताब दो', 'हिन्दी', ['मुझे [हिन्दी] की किताब दो']],
    ['Turkish', 'IŞIKLAR İstanbul’da', 'ışık istanbul', ['[IŞIK]LAR [İstanbul]’da']],
    ['Vietnamese', 'Tôi nhớ Hà Nội', 'ha noi', ['Tôi nhớ [Hà] [Nội]']],
    ['Chinese', '我们明天去北京看长城吧。', '北京', ['我们明天去[北京]看长城吧。']],
    ['Chinese, one letter', '他有一只猫', '猫', ['他有一只[猫]']],
    ['Japanese', '昨日、東京タワーに行きました', '東京タワー', ['昨日、[東京タワー]に行きました']],
    ['Japanese kana', 'ガラスの靴', 'がらす ガラス', []],
    ['Korean', '고양이가 좋아요', '고양', ['[고양]이가 좋아요']],
    ['Thai', 'ฉันอยากไปเชียงใหม่กับเธอ', 'เชียงใหม่', ['ฉันอยากไป[เชียงใหม่]กับเธอ']],
    ['mixed', '新しいiPhone15を買った', 'iphone', ['新しい[iPhone]15を買った']],
  ])('%s', async (_, text, query, expected) => {
    await store([text, 'Something else altogether']);
    expect(await found(query)).toEqual(expected);
  });

  test('Hindi vowels distinguish words, and so do voiced syllables of Japanese', async () => {
    await store(['राम की किताब', 'राम का घर', 'かき', 'かぎ']);
    expect(await found('की')).toEqual(['राम [की] किताब']);
    expect(await found('かぎ')).toEqual(['[かぎ]']);
  });

  test('a run of letters is found as a whole, not by its pairs, also far inside a long one', async () => {
    await store(['京都と東京', '東京都に住む', `${'长'.repeat(90)}城墙${'高'.repeat(90)}`]);
    expect(await found('東京都')).toEqual(['[東京都]に住む']);
    expect(await found('城墙')).toHaveLength(1);
  });
});

test('all words must be in the message, and a word is found by its beginning only', async () => {
  await store(['The red lantern', 'A lantern of red glass', 'red']);
  expect(await found('red lantern')).toEqual(['A [lantern] of [red] glass', 'The [red] [lantern]']);
  expect(await found('antern')).toEqual([]);
  expect(await found('lantern glass red of a')).toEqual(['[A] [lantern] [of] [red] [glass]']);
});

test.each(['', '   ', '?!', '"', "' OR 1=1 --", '*', 'plain NOT x', 'plain OR x', 'a:* & b', '\\', '“”'])(
  'the text %j is no query language',
  async (text) => {
    await store(['plain']);
    expect(await found(text)).toEqual([]);
  },
);

test('an excerpt shows about eighty characters on either side, without cutting words and Markdown', async () => {
  const before = 'before and '.repeat(30);
  await store([`${before}*she lights the lantern slowly* and **laughs**${' and after'.repeat(30)}`]);
  const { messages } = await search('lantern');
  const text = messages[0]?.excerpt.text ?? '';
  expect(text).toMatch(/^…(and|before) .*she lights the lantern slowly and laughs .* (and|after)…$/);
  expect(text.length).toBeLessThan(190);
  expect(await found('lantern')).toEqual([text.replace('lantern', '[lantern]')]);
});

test('the newest message comes first, and the next page continues where the one before ended', async () => {
  await store(Array.from({ length: 45 }, (_, index) => `Quasar ${String(index)}`));
  const texts: string[] = [];
  let next: FoundMessages['next'] = null;
  const sizes: number[] = [];
  do {
    const page = await search('quasar', next === null ? {} : { before: next });
    sizes.push(page.messages.length);
    texts.push(...page.messages.map(({ excerpt }) => excerpt.text));
    ({ next } = page);
  } while (next !== null);
  expect(sizes).toEqual([20, 20, 5]);
  expect(texts).toEqual(Array.from({ length: 45 }, (_, index) => `Quasar ${String(44 - index)}`));
});

test('a found message has its place, its mate and its role', async () => {
  const reply = await talk('Where is the observatory?', 'Up on Heron Hill.');
  const { messages } = await search('heron');
  expect(messages).toMatchObject([
    { roomId, messageId: reply.messageId, role: 'mate', createdAt: reply.createdAt },
  ]);
  expect(messages[0]?.mate.mateId).toBe('iris-vale');
});

test('one room can be searched alone; a room of another user, or none, is not found', async () => {
  const other = await ada.openRoom('tomas-reed');
  await store(['Harbour lights']);
  await store(['Harbour wall'], other.roomId);
  expect(await found('harbour')).toHaveLength(2);
  expect(await found('harbour', { roomId: other.roomId })).toEqual(['[Harbour] wall']);

  const eve = await createPerson(server);
  await eve.openRoom();
  expect(await found('harbour', {}, eve)).toEqual([]);
  for (const room of [roomId, newId()]) {
    const { envelope } = await eve.post('/room/searchMessages', { text: 'harbour', roomId: room });
    expect(envelope.c).toBe(code.notFound);
  }
});

test('a streamed reply is found when it is complete, in the text that it has then', async () => {
  const { reading, turn } = await say('Tell me', 'The comet');
  expect(await found('comet')).toEqual([]);
  turn.say(' returns in autumn');
  turn.finish(null);
  await reading.rest();
  expect(await found('comet autumn')).toEqual(['The [comet] returns in [autumn]']);
});

test('hidden branches are searched too', async () => {
  const first = await talk('Hello', 'A juniper answer');
  const reading = await ada.read('/girl/chat/anotherReply', {
    messageId: first.replyTo,
    clientReplyId: crypto.randomUUID(),
  });
  const turn = await companion.next();
  turn.say('A willow answer');
  turn.finish(null);
  await reading.rest();
  expect((await ada.messages(roomId)).map(({ text }) => text)).not.toContain('A juniper answer');
  expect(await found('answer')).toEqual(['A willow [answer]', 'A juniper [answer]']);
});

test('a text that is changed is no longer found as it was', async () => {
  const [messageId = ''] = await store(['The old wording']);
  expect(await found('wording')).toHaveLength(1);
  await server.database
    .updateTable('messages')
    .set({ text: 'A new phrase' })
    .where('message_id', '=', messageId)
    .execute();
  expect(await found('wording')).toEqual([]);
  expect(await found('phrase')).toEqual(['A new [phrase]']);
});

test('deleted messages, rooms and accounts leave nothing in the index', async () => {
  const empty = await countIndexed();
  const message = await talk('A secret pebble', 'A pebble it is');
  await store(['Kept pebble'], (await ada.openRoom('tomas-reed')).roomId);
  expect(await found('pebble')).toHaveLength(3);

  await ada.post('/room/deleteMessage', { messageId: message.messageId });
  expect(await found('pebble')).toHaveLength(2);
  await ada.get(`/room/deleteRoom?roomId=${roomId}&undo=1`);
  expect(await found('pebble')).toEqual(['Kept [pebble]']);
  await ada.post('/room/restoreRoom', { roomId });
  expect(await found('pebble')).toHaveLength(2);
  await ada.get(`/room/deleteRoom?roomId=${roomId}`);
  expect(await found('pebble')).toEqual(['Kept [pebble]']);

  await store(['Not yet indexed'], (await ada.openRoom()).roomId);
  await server.database.deleteFrom('users').where('user_id', '=', ada.userId).execute();
  expect(await countIndexed()).toEqual({ words: empty.words, listed: empty.listed - 1 });
});

test('rooms with mature content are searched only while it is on', async () => {
  await store(['A crimson evening']);
  await server.database.updateTable('rooms').set({ mature_at: 1 }).where('room_id', '=', roomId).execute();
  expect(await found('crimson')).toEqual([]);
  const { envelope } = await ada.post('/room/searchMessages', { text: 'crimson', roomId });
  expect(envelope.c).toBe(code.matureOff);
  await server.database.updateTable('users').set({ nfsw: 1 }).where('user_id', '=', ada.userId).execute();
  expect(await found('crimson')).toEqual(['A [crimson] evening']);
});

test('searches at the same time index each message once', async () => {
  await store(Array.from({ length: 120 }, (_, index) => `Pearl ${String(index)}`));
  await Promise.all(Array.from({ length: 4 }, () => search('pearl')));
  const { messages } = await search('pearl');
  expect(messages).toHaveLength(20);
  expect(await found('pearl 0')).toEqual(['[Pearl] [0]']);
});
