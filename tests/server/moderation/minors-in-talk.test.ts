import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { OwnMate, type MateDraft } from '../../../contract/mates/own-mate.ts';
import { filterOutput } from '../../../server/companions/output/output-filter.ts';
import type { Companion } from '../../../server/companions/companion.ts';
import { ageRules, withdrawYoungMates } from '../../../server/domain/mates/own/user-mate-ages.ts';
import { plain } from '../support/answers.ts';
import { aDraft, noSuchMate, saveMate } from '../support/mates/own-mates.ts';
import { startSharedServer } from '../support/server.ts';
import { createPerson, textOf, type Person } from '../support/talk.ts';

let ada: Person;
let ben: Person;
/** The next output of the model. */
let words = 'Hello.';

const model: Companion = {
  name: 'openai',
  async *reply() {
    yield words;
    return { memory: null };
  },
};

const server = await startSharedServer({
  companion: filterOutput(model),
  environment: { LIMIT_FACTOR: '100' },
});
beforeEach(async () => {
  words = 'Hello.';
  [ada, ben] = [await createPerson(server), await createPerson(server)];
  for (const person of [ada, ben]) {
    await person.post('/user/nfsw', { wanted: true });
  }
});

const refusal = 'Sexual content involving anyone under 18 is not allowed.';
const explicit = 'Undress and have sex with me';

/** Changes the stored texts of a mate, which an earlier version may have accepted. */
const storeAsBefore = async (mate: OwnMate, change: Partial<MateDraft>): Promise<void> => {
  const { profile } = await server.database
    .selectFrom('mates')
    .select('profile')
    .where('mate_id', '=', mate.mateId)
    .executeTakeFirstOrThrow();
  const stored = v.parse(v.record(v.string(), v.unknown()), JSON.parse(profile));
  await server.database
    .updateTable('mates')
    .set({ profile: JSON.stringify({ ...stored, ...change }), age_rules: 0 })
    .where('mate_id', '=', mate.mateId)
    .execute();
};

const say = async (person: Person, roomId: string, text: string) => {
  const reading = await person.send(roomId, text);
  return reading.response.headers.get('content-type')?.startsWith('text/event-stream') === true
    ? { c: code.ok, text: textOf(await reading.rest()) }
    : v.parse(v.object({ c: v.number(), m: v.string() }), await reading.response.json());
};
const refused = { c: code.contentRefused, m: refusal };

describe('saving a mate', () => {
  test.each<[keyof MateDraft, Partial<MateDraft>]>([
    ['tagline', { tagline: 'Sie ist 15 Jahre alt' }],
    ['who', { who: 'Tiene quince años y vive en Sevilla' }],
    ['greeting', { greeting: '“Ela tem 14 anos”' }],
    ['scene', { scene: '她今年十五岁' }],
    ['voice', { voice: 'Like the ninth grader that she is' }],
    ['tags', { tags: ['seaside', '女子高生'] }],
    ['likes', { likes: ['tea', 'turning 16 next week'] }],
    ['name', { name: 'Mia (15)' }],
    ['place', { place: 'Paris, née en 2014' }],
    ['who', { name: 'Mia', who: 'Mia is 17 but very mature.' }],
  ])('[P12] is rejected with the invalid field: %s', async (field, change) => {
    for (const rating of ['everyone', 'mature'] as const) {
      const answer = plain(await ada.post('/mate/own/save', { draft: { ...aDraft, ...change, rating } }));
      expect(answer.envelope).toEqual({
        c: code.contentRefused,
        m: expect.stringMatching(/adult/),
        d: { field },
      });
    }
  });

  test('[P12] a mature mate requires an age of at least 18', async () => {
    for (const age of [undefined, null, 17, 0, -20, '18', 17.9]) {
      const answer = await ada.post('/mate/own/save', { draft: { ...aDraft, age, rating: 'mature' } });
      expect([age, answer.envelope.c]).toEqual([age, code.invalid]);
    }
    expect((await saveMate(ada, { age: 18, rating: 'mature' })).rating).toBe('mature');
  });

  test('[P12] a change is checked like a new mate, and a rejected one changes nothing', async () => {
    const mate = await saveMate(ada);
    const draft = { ...aDraft, who: 'She is fifteen.' };
    const answer = await ada.post('/mate/own/save', { mateId: mate.mateId, draft });
    expect(answer.envelope.c).toBe(code.contentRefused);
    const kept = await ada.get(`/mate/own?mateId=${mate.mateId}`);
    expect(v.parse(OwnMate, kept.envelope.d).who).toBe(aDraft.who);
  });
});

