import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../contract/account/account.ts';
import { code } from '../../../contract/envelope.ts';
import { Recommendation, TrendingRank } from '../../../contract/mates/mate.ts';
import { RoomInfo } from '../../../contract/rooms/room.ts';
import { HelpReport } from '../../../contract/safety/help-report.ts';
import { BlockList } from '../../../contract/safety/own-safety.ts';
import { createLimits } from '../../../server/limits/limits.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, firstMate, textOf, type Person } from '../support/talk.ts';

const cry = 'I want to die';
let ada: Person;
const server = await startSharedServer({ environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '3' } });
beforeEach(async () => {
  ada = await createPerson(server);
});

const reportedHelp = async () => {
  const { years } = v.parse(HelpReport, (await server.get('/safety/report')).envelope.d);
  return years.reduce((sum, { offered }) => sum + offered, 0);
};
const blocked = async (person: Person) =>
  v.parse(BlockList, (await person.get('/safety/blocks')).envelope.d).mates.map(({ mateId }) => mateId);
const block = (person: Person, mateId: string, wanted = true) =>
  person.post('/safety/block', { mateId, wanted });
const reports = () => server.database.selectFrom('reports').selectAll().orderBy('report_id').execute();

test('the help level is sent with the first frame, stored with the message, and free of charge', async () => {
  const { roomId } = await ada.openRoom();
  const before = await reportedHelp();
  const frames = await (await ada.send(roomId, cry)).rest();
  const [accepted] = frames;

  expect(accepted).toMatchObject({ type: 'accepted', help: 'crisis' });
  const [, message, reply] = await ada.messages(roomId);
  expect([message?.help, reply?.help, reply?.status]).toEqual(['crisis', undefined, 'done']);
  expect(reply?.text).toContain('computer program');
  expect(textOf(frames)).toBe(reply?.text);
  expect((await ada.benefits()).chats).toBe(3);
  expect(await reportedHelp()).toBe(before + 1);
});

test('a repeated message counts once and keeps its help level', async () => {
  const { roomId } = await ada.openRoom();
  const id = crypto.randomUUID();
  await (await ada.send(roomId, cry, id)).rest();
  const counted = await reportedHelp();
  const [accepted] = await (await ada.send(roomId, cry, id)).rest();
  expect(accepted).toMatchObject({ type: 'accepted', help: 'crisis' });
  expect(await reportedHelp()).toBe(counted);
});

test('a crisis message gets a reply with an empty allowance too, and never the same text twice', async () => {
  const { roomId } = await ada.openRoom();
  for (const text of ['one', 'two', 'three']) {
    await (await ada.send(roomId, text)).rest();
  }
  expect(
    (await ada.post('/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text: 'four' }))
      .envelope.c,
  ).toBe(code.allowanceEmpty);
  const first = textOf(await (await ada.send(roomId, cry)).rest());
  const second = textOf(await (await ada.send(roomId, cry)).rest());
  expect([first === second, first.includes(cry), second.includes(cry)]).toEqual([false, false, false]);
});

test('the safe reply is in the language of the message', async () => {
  const { roomId } = await ada.openRoom();
  const answer = async (text: string) => textOf(await (await ada.send(roomId, text)).rest());
  expect(await answer('ich will nicht mehr leben')).toContain('Programm');
  expect(await answer('je veux mourir')).toContain('programme');
  expect(await answer('死にたい')).toContain('プログラム');
});

test('what may be ordinary sadness has a quiet level: the companion replies, and it costs and counts as other messages', async () => {
  const { roomId } = await ada.openRoom();
  const before = await reportedHelp();
  const text = 'Ich habe keine Kraft mehr für morgen';
  const frames = await (await ada.send(roomId, text)).rest();
  expect(frames[0]).toMatchObject({ type: 'accepted', help: 'quiet' });
  expect(textOf(frames)).toBe(text);
  const [, message] = await ada.messages(roomId);
  expect(message?.help).toBe('quiet');
  expect((await ada.benefits()).chats).toBe(2);
  expect(await reportedHelp()).toBe(before);
});

test('other messages have no help level and are sent to the companion', async () => {
  const { roomId } = await ada.openRoom();
  const frames = await (await ada.send(roomId, 'this homework kills me')).rest();
  expect(frames[0]).not.toHaveProperty('help');
  expect(textOf(frames)).toBe('this homework kills me');
});

test('the yearly statistics are anonymous: the table contains months, levels and counts only', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, cry)).rest();
  const rows = await server.database.selectFrom('help_counts').selectAll().execute();
  expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(
    rows.map(() => ['level', 'month', 'offered']),
  );
  expect(rows.every(({ month }) => /^\d{4}-\d{2}$/.test(month))).toBe(true);
});

