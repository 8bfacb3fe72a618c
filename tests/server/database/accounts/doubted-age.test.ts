import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { AccountExport } from '../../../../contract/account/account.ts';
import { code } from '../../../../contract/envelope.ts';
import { Fact } from '../../../../contract/memory/fact.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
import { fileReply, roomFile } from '../../support/rooms/room-files.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { firstMate, personOn, type Person } from '../../support/talk.ts';

const today = Date.UTC(2026, 5, 15, 12);

const server = await startSharedServer({ startsAt: today, environment: { LIMIT_FACTOR: '100' } });

const adult = async (): Promise<Person> => personOn(server, await server.signUp());
const matureAdult = async (): Promise<Person> => {
  const person = await adult();
  await person.post('/user/nfsw', { wanted: true });
  return person;
};

/** Sends a message to its reply's end, and returns the types of the frames. */
const say = async (person: Person, text: string, roomId?: string) => {
  const room = roomId ?? (await person.openRoom()).roomId;
  const frames = await (await person.send(room, text)).rest();
  return frames.map(({ type }) => type);
};
const age = async (person: Person) => (await person.get('/user/age')).envelope.d;
const send = async (person: Person, text: string) =>
  plain(
    await person.post('/girl/chat/send', {
      roomId: (await person.openRoom()).roomId,
      clientMessageId: crypto.randomUUID(),
      text,
    }),
  );
const misunderstood = async (person: Person) => plain(await person.post('/user/confirmAdult'));
const statementsOf = ({ userId }: Person) =>
  server.database.selectFrom('age_statements').selectAll().where('user_id', '=', userId).execute();
const nfswOf = async ({ userId }: Person) =>
  (
    await server.database
      .selectFrom('users')
      .select('nfsw')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).nfsw;

const asked = (sentence: string) => ({ status: 'unknown', minimumAge: 18, doubted: true, sentence });
const confirmed = { status: 'confirmed', minimumAge: 18, adult: true, nfsw: true };
const ageRequired = refused(200, code.ageUnknown, 'Please enter your date of birth first.');

describe('users who say to be minors', () => {
  test('[P1] are asked about their own sentence, and may not chat in any room until they answer', async () => {
    const person = await matureAdult();
    const text = 'Good evening! My mum must not know that I am *13* and using this. And you?';
    expect(await say(person, text)).toContain('done');
    expect(await age(person)).toEqual(asked('My mum must not know that I am 13 and using this'));
    expect(await send(person, 'I want to have sex with you')).toEqual(ageRequired);
    expect(await send(person, 'Hello')).toEqual(ageRequired);
  });

  test('[P1] have mature content withheld until they answer, and their setting unchanged', async () => {
    const maker = await matureAdult();
    const { mateId } = await saveMate(maker, { name: 'Zed', visibility: 'public', rating: 'mature' });
    const person = await matureAdult();
    const open = async () => (await person.get(`/mate/getMateDetail?mateId=${mateId}`)).envelope.c;
    expect(await open()).toBe(code.ok);
    await say(person, 'I am 13 years old');
    expect([await open(), await nfswOf(person)]).toEqual([code.notFound, 1]);
    expect(plain(await person.post('/user/nfsw', { wanted: true }))).toMatchObject({
      envelope: { c: code.forbidden },
    });
    await misunderstood(person);
    expect(await open()).toBe(code.ok);
  });

  test('[P1] find everything as it was after a misunderstanding, without a birth date', async () => {
    const person = await matureAdult();
    await say(person, 'I am 13 years old');
    expect(await misunderstood(person)).toEqual(succeeded(confirmed));
    expect(await age(person)).toEqual(confirmed);
    expect(await say(person, 'That was about my cat')).toContain('done');
    expect(await misunderstood(person)).toEqual(succeeded(confirmed));
  });

  test('[P1] are not asked about the same sentence again, but about another one', async () => {
    const person = await matureAdult();
    await say(person, 'I am 13 years old.');
    await misunderstood(person);
    expect(await say(person, 'As I said: nothing. i am 13  years old!')).toContain('done');
    expect(await age(person)).toEqual(confirmed);
    await say(person, 'I am 13 years old. My mum must not know that I am 12.');
    expect(await age(person)).toEqual(asked('My mum must not know that I am 12.'));
    const sentences = (await statementsOf(person)).map((statement) => statement.sentence ?? '');
    expect(sentences.toSorted((one, other) => one.length - other.length)).toEqual([
      '',
      'My mum must not know that I am 12.',
    ]);
  });

  test('[P1] keep their setting when an adult’s birth date is the answer', async () => {
    const person = await matureAdult();
    await say(person, 'I am 13 years old');
    const { envelope } = await person.post('/user/confirmAge', { birthDate: '1990-01-01' });
    expect(envelope.d).toEqual(confirmed);
    await say(person, 'I am 13 years old');
    expect(await age(person)).toEqual(confirmed);
  });

  test('[P1] with a birth date of a minor are refused, and their earlier one, setting and sentence are forgotten', async () => {
    const person = await matureAdult();
    await say(person, 'Ich bin erst 14 Jahre alt');
    await person.post('/user/confirmAge', { birthDate: '2012-02-01' });
    expect(await age(person)).toMatchObject({ status: 'refused' });
    expect(await misunderstood(person)).toMatchObject({ envelope: { d: { status: 'refused' } } });
    const row = await server.database
      .selectFrom('ages')
      .selectAll()
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ birth_date: null, confirmed_at: null, doubted_at: null });
    expect([await nfswOf(person), await statementsOf(person)]).toEqual([0, []]);
  });

  test('[P1] read the sentence in their export, and it is deleted with its message and the account', async () => {
    const person = await adult();
    const { roomId } = await person.openRoom();
    await say(person, 'I am 13 years old', roomId);
    const { age: stored } = v.parse(AccountExport, (await person.get('/user/export')).envelope.d);
    expect(stored).toMatchObject({ doubtedAt: expect.any(Number), doubtedSentence: 'I am 13 years old' });
    const [, message] = await person.messages(roomId);
    await person.post('/room/deleteMessage', { messageId: message?.messageId });
    expect(await age(person)).toEqual({ status: 'unknown', minimumAge: 18, doubted: true });
    expect(await statementsOf(person)).toEqual([]);
    const other = await adult();
    await say(other, 'I am 13 years old');
    await misunderstood(other);
    await other.post('/user/delete', { password: other.password, confirm: 'delete' });
    expect(await statementsOf(other)).toEqual([]);
  });

  test('[P1] in a temporary room leave no trace of the sentence, answered or not', async () => {
    for (const answer of [misunderstood, age]) {
      const person = await adult();
      const query = `?mateId=${firstMate}&clientRoomId=${crypto.randomUUID()}&temporary=1`;
      const { roomId } = (await person.get(`/room/createRoom${query}`)).envelope.d as { roomId: string };
      await say(person, 'I am 13 years old', roomId);
      await answer(person);
      expect(await statementsOf(person)).toHaveLength(1);
      await person.get(`/room/deleteRoom?roomId=${roomId}`);
      expect(await statementsOf(person)).toEqual([]);
    }
  });

  test.each([
    '*I am 13 years old, she whispers*',
    '"I am 13," says the girl.',
    'My character is 13 years old',
  ])('[P1] %s in a story changes nothing', async (text) => {
    const person = await adult();
    await say(person, text);
    expect(await age(person)).toMatchObject({ status: 'confirmed' });
  });
});

