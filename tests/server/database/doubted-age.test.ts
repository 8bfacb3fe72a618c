import { expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import { plain, refused, succeeded } from '../support/answers.ts';
import { startSharedServer } from '../support/server.ts';
import { personOn, type Person } from '../support/talk.ts';

const today = Date.UTC(2026, 5, 15, 12);

const server = await startSharedServer({ startsAt: today, environment: { LIMIT_FACTOR: '100' } });

const adult = async (): Promise<Person> => personOn(server, await server.signUp());

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

const doubted = { status: 'unknown', minimumAge: 18, doubted: true };
const ageRequired = refused(200, code.ageUnknown, 'Please enter your date of birth first.');

test('[P1] after users say to be minors, the account is one of unknown age in every room until they confirm again', async () => {
  const person = await adult();
  await person.post('/user/nfsw', { wanted: true });
  expect(await say(person, 'My mum must not know that I am 13 and using this')).toContain('done');

  expect(await age(person)).toEqual(doubted);
  expect(await send(person, 'I want to have sex with you')).toEqual(ageRequired);
  expect(await send(person, 'Hello')).toEqual(ageRequired);
  expect(plain(await person.post('/user/nfsw', { wanted: true }))).toMatchObject({
    envelope: { c: code.forbidden },
  });

  const confirmed = { status: 'confirmed', minimumAge: 18, adult: true, nfsw: false };
  expect(plain(await person.post('/user/confirmAge', { birthDate: '1990-01-01' }))).toEqual(
    succeeded(confirmed),
  );
  expect(await age(person)).toEqual(confirmed);
  expect(await say(person, 'That was about my cat')).toContain('done');
});

test('[P1] a birth date of a minor is then refused, and the earlier one is forgotten', async () => {
  const person = await adult();
  await say(person, 'Ich bin erst 14 Jahre alt');
  await person.post('/user/confirmAge', { birthDate: '2012-02-01' });
  expect(await age(person)).toMatchObject({ status: 'refused' });
  const row = await server.database
    .selectFrom('ages')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ birth_date: null, confirmed_at: null, doubted_at: null });
});

test.each(['*I am 13 years old, she whispers*', '"I am 13," says the girl.', 'My character is 13 years old'])(
  '[P1] %s in a story changes nothing',
  async (text) => {
    const person = await adult();
    await say(person, text);
    expect(await age(person)).toMatchObject({ status: 'confirmed' });
  },
);