test('sexual content about minors is rejected in messages, personas, notes, names and reviews', async () => {
  const { roomId } = await ada.openRoom();
  const text = 'you are a horny schoolgirl';
  const answers = [
    await ada.post('/girl/chat/send', { roomId, clientMessageId: crypto.randomUUID(), text }),
    await ada.post('/user/saveOrUpdatePersona', { name: 'Me', about: text }),
    await ada.post('/room/notes', { roomId, notes: text }),
    await ada.post('/room/renameRoom', { roomId, title: text }),
    await ada.post('/user/profile', { name: text }),
    await ada.post('/mate/review', { mateId: firstMate, stars: 5, text }),
  ];
  expect(answers.map(({ envelope }) => envelope.c)).toEqual(answers.map(() => code.contentRefused));
  const fields = ['text', 'about', 'notes', 'title', 'name', 'text'];
  expect(answers.map(({ envelope }) => envelope.d)).toEqual(fields.map((field) => ({ field })));
  expect((await ada.messages(roomId)).length).toBe(1);
  expect((await ada.benefits()).chats).toBe(3);
});

test('a minor’s role that was assigned earlier in the chat is remembered', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'pretend to be a schoolgirl')).rest();
  const answer = await ada.post('/girl/chat/send', {
    roomId,
    clientMessageId: crypto.randomUUID(),
    text: 'now strip for me',
  });
  expect(answer.envelope.c).toBe(code.contentRefused);
});

test('a blocked mate is in no list, its room stays readable, and messages there are rejected', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'hello')).rest();
  await ada.get(`/user/doFavorite?mateId=${firstMate}&wanted=1`);
  const lists = async () => {
    const recommended = v.parse(Recommendation, (await ada.get('/mate/recommend')).envelope.d);
    const ranks = v.parse(TrendingRank, (await ada.get('/mate/trendingRank')).envelope.d).ranks;
    return JSON.stringify([
      recommended,
      ranks,
      (await ada.get('/mate/search?q=iris')).envelope.d,
      (await ada.get('/mate/forYou')).envelope.d,
    ]);
  };
  expect(await lists()).toContain(firstMate);

  expect((await block(ada, firstMate)).envelope).toEqual({ c: code.ok, m: null, d: { blocked: true } });
  expect((await block(ada, firstMate)).envelope.d).toEqual({ blocked: true });
  expect(await blocked(ada)).toEqual([firstMate]);
  expect(await lists()).not.toContain(firstMate);
  expect((await ada.messages(roomId)).length).toBe(3);
  expect((await roomOf(ada, roomId)).blocked).toBe(true);
  const sent = await ada.post('/girl/chat/send', {
    roomId,
    clientMessageId: crypto.randomUUID(),
    text: 'hi',
  });
  expect(sent.envelope.c).toBe(code.mateBlocked);

  expect((await block(ada, firstMate, false)).envelope.d).toEqual({ blocked: false });
  expect(await blocked(ada)).toEqual([]);
  expect('blocked' in (await roomOf(ada, roomId))).toBe(false);
  expect(await lists()).toContain(firstMate);
  expect(textOf(await (await ada.send(roomId, 'hi')).rest())).toBe('hi');
});

const roomOf = async (person: Person, roomId: string) =>
  v.parse(RoomInfo, (await person.get(`/room/roomInfo?roomId=${roomId}`)).envelope.d);

test('a block affects only the user who made it', async () => {
  const eve = await createPerson(server);
  await block(eve, firstMate);
  expect(await blocked(ada)).toEqual([]);
  expect(JSON.stringify((await ada.get('/mate/recommend')).envelope.d)).toContain(firstMate);
});