describe('a chat with a mate whose stored card makes it younger than 18', () => {
  test.each<Partial<MateDraft>>([
    { who: 'Sie ist 15 Jahre alt.' },
    { tagline: '15歳の女の子' },
    { greeting: 'عمرها خمسة عشر عاما' },
    { tags: ['loli'] },
    { age: 16 },
  ])('rejects sexual messages, with the card %j', async (change) => {
    const mate = await saveMate(ada, { rating: 'mature' });
    await storeAsBefore(mate, change);
    const { roomId } = await ada.openRoom(mate.mateId);
    expect(await say(ada, roomId, explicit)).toEqual(refused);
    expect(await say(ada, roomId, 'How was your day?')).toEqual({ c: code.ok, text: 'Hello.' });
    expect((await ada.messages(roomId)).map(({ text }) => text)).not.toContain(explicit);
  });

  test('cuts off sexual replies of a model', async () => {
    const mate = await saveMate(ada);
    await storeAsBefore(mate, { who: 'Elle a quinze ans, une lycéenne.' });
    const { roomId } = await ada.openRoom(mate.mateId);
    words = 'All right. I undress and moan, horny for you.';
    const { text } = v.parse(v.object({ text: v.string() }), await say(ada, roomId, 'Go on'));
    expect(text).toBe('All right. No. I will not go on with that, not even in play.');
  });

  test('rejects a retry of an earlier message', async () => {
    const mate = await saveMate(ada);
    const { roomId } = await ada.openRoom(mate.mateId);
    await say(ada, roomId, explicit);
    const message = (await ada.messages(roomId)).find(({ text }) => text === explicit);
    await server.database
      .updateTable('messages')
      .set({ status: 'interrupted' })
      .where('reply_to', '=', message?.messageId ?? '')
      .execute();
    await storeAsBefore(mate, { who: 'She is fifteen.' });
    const retried = await ada.retry(message?.messageId ?? '');
    expect(await retried.response.json()).toEqual({ ...refused, d: null });
  });
});

describe('messages are checked in their context', () => {
  test('with the persona of the user', async () => {
    const { roomId } = await ada.openRoom();
    expect((await say(ada, roomId, explicit)).c).toBe(code.ok);
    await ada.post('/user/saveOrUpdatePersona', {
      clientId: crypto.randomUUID(),
      name: 'Tom',
      pronouns: '',
      about: 'Tom geht in die 8. Klasse.',
    });
    expect(await say(ada, roomId, explicit)).toEqual(refused);
  });

  test('with the notes of the room', async () => {
    const { roomId } = await ada.openRoom();
    await ada.post('/room/notes', { roomId, notes: 'My daughter is 12. I have 15 years of experience.' });
    expect((await say(ada, roomId, explicit)).c).toBe(code.ok);
    await ada.post('/room/notes', { roomId, notes: 'You are my 16-year-old pupil.' });
    expect(await say(ada, roomId, explicit)).toEqual(refused);
  });

  test('with a message more than eight messages back', async () => {
    const { roomId } = await ada.openRoom();
    await say(ada, roomId, 'Tu as quatorze ans maintenant.');
    for (let line = 0; line < 8; line += 1) {
      await say(ada, roomId, `Something else ${String(line)}`);
    }
    expect(await say(ada, roomId, explicit)).toEqual(refused);
  });

  // A line is recalled by a word that it shares with the message.
  test.each<[string, string, number]>([
    ['that the mate does not recall', 'You are 15 years old now.', code.ok],
    ['that the mate recalls', 'You are 15 years old now. Mind the lighthouse.', code.contentRefused],
  ])(
    'with a message within the newest lines, as far as their text is limited, and one %s',
    async (_, line, c) => {
      const { roomId } = await ada.openRoom();
      await say(ada, roomId, line);
      for (let count = 0; count < 8; count += 1) {
        await say(ada, roomId, `Something else ${String(count)}`);
      }
      expect(await say(ada, roomId, explicit)).toEqual(refused);
      await server.database
        .updateTable('messages')
        .set({ text: 'Long. '.repeat(5000) })
        .where('room_id', '=', roomId)
        // Also the replies, which may mention what was written before.
        .where('seq', '>', 5)
        .execute();
      expect((await say(ada, roomId, `${explicit} in the lighthouse`)).c).toBe(c);
    },
  );
});

test('stored mates are withdrawn at the start if they make a minor, others stay unchanged', async () => {
  const young = await saveMate(ada, { visibility: 'public', rating: 'mature', name: 'Young' });
  const grown = await saveMate(ada, { visibility: 'public', rating: 'mature', name: 'DeltaBatch' });
  await storeAsBefore(young, { who: 'She was born in 2014.' });
  await storeAsBefore(grown, { who: 'She has 15 years of experience.' });
  expect((await ben.get(`/mate/getMateDetail?mateId=${young.mateId}`)).envelope.c).toBe(code.ok);

  await withdrawYoungMates(server.running.deps);

  expect(plain(await ben.get(`/mate/getMateDetail?mateId=${young.mateId}`))).toEqual(noSuchMate);
  expect((await ben.get(`/mate/getMateDetail?mateId=${grown.mateId}`)).envelope.c).toBe(code.ok);
  const own = v.parse(OwnMate, (await ada.get(`/mate/own?mateId=${young.mateId}`)).envelope.d);
  expect([own.visibility, own.rating]).toEqual(['private', undefined]);
  const rows = await server.database
    .selectFrom('mates')
    .select(['mate_id', 'visibility', 'rating', 'age_rules'])
    .where('mate_id', 'in', [young.mateId, grown.mateId])
    .orderBy('mate_id')
    .execute();
  expect(rows).toEqual([
    { mate_id: young.mateId, visibility: 'private', rating: 'everyone', age_rules: ageRules },
    { mate_id: grown.mateId, visibility: 'public', rating: 'mature', age_rules: ageRules },
  ]);
});
