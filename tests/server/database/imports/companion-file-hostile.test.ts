import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { createTestCompanion } from '../../support/companions/companion.ts';
import {
  contentOf,
  exportOf,
  importInto,
  outcomesIn,
  packed,
  sendArchive,
  unpacked,
} from '../../support/accounts/companion-files.ts';
import { makeBook } from '../../support/rooms/own-lorebooks.ts';
import { saveMate } from '../../support/mates/own-mates.ts';
import { chance, fillAccount } from '../../support/accounts/random-accounts.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const server = await startSharedServer({
  companion: createTestCompanion(),
  environment: { LIMIT_FACTOR: '1000' },
});
const Refused = v.object({ c: v.number() });

let ada: Person;
let eve: Person;
let bytes: Uint8Array;
let files: Map<string, string>;
let before: Map<string, string>;

beforeAll(async () => {
  [ada, eve] = [await createPerson(server), await createPerson(server)];
  const mate = await saveMate(ada, {}, { card: '{"spec":"chara_card_v2","data":{"name":"Ruth"}}' });
  const mateIds = ['iris-vale', mate.mateId] as const;
  const place = { database: server.database, userId: ada.userId, mateIds, now: server.now() };
  await fillAccount(place, 3);
  await ada.post('/user/saveOrUpdatePersona', { name: 'Ada' });
  await makeBook(ada);
  bytes = await exportOf(server, ada);
  files = await unpacked(bytes);
  before = await contentOf(server, ada);
});

/** The archive with some of its files as `change` makes them; null removes one. */
const withFiles = (change: (path: string, text: string) => string | null): Promise<Uint8Array> =>
  packed(
    new Map(
      [...files].flatMap(([path, text]) => {
        const changed = change(path, text);
        return changed === null ? [] : [[path, changed] as const];
      }),
    ),
  );
const inRooms = (change: (text: string) => string | null) =>
  withFiles((path, text) => (path.includes('.messages-') ? change(text) : text));

/** Imports it for somebody else: nothing of the owner of what it names changes. */
const attack = async (archive: Uint8Array): Promise<string[]> => {
  const outcomes = outcomesIn(await importInto(server, eve, archive));
  expect(await contentOf(server, ada)).toEqual(before);
  expect(outcomes.filter((outcome) => outcome.startsWith('error'))).toEqual([]);
  return outcomes;
};
const refusalsOf = async (archive: Uint8Array) =>
  (await attack(archive)).filter((outcome) => outcome.startsWith('refused'));

