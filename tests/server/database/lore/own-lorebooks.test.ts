/** Lorebooks of users: their store, their files and their use. */
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import {
  type Lorebook,
  LorebookList,
  maxAttachedLorebooks,
  maxLorebooks,
} from '../../../../contract/lore/lorebook.ts';
import { purgeDeletedEntries } from '../../../../server/domain/lore/own/change-entries.ts';
import { sizeOfEntry } from '../../../../server/domain/lore/own/lore-storage.ts';
import { purgeDeletedBooks } from '../../../../server/domain/lore/own/own-books.ts';
import { undoPeriod } from '../../../../server/domain/memory/forget-fact.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import { addEntry, attach, importBook, loreFields, makeBook } from '../../support/rooms/own-lorebooks.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer({
  companion: createTestCompanion(),
  environment: { LIMIT_FACTOR: '1000' },
});
let ada: Person;
beforeEach(async () => {
  ada = await createPerson(server);
});

const listOf = async (who: Person): Promise<Lorebook[]> =>
  v.parse(LorebookList, (await who.get('/lorebook/list')).envelope.d).books;

const Page = v.object({ entries: v.array(OwnLoreEntry), next: v.nullable(v.string()) });
const pageOf = async (who: Person, bookId: string, after?: string) => {
  const query = after === undefined ? '' : `&after=${after}`;
  return v.parse(Page, (await who.get(`/lorebook/entries?bookId=${bookId}${query}`)).envelope.d);
};
const entriesOf = async (who: Person, bookId: string): Promise<OwnLoreEntry[]> =>
  (await pageOf(who, bookId)).entries;
const bytesOf = async (bookId: string) => {
  const { bytes, source, wrapper } = await server.database
    .selectFrom('lorebooks')
    .selectAll()
    .where('book_id', '=', bookId)
    .executeTakeFirstOrThrow();
  const rows = await server.database
    .selectFrom('lore_entries')
    .select('source')
    .where('book_id', '=', bookId)
    .execute();
  const counted = rows.reduce((sum, row) => sum + sizeOfEntry(row.source), 0);
  return { bytes, counted: counted + Buffer.byteLength(source) + Buffer.byteLength(wrapper) };
};

describe('[29.3] the settings of a lorebook', () => {
  test('have defaults, and change one by one', async () => {
    const made = await makeBook(ada);
    expect(made).toEqual({
      bookId: made.bookId,
      version: 1,
      name: 'Harbor',
      description: '',
      scanDepth: 4,
      tokenBudget: null,
      recursive: true,
      entries: 0,
      mateIds: [],
      roomIds: [],
      createdAt: made.createdAt,
      updatedAt: made.updatedAt,
    });
    const settings = {
      name: 'Harbor',
      description: 'By the sea.',
      scanDepth: 7,
      tokenBudget: 300,
      recursive: false,
    };
    const { bookId } = made;
    const saved = await ada.post('/lorebook/save', { bookId, version: 1, settings });
    const changed = { ...made, ...settings, version: 2 };
    expect(saved.envelope.d).toMatchObject({ ...changed, updatedAt: expect.any(Number) });
    const last = await ada.post('/lorebook/save', {
      bookId,
      version: 2,
      settings: { name: 'Harbor', tokenBudget: null },
    });
    expect(last.envelope.d).toMatchObject({
      ...changed,
      version: 3,
      tokenBudget: null,
      updatedAt: expect.any(Number),
    });
    expect((await listOf(ada)).map(({ name, version }) => [name, version])).toEqual([['Harbor', 3]]);
  });

  test('are not overwritten by someone who has an older version', async () => {
    const { bookId } = await makeBook(ada);
    const save = (version: number, name: string) =>
      ada.post('/lorebook/save', { bookId, version, settings: { name } });
    const answers = await Promise.all([save(1, 'One'), save(1, 'Two')]);
    expect(new Set(answers.map(({ envelope }) => envelope.c))).toEqual(
      new Set([code.ok, code.changedElsewhere]),
    );
  });

  test('a book is made once for a client’s id', async () => {
    const clientId = crypto.randomUUID();
    const make = (settings: object) => ada.post('/lorebook/save', { clientId, settings });
    const [first, second] = await Promise.all([make({ name: 'One' }), make({ name: 'One' })]);
    expect(first.envelope.d).toEqual(second.envelope.d);
    expect(await listOf(ada)).toHaveLength(1);
  });

  test('the number of books is limited', async () => {
    for (let made = 0; made < maxLorebooks; made += 1) await makeBook(ada);
    const settings = { name: 'One more' };
    expect((await ada.post('/lorebook/save', { settings })).envelope).toMatchObject({
      c: code.limitReached,
      m: expect.stringContaining(` ${maxLorebooks} `),
    });
  });
});

