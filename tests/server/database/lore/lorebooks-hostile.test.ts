/** Lorebooks of others that cost more than they may, and what their owners learn of it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { LoreTest } from '../../../../contract/lore/lorebook-test.ts';
import { addEntry, attach, importBook, makeBook } from '../../support/rooms/own-lorebooks.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer({
  environment: { LIMIT_FACTOR: '1000', GRANT_CHATS: '1000' },
});
let ada: Person;
beforeEach(async () => {
  ada = await createPerson(server);
});

const hostileKeys = Array.from({ length: 16 }, (_, at) => `/a.{${String(500 - at)}}c/`);
const friendlyKeys = hostileKeys.map((_, at) => `/name${String(at)}|other/i`);
const longText = 'a'.repeat(3900);

const world = (keys: readonly string[]) => ({
  entries: Object.fromEntries(keys.map((key, uid) => [uid, { uid, comment: key, key: [key], content: 'x' }])),
});

const testOf = async (who: Person, bookId: string, text: string) =>
  v
    .parse(LoreTest, (await who.post('/lorebook/test', { bookId, messages: [text] })).envelope.d)
    .entries.map(({ outcome }) => outcome);

const unusableOf = async (who: Person, bookId: string): Promise<string[]> => {
  const { envelope } = await who.get(`/lorebook/entries?bookId=${bookId}`);
  const { entries } = v.parse(v.object({ entries: v.array(OwnLoreEntry) }), envelope.d);
  return entries.flatMap(({ unusableKeys }) => unusableKeys);
};

/** Returns the longest time in which this thread, which is the server's too, did nothing else, in milliseconds. */
const longestHold = async (work: () => Promise<unknown>): Promise<number> => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return delays.max / 1e6;
};

describe('a book whose patterns take too long', () => {
  test('is named to its owner, by the entries of a test and by the keys of the editor', async () => {
    const { book } = await importBook(ada, world([...hostileKeys, 'aha']));
    expect(await testOf(ada, book.bookId, `aha ${longText}`)).toEqual([
      { kind: 'key', key: 'aha' },
      ...hostileKeys.map((key) => ({ kind: 'slow', key })),
    ]);
    expect(await unusableOf(ada, book.bookId)).toEqual(hostileKeys);
    // An edit makes another version of the book.
    await addEntry(ada, book.bookId, { keys: ['boat'] });
    expect(await unusableOf(ada, book.bookId)).toEqual([]);
  });

  test('of a card holds the server no longer than a friendly one, and other rooms are answered meanwhile', async () => {
    const bob = await createPerson(server);
    const { roomId: other } = await bob.openRoom();
    const sendTo = async (keys: readonly string[]) => {
      const { entries } = world(keys);
      const list = Object.values(entries).map(({ key, content }) => ({ keys: key, content }));
      const card = JSON.stringify({ data: { character_book: { entries: list } } });
      const { mateId } = await saveMate(ada, { visibility: 'unlisted' }, { card });
      const { roomId } = await bob.openRoom(mateId);
      return longestHold(async () => {
        const readings = await Promise.all([
          bob.send(roomId, longText),
          ada.openRoom(),
          bob.send(other, 'Hello'),
        ]);
        expect(readings[0].response.status).toBe(200);
        await readings[0].rest();
        await readings[2].rest();
      });
    };
    // Other programs hold the thread now and then; work that does not yield holds it each time.
    const leastOf = async (keys: readonly string[]) =>
      Math.min(await sendTo(keys), await sendTo(keys), await sendTo(keys));
    const usual = await leastOf(friendlyKeys);
    expect(await leastOf(hostileKeys)).toBeLessThan(200 + 4 * usual);
  });

  test('leaves another book of the same conversation its patterns', async () => {
    const { mateId } = await saveMate(ada);
    const { roomId } = await ada.openRoom(mateId);
    const { book } = await importBook(ada, world(hostileKeys));
    const { bookId } = await makeBook(ada);
    await addEntry(ada, bookId, { keys: ['/drag[eo]n/'], content: 'It sleeps.' });
    await attach(ada, book.bookId, { kind: 'room', roomId });
    await attach(ada, bookId, { kind: 'room', roomId });
    await testOf(ada, book.bookId, longText);
    await (await ada.send(roomId, `A dragon ${longText}`)).rest();
    expect(await testOf(ada, bookId, `A dragon ${longText}`)).toMatchObject([{ kind: 'key' }]);
  });
});