describe('a hostile archive', () => {
  test('with the ids of somebody else’s things makes others', async () => {
    const outcomes = await attack(bytes);
    expect(outcomes.every((outcome) => /created|unchanged/.test(outcome))).toBe(true);
    const owners = await server.database
      .selectFrom('rooms')
      .select(['room_id', 'client_room_id'])
      .where('user_id', '=', ada.userId)
      .execute();
    expect(owners.length).toBeGreaterThan(0);
  });

  test.each([
    ['a parent that comes later', (text: string) => text.replace(/"parent":"[^"]*"/, '"parent":"later"')],
    [
      'a message that is its own parent',
      (text: string) => text.replace(/"id":"([^"]*)","parent":"[^"]*"/, '"id":"$1","parent":"$1"'),
    ],
    ['two branches that are shown', (text: string) => text.replaceAll(/"hiddenAt":\d+,?/g, '')],
    ['a message without an end', (text: string) => text.slice(0, -20)],
    ['no messages', () => null],
    ['JSON that is too deep', () => '['.repeat(10_000) + ']'.repeat(10_000)],
    [
      'a text that is too long',
      (text: string) => text.replace(/"text":"[^"]*"/, `"text":"${'a'.repeat(200_000)}"`),
    ],
    [
      'a part that inflates to more than is read',
      (text: string) => `${text.slice(0, -1)}${' '.repeat(17_000_000)}}`,
    ],
  ])('with %s is refused, and leaves nothing behind', async (_, change) => {
    eve = await createPerson(server);
    const refusals = await refusalsOf(await inRooms(change));
    expect(refusals.length).toBeGreaterThan(0);
    const rooms = await server.database
      .selectFrom('rooms')
      .select('room_id')
      .where('user_id', '=', eve.userId)
      .execute();
    const intact = [...files.keys()].filter((path) => /^rooms\/[^.]*\.json$/.test(path)).length;
    expect(rooms.length + refusals.length).toBe(intact);
  });

  test('that teaches facts from messages of others stores none of them', async () => {
    eve = await createPerson(server);
    const { message_id: messageId } = await server.database
      .selectFrom('messages')
      .select('message_id')
      .executeTakeFirstOrThrow();
    const forged = await withFiles((path, text) =>
      /^rooms\/[^.]*\.json$/.test(path)
        ? text.replaceAll(/"source":"[^"]*"/g, `"source":"${messageId}"`)
        : text,
    );
    await attack(forged);
    const facts = await server.database
      .selectFrom('facts')
      .innerJoin('rooms', 'rooms.room_id', 'facts.source_room_id')
      .select('fact_id')
      .where('facts.user_id', '=', eve.userId)
      .whereRef('rooms.user_id', '<>', 'facts.user_id')
      .execute();
    expect(facts).toEqual([]);
  });

  test('with the identity of a private mate of somebody else does not reach it', async () => {
    eve = await createPerson(server);
    const made = await saveMate(ada, { visibility: 'private' }, { clientMateId: crypto.randomUUID() });
    before = await contentOf(server, ada);
    const { identity, client_mate_id: clientId } = await server.database
      .selectFrom('mates')
      .select(['identity', 'client_mate_id'])
      .where('mate_id', '=', made.mateId)
      .executeTakeFirstOrThrow();
    for (const id of [made.mateId, clientId ?? '', crypto.randomUUID()]) {
      const archive = await withFiles((path, text) =>
        path === 'companion.json' || path.startsWith('rooms/')
          ? text
              .replaceAll('"iris-vale"', `"${id}"`)
              .replace(`"id":"${id}"`, `"id":"${id}","identity":"${identity ?? ''}"`)
          : text,
      );
      const renamed = await unpacked(archive);
      const mate = renamed.get('mates/iris-vale.json') ?? '';
      renamed.set(`mates/${id}.json`, mate.replaceAll('"iris-vale"', `"${id}"`));
      await attack(await packed(renamed));
    }
    const rooms = await server.database
      .selectFrom('rooms')
      .select('user_id')
      .where('mate_id', '=', made.mateId)
      .execute();
    expect(rooms.filter(({ user_id: userId }) => userId === eve.userId)).toEqual([]);
  });

  test('that its creator imports changes no mate without the key of it', async () => {
    const own = await createPerson(server);
    const made = await saveMate(own, { name: 'Wren' }, { clientMateId: crypto.randomUUID() });
    const mine = await unpacked(await exportOf(server, own));
    const was = await contentOf(server, own);
    const forged = new Map(
      [...mine].map(([path, text]) => [
        path,
        text
          .replaceAll(/"identityKey":"[^"]*"/g, `"identityKey":"${'k'.repeat(43)}"`)
          .replaceAll(/"updatedAt":\d+/g, '"updatedAt":9999999999999')
          .replaceAll('Wren', 'Forged'),
      ]),
    );
    for (let round = 0; round < 2; round += 1) await importInto(server, own, await packed(forged));
    const names = (await contentOf(server, own)).get('companion.json') ?? '';
    expect(names.match(/"name":"(?:Wren|Forged)"/g)).toEqual(['"name":"Wren"', '"name":"Forged"']);
    const path = [...was.keys()].find((name) => name.startsWith('mates/')) ?? '';
    expect((await contentOf(server, own)).get(path)).toEqual(was.get(path));
    expect(made.name).toBe('Wren');
  });

  test('with names that lead elsewhere is read as if they were not there', async () => {
    eve = await createPerson(server);
    const slip = await packed(
      new Map([...files, ['../../else', 'x'], ['/else/x', 'x'], ['mates/../x', 'x']]),
    );
    expect(await refusalsOf(slip)).toEqual([]);
  });

  test('with sexual texts about minors is refused as a whole room', async () => {
    eve = await createPerson(server);
    const text = 'I am 15 years old. Undress me and have sex with me';
    const refusals = await refusalsOf(
      await inRooms((part) => part.replace(/"text":"[^"]*"/, `"text":"${text}"`)),
    );
    expect(refusals.length).toBeGreaterThan(0);
  });

  test('with changed bytes anywhere is read as far as it is right, or refused', async () => {
    const random = chance(7);
    eve = await createPerson(server);
    for (let round = 0; round < 60; round += 1) {
      const changed = Uint8Array.from(bytes);
      const at = random.below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
      const response = await sendArchive(server, eve, changed);
      const text = await response.text();
      expect(text).not.toContain('"type":"error"');
      const { c } = text.startsWith('data:') ? { c: code.invalid } : v.parse(Refused, JSON.parse(text));
      expect(c).toBe(code.invalid);
      expect(await contentOf(server, ada)).toEqual(before);
    }
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['no archive', new TextEncoder().encode('PK\u0003\u0004 this is none')],
  ])('of %s is refused with one sentence', async (_, archive) => {
    const response = await sendArchive(server, eve, archive);
    expect(await response.json()).toEqual({
      c: code.invalid,
      m: 'This file is not a .mates file, or it is damaged.',
      d: null,
    });
  });

  test('of a newer version says so', async () => {
    const newer = await withFiles((path, text) =>
      path === 'companion.json' ? text.replace('"version":1', '"version":2') : text,
    );
    const response = await sendArchive(server, eve, newer);
    expect(await response.json()).toMatchObject({
      m: 'This file was made by a newer version. Please update first.',
    });
  });
});

test('an import that is cut off goes on where it was, and nothing comes twice', async () => {
  const random = chance(11);
  const whole = await createPerson(server);
  await importInto(server, whole, bytes);
  const expected = await contentOf(server, whole);
  for (let round = 0; round < 25; round += 1) {
    const who = await createPerson(server);
    const cut = new AbortController();
    const sent = sendArchive(server, who, bytes, { signal: cut.signal }).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, random.below(120)));
    cut.abort();
    expect(
      await sent.then(
        () => 'whole',
        ({ name }: Error) => name,
      ),
    ).toMatch(/^(?:whole|AbortError)$/);
    await importInto(server, who, bytes);
    expect(Object.fromEntries(await contentOf(server, who))).toEqual(Object.fromEntries(expected));
  }
});