describe('[29.3] an entry', () => {
  test.each([false, true])('holds each field (in a world file: %s)', async (isWorld) => {
    const { bookId } = isWorld ? (await importBook(ada, { entries: {} })).book : await makeBook(ada);
    const added = await addEntry(ada, bookId, loreFields);
    expect(added.fields).toEqual(loreFields);
    expect((await entriesOf(ada, bookId))[0]).toEqual(added);
    for (const [name, value] of Object.entries(loreFields)) {
      const { entryId, version, fields } = await addEntry(ada, bookId, {});
      const fieldsOf = { [name]: value };
      const saved = await ada.post('/lorebook/saveEntry', { bookId, entryId, version, fields: fieldsOf });
      expect(v.parse(OwnLoreEntry, saved.envelope.d).fields).toEqual({ ...fields, ...fieldsOf });
    }
    expect(await bytesOf(bookId)).toEqual({
      ...(await bytesOf(bookId)),
      bytes: (await bytesOf(bookId)).counted,
    });
  });

  test('is not overwritten by someone who has an older version', async () => {
    const { bookId } = await makeBook(ada);
    const { entryId, version } = await addEntry(ada, bookId, { content: 'First.' });
    const save = (content: string) =>
      ada.post('/lorebook/saveEntry', { bookId, entryId, version, fields: { content } });
    const answers = await Promise.all([save('One.'), save('Two.')]);
    expect(new Set(answers.map(({ envelope }) => envelope.c))).toEqual(
      new Set([code.ok, code.changedElsewhere]),
    );
  });

  test('names the keys that cannot be looked for', async () => {
    const { bookId } = await makeBook(ada);
    const keys = ['king', '/(?<=a)b/', 'x'.repeat(201), '/ok\\d+/i'];
    expect((await addEntry(ada, bookId, { keys })).unusableKeys).toEqual([keys[1], keys[2]]);
    expect((await addEntry(ada, bookId, { keys: ['(a)\\1'], usesPatterns: true })).unusableKeys).toEqual([
      '(a)\\1',
    ]);
  });

  test('that is sexual about minors is refused', async () => {
    const { bookId } = await makeBook(ada);
    const fields = { content: 'A naked child, 9 years old, has sex.' };
    const refused = await ada.post('/lorebook/saveEntry', { bookId, fields });
    expect(refused.envelope).toMatchObject({ c: code.contentRefused, d: { field: 'fields.content' } });
    expect(await entriesOf(ada, bookId)).toEqual([]);
  });
});