const sentence = 'I am 13 years old';
const said = (role: 'user' | 'mate', text: string, parent: number) => ({ role, text, parent, shown: true });
const importOf = (messages: readonly object[]) => ({
  importId: crypto.randomUUID(),
  clientRoomId: crypto.randomUUID(),
  mateId: firstMate,
  title: '',
  from: 0,
  messages,
});
const factOf = (kind: string, text: string, roomId?: string) => ({
  clientId: crypto.randomUUID(),
  mateId: firstMate,
  kind,
  text,
  ...(roomId === undefined ? {} : { roomId }),
});
const roomFileOf = (change: object) => ({
  clientRoomId: crypto.randomUUID(),
  file: { ...roomFile, ...change },
});

/** Everything but a message in which somebody writes about themselves. */
const places: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  'a fact': (person) => person.post('/memory/addFact', factOf('you', sentence)),
  'a corrected fact': async (person) => {
    const { envelope } = await person.post('/memory/addFact', factOf('you', 'Likes tea'));
    return person.post('/memory/correctFact', { factId: v.parse(Fact, envelope.d).factId, text: sentence });
  },
  'a persona': (person) =>
    person.post('/user/saveOrUpdatePersona', { name: 'Ann', pronouns: 'she', about: `Ann. ${sentence}.` }),
  'the notes of a room': async (person) =>
    person.post('/room/notes', { roomId: (await person.openRoom()).roomId, notes: sentence }),
  'a review': (person) => person.post('/mate/review', { mateId: firstMate, stars: 5, text: sentence }),
  'the name of the profile': (person) => person.post('/user/profile', { name: sentence }),
  'a message of an imported chat': (person) =>
    person.post('/import/messages', importOf([said('mate', 'And you?', 0), said('user', sentence, 1)])),
  'a message of a room’s file': (person) =>
    person.post(
      '/room/importRoom',
      roomFileOf({
        messages: [fileReply('a', null, { text: 'And you?' }), fileMessage('b', 'a', { text: sentence })],
      }),
    ),
  'the notes of a room’s file': (person) =>
    person.post('/room/importRoom', roomFileOf({ notes: sentence, messages: [] })),
};

describe('the one judge of what users write about themselves', () => {
  test.each(Object.entries(places))('[P1] reads %s', async (_, write) => {
    const person = await adult();
    await write(person);
    expect(await age(person)).toEqual(asked(sentence));
  });

  test('[P1] reads nothing that is said by a mate, or is about one, plans or a story', async () => {
    const person = await adult();
    const { roomId } = await person.openRoom();
    for (const kind of ['mate', 'plan', 'story']) {
      await person.post('/memory/addFact', factOf(kind, sentence, roomId));
    }
    await person.post('/import/messages', importOf([said('mate', sentence, 0), said('user', 'Oh', 1)]));
    expect(await age(person)).toMatchObject({ status: 'confirmed' });
  });
});