describe('an import says which entries are used less than the file says', () => {
  test.each([
    ['noUsableKey', { key: ['/(?<x>a)b\\k<x>/', '/a(?=b)/'] }, ['/(?<x>a)b\\k<x>/', '/a(?=b)/']],
    ['noUsableKey', { key: ['(a)\\1'], use_regex: true }, ['(a)\\1']],
    ['unusableKeys', { key: ['king', '/(?<!a)b/'] }, ['/(?<!a)b/']],
    ['unusableKeys', { key: ['king'], keysecondary: ['/(k)\\1/'] }, ['/(k)\\1/']],
    ['noKey', { key: [] }, []],
    ['otherTexts', { key: ['king'], matchPersonaDescription: true }, []],
    ['otherTexts', { key: ['king'], extensions: { match_scenario: true } }, []],
  ])('%s: %j', async (reason, fields, keys) => {
    const entry = { uid: 1, comment: 'It', content: 'x', ...fields };
    const { limited } = await importBook(ada, { entries: { 0: entry } });
    expect(limited).toEqual([{ number: 1, name: 'It', reason, keys }]);
  });

  test('none of those that are used as it says', async () => {
    const entries = [
      { key: ['king', '/k[iu]ng/i'] },
      { key: [], constant: true },
      { key: [], content: '@@activate\nx' },
      { key: [], disable: true },
      { key: ['king'], matchScenario: false },
    ].map((fields, uid) => ({ uid, comment: 'It', content: 'x', ...fields }));
    const { limited } = await importBook(ada, { entries: Object.fromEntries(entries.entries()) });
    expect(limited).toEqual([]);
  });

  test.each<[entry: object, placed: true | undefined]>([
    [{ key: ['king'], position: 4, depth: 2, role: 1 }, true],
    [{ keys: ['king'], extensions: { position: 4 } }, true],
    [{ key: ['king'], content: '@@role assistant\nx' }, true],
    [{ key: ['king'], position: 4, content: 'x'.repeat(100_000) }, undefined],
    [{ key: ['king'], position: 1 }, undefined],
  ])('and whether any has a place in the conversation: %#', async (entry, placed) => {
    expect((await importBook(ada, { entries: { 0: { content: 'x', ...entry } } })).placed).toBe(placed);
  });

  test('a book of 0.4 MB that is hostile in every way is imported, tested, listed and exported in turns', async () => {
    const keys = [
      ...Array.from({ length: 700 }, (_, at) => `/(?:a{0,30}){0,30}${String(at)}/`),
      ...Array.from({ length: 100 }, (_, at) => '-a'.repeat(at + 1)),
      ...Array.from({ length: 20 }, (_, at) => `/(?:${'a'.repeat(450)}${String(at)}){1000}/`),
    ];
    const entries = keys.map((key, uid) => ({
      uid,
      comment: 'It',
      key: [key],
      group: Array.from({ length: 60 }, (_, at) => `g${String(uid + at)}`).join(),
      content: 'a-'.repeat(60),
    }));
    const large = {
      uid: 9999,
      key: Array.from({ length: 20_000 }, (_, at) => at.toString(36)),
      content: 'x',
    };
    const text = JSON.stringify({ entries: Object.fromEntries([...entries, large].entries()) });
    expect(text.length).toBeGreaterThan(400_000);
    const { book } = await importBook(ada, text);
    const { bookId } = book;
    expect((await testOf(ada, bookId, `-a ${'a-'.repeat(1900)}`)).length).toBeGreaterThan(0);
    expect((await unusableOf(ada, bookId)).length).toBeGreaterThan(0);
    expect((await ada.get(`/lorebook/export?bookId=${bookId}&format=v3`)).envelope.c).toBe(code.ok);
    const { roomId } = await ada.openRoom();
    await attach(ada, bookId, { kind: 'room', roomId });
    const reading = await ada.send(roomId, 'a-'.repeat(1900));
    expect((await reading.rest()).length).toBeGreaterThan(0);
  });
});