describe('[29.3] entries', () => {
  const many = async (count: number) => {
    const entries = Array.from({ length: count }, (_, at) => ({
      keys: [`key${at}`],
      content: `Text ${at}.`,
    }));
    const { book } = await importBook(ada, { name: 'Many', entries });
    return book;
  };

  test('come in parts, each once and in their order', async () => {
    const { bookId } = await many(1203);
    const parts = [await pageOf(ada, bookId)];
    for (let next = parts[0]?.next ?? null; next !== null; next = parts.at(-1)?.next ?? null) {
      parts.push(await pageOf(ada, bookId, next));
    }
    expect(parts.map(({ entries }) => entries.length)).toEqual([500, 500, 203]);
    expect(parts.flatMap(({ entries }) => entries.map(({ fields }) => fields.content))).toEqual(
      Array.from({ length: 1203 }, (_, at) => `Text ${at}.`),
    );
  });

  test('are changed together, in the order in which they are listed', async () => {
    const { bookId } = await many(250);
    const ids = (await entriesOf(ada, bookId)).map(({ entryId }) => entryId);
    const change = async (kind: object, entryIds = ids) =>
      (await ada.post('/lorebook/changeEntries', { bookId, entryIds, change: kind })).envelope;
    expect((await change({ kind: 'enable', enabled: false })).c).toBe(code.ok);
    await change({ kind: 'move', folder: 'Old' }, ids.slice(0, 200));
    await change({ kind: 'order', first: 10, step: -2 }, ids.toReversed());
    const entries = await entriesOf(ada, bookId);
    expect(entries.every(({ fields }) => !fields.enabled)).toBe(true);
    expect(entries.filter(({ fields }) => fields.folder === 'Old')).toHaveLength(200);
    expect(entries.slice(-3).map(({ fields }) => fields.order)).toEqual([6, 8, 10]);
    expect(entries.map(({ version }) => version)).toEqual(ids.map((_, at) => (at < 200 ? 4 : 3)));
    const { bytes, counted } = await bytesOf(bookId);
    expect(bytes).toBe(counted);
  });

  test('can be restored for a minute after their deletion', async () => {
    const { bookId } = await many(3);
    const ids = (await entriesOf(ada, bookId)).map(({ entryId }) => entryId);
    const change = (deleted: boolean, entryIds: readonly string[]) =>
      ada.post('/lorebook/changeEntries', { bookId, entryIds, change: { kind: 'delete', deleted } });
    await change(true, ids.slice(0, 2));
    expect((await entriesOf(ada, bookId)).map(({ entryId }) => entryId)).toEqual(ids.slice(2));
    expect((await change(false, ids.slice(0, 1))).envelope.d).toEqual({
      entries: [{ entryId: ids[0], version: 3 }],
    });
    expect((await entriesOf(ada, bookId)).map(({ entryId }) => entryId)).toEqual([ids[0], ids[2]]);
    server.advance(undoPeriod);
    expect((await change(false, ids.slice(1, 2))).envelope.d).toEqual({ entries: [] });
    await purgeDeletedEntries(server.database, Date.now() + 10 * undoPeriod);
    const { bytes, counted } = await bytesOf(bookId);
    expect(bytes).toBe(counted);
    expect(await entriesOf(ada, bookId)).toHaveLength(2);
  });
});

describe('[29.3] a lorebook', () => {
  test('can be restored for a minute after its deletion', async () => {
    const { bookId } = await makeBook(ada);
    const set = async (deleted: boolean) =>
      (await ada.post('/lorebook/delete', { bookId, deleted })).envelope;
    expect(await set(true)).toMatchObject({ c: code.ok, d: null });
    expect(await set(true)).toMatchObject({ c: code.ok, d: null });
    expect(await listOf(ada)).toEqual([]);
    expect(await set(false)).toMatchObject({ c: code.ok, d: { bookId } });
    await set(true);
    server.advance(undoPeriod);
    expect(await set(false)).toMatchObject({ c: code.notFound });
    await purgeDeletedBooks(server.database, Date.now() + 10 * undoPeriod);
    const rows = server.database.selectFrom('lorebooks').where('book_id', '=', bookId).selectAll();
    expect(await rows.execute()).toEqual([]);
  });

  test('is used by own mates and rooms only', async () => {
    const { bookId } = await makeBook(ada);
    const { mateId } = await saveMate(ada);
    const { roomId } = await ada.openRoom();
    await attach(ada, bookId, { kind: 'mate', mateId });
    const { envelope } = await attach(ada, bookId, { kind: 'room', roomId });
    expect(envelope.d).toMatchObject({ mateIds: [mateId], roomIds: [roomId] });
    await attach(ada, bookId, { kind: 'mate', mateId }, false);
    expect((await listOf(ada))[0]).toMatchObject({ mateIds: [], roomIds: [roomId] });

    const bob = await createPerson(server);
    const bobsRoom = await bob.openRoom();
    const bobsMate = await saveMate(bob, { visibility: 'public' });
    for (const to of [
      { kind: 'room', roomId: bobsRoom.roomId } as const,
      { kind: 'mate', mateId: bobsMate.mateId } as const,
      { kind: 'mate', mateId: 'iris-vale' } as const,
    ]) {
      expect((await attach(ada, bookId, to)).envelope.c).toBe(code.notFound);
      expect((await attach(bob, bookId, to)).envelope.c).toBe(code.notFound);
    }
  });

  test('a mate uses a limited number of them', async () => {
    const { mateId } = await saveMate(ada);
    const to = { kind: 'mate', mateId } as const;
    for (let made = 0; made < maxAttachedLorebooks; made += 1) {
      await attach(ada, (await makeBook(ada)).bookId, to);
    }
    const { bookId } = await makeBook(ada);
    expect((await attach(ada, bookId, to)).envelope.c).toBe(code.limitReached);
    expect((await listOf(ada)).filter(({ mateIds }) => mateIds.length > 0)).toHaveLength(
      maxAttachedLorebooks,
    );
  });
});
