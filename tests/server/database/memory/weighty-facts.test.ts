import { beforeEach, describe, expect, test } from 'vitest';
import { weightOf } from '../../../../server/domain/memory/weight.ts';
import { answered, firstMate, type Person } from '../../support/talk.ts';
import { shareVectors } from '../../support/rooms/vectors.ts';

const { companion, server, ...rooms } = await shareVectors();
let ada: Person;
let roomId: string;
beforeEach(async () => {
  ({ ada, roomId } = await rooms.open());
});

const add = (text: string) =>
  ada.post('/memory/addFact', { clientId: crypto.randomUUID(), mateId: firstMate, kind: 'you', text });

/** Sends a message and returns what the companion knows for its reply. */
const factsFor = async (message: string) =>
  (await answered(companion, await ada.send(roomId, message), 'Ah.')).request.facts ?? [];

describe('[28.3] facts compete for a place', () => {
  test('what touches health and limits, then family and promises, stands before likes, however old it is', async () => {
    await add('Penicillin vertrage ich nicht');
    await add('Promised to write to her brother');
    for (let number = 0; number < 40; number += 1) await add(`Likes colour number ${String(number)}`);
    const texts = (await factsFor('Was darf mir kein Arzt verschreiben?')).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(['Penicillin vertrage ich nicht', 'Promised to write to her brother']);
    expect(texts).toHaveLength(42);
  });

  test('what the question is about stands before them', async () => {
    for (let number = 0; number < 20; number += 1) await add(`Is allergic to pollen ${String(number)}`);
    await add('Plays the cello');
    await add('Sleeps late');
    const texts = (await factsFor('How is the cello?')).map(({ text }) => text);
    expect(texts[0]).toBe('Plays the cello');
    expect(texts.at(-1)).toBe('Sleeps late');
  });

  test('what a message taught without a topic stands last, but not what a person added', async () => {
    for (const thing of ['tea', 'rain', 'chess']) await factsFor(`I love ${thing}.`);
    await add('Sleeps late');
    const question = 'Which is it today?';
    const before = (await factsFor(question)).map(({ text }) => text);
    const [first = ''] = before.filter((text) => text !== 'Sleeps late');
    await server.database.updateTable('facts').set({ topic: '' }).where('text', '=', first).execute();
    const after = (await factsFor(question)).map(({ text }) => text);
    expect(after).toEqual([...before.filter((text) => text !== first), first]);
  });

  test('a fact whose message means what is asked follows, in another room of the mate too', async () => {
    for (const thing of [
      'tea',
      'rain',
      'chess',
      'bread',
      'jazz',
      'maps',
      'zeppelins',
      'fog',
      'ink',
      'wool',
    ]) {
      await factsFor(`I love ${thing}.`);
    }
    await rooms.isDone();
    roomId = (await ada.openRoom(firstMate)).roomId;
    const [first, second] = await factsFor('Any airship today?');
    expect([first?.text, first?.reason]).toEqual(['Likes zeppelins', { kind: 'meaning' }]);
    expect(second?.reason).toEqual({ kind: 'always' });
  });
});

const of = (text: string, topic = '') => weightOf({ kind: 'you', topic, text });

test.each([
  ['Allergic to walnuts', 2],
  ['Had a heart attack in 2019', 2],
  ['Does not want to talk about his father', 2],
  ['Verträgt kein Gluten', 2],
  ['Ist gegen Nüsse allergisch', 2],
  ['Es alérgica a los frutos secos', 2],
  ['Allergique aux noix', 2],
  ['ナッツアレルギーがある', 2],
  ['É alérgico a amendoim', 2],
  ['对花生过敏', 2],
  ['لديها حساسية من المكسرات', 2],
  ['Sister: Lena, lives in Porto', 1],
  ['Promised to call on Sunday', 1],
  ['母は看護師', 1],
  ['答应周日打电话', 1],
  ['Likes songs about the moment', 0],
  ['Mag Kindles und Omeletts', 0],
  ['大丈夫が口ぐせ', 0],
  ['Likes tea', 0],
])('the weight of “%s” is %i', (text, weight) => {
  expect(of(text)).toBe(weight);
});

test('a topic tells it where the words do not; what a story or the mate is about is of no weight for health', () => {
  expect(of('No nuts at all', 'health:nuts')).toBe(2);
  expect(of('Zoé, seven', 'person:daughter')).toBe(1);
  expect(weightOf({ kind: 'plan', topic: '', text: 'Goes to Oslo' })).toBe(1);
  expect(weightOf({ kind: 'story', topic: '', text: 'The king is ill' })).toBe(0);
  expect(weightOf({ kind: 'mate', topic: '', text: 'Is allergic to cats' })).toBe(0);
});