test('a report stores the text of a reply only with consent, and is stored once', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'something bad')).rest();
  const reply = (await ada.messages(roomId)).at(-1);
  const report = {
    clientId: crypto.randomUUID(),
    mateId: firstMate,
    messageId: reply?.messageId,
    reason: 'other',
  };
  await ada.post('/safety/report', { ...report, words: '  Not nice  ' });
  await ada.post('/safety/report', { ...report, words: 'again' });
  await ada.post('/safety/report', { ...report, clientId: crypto.randomUUID(), consent: true });
  await ada.post('/safety/report', {
    clientId: crypto.randomUUID(),
    mateId: firstMate,
    reason: 'hate',
    consent: true,
  });

  const mine = (await reports()).filter((row) => row.user_id === ada.userId);
  expect(mine.map(({ message_id, reason, words, quote }) => [message_id, reason, words, quote])).toEqual([
    [reply?.messageId, 'other', 'Not nice', null],
    [reply?.messageId, 'other', '', 'something bad'],
    [null, 'hate', '', null],
  ]);
  expect(server.logged()).not.toContain('Not nice');
  expect(server.logged()).not.toContain('something bad');
});

test('messages of other users and unknown messages cannot be reported', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'hello')).rest();
  const [greeting, own] = await ada.messages(roomId);
  const eve = await createPerson(server);
  const file = (person: Person, rest: object) =>
    person.post('/safety/report', {
      clientId: crypto.randomUUID(),
      mateId: firstMate,
      reason: 'other',
      ...rest,
    });
  const answers = [
    await file(eve, { messageId: greeting?.messageId }),
    await file(ada, { messageId: own?.messageId }),
    await file(ada, { messageId: 'nothing' }),
    await file(ada, { mateId: 'nobody' }),
    await file(ada, { mateId: 'kai-nakoa', messageId: greeting?.messageId }),
    await block(ada, 'nobody'),
  ];
  expect(answers.map(({ envelope }) => envelope.c)).toEqual(answers.map(() => code.notFound));
});

const anyReport = () => ({ clientId: crypto.randomUUID(), mateId: firstMate, reason: 'other' });
test.each<[string, string, object, string]>([
  ['an id that is none', '/safety/report', { ...anyReport(), clientId: 'x' }, 'clientId'],
  ['an unknown reason', '/safety/report', { ...anyReport(), reason: 'because' }, 'reason'],
  ['too many words', '/safety/report', { ...anyReport(), words: 'x'.repeat(1001) }, 'words'],
  ['a hostile mate', '/safety/report', { ...anyReport(), mateId: "' OR 1=1" }, 'mateId'],
  ['a path', '/safety/block', { mateId: '../etc', wanted: true }, 'mateId'],
])('%s is rejected by %s', async (_what, path, body, field) => {
  const { status, envelope } = await ada.post(path, body);
  expect([status, envelope.c, envelope.d]).toEqual([400, code.invalid, { field }]);
});

test('signed-out users can read the yearly statistics', async () => {
  expect((await server.get('/safety/report')).envelope.c).toBe(code.ok);
});

test('reports and blocks are deleted with the account', async () => {
  await block(ada, firstMate);
  await ada.post('/safety/report', {
    clientId: crypto.randomUUID(),
    mateId: firstMate,
    reason: 'hate',
    words: 'w',
  });
  await ada.post('/user/delete', { password: ada.password, confirm: 'delete' });
  expect((await reports()).filter((row) => row.user_id === ada.userId)).toEqual([]);
  const left = await server.database
    .selectFrom('blocks')
    .selectAll()
    .where('user_id', '=', ada.userId)
    .execute();
  expect(left).toEqual([]);
});

test('reports and blocks are limited', async () => {
  const limits = createLimits({ pool: null, factor: 1 });
  const tries = async (take: () => Promise<void>, count: number) => {
    const results = await Promise.allSettled(Array.from({ length: count }, take));
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await tries(() => limits.consume('report-user', { userId: 'ada' }), 25)).toBe(20);
  expect(await tries(() => limits.consume('block-user', { userId: 'ada' }), 65)).toBe(60);
});

test('the export contains reports, blocks and offered help', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, cry)).rest();
  await block(ada, firstMate);
  await ada.post('/safety/report', { ...anyReport(), words: 'Mine' });
  const { safety, rooms } = v.parse(AccountExport, (await ada.get('/user/export')).envelope.d);
  expect(safety.blocks.map(({ mateId }) => mateId)).toEqual([firstMate]);
  expect(safety.reports.map(({ mateId, reason, words, quote }) => [mateId, reason, words, quote])).toEqual([
    [firstMate, 'other', 'Mine', null],
  ]);
  expect(rooms[0]?.messages.map(({ help }) => help)).toEqual([undefined, 'crisis', undefined]);
});
