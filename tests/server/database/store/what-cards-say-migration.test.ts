import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manner } from '../../../../contract/mates/own-mate.ts';
import { readProfile, toProfile } from '../../../../server/domain/mates/own/user-mate-profile.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { dataRoot } from '../../../support/data-root.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { openOldDatabase } from '../../support/store/old-database.ts';
import { aDraft } from '../../support/mates/own-mates.ts';

let folder: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-cards-say-'));
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

const warm = 'Warm and unhurried. Asks how things are and waits for the answer. Counts the waves.';

/** Stored mates with the cards that they were made from; null for the form. */
const stored: Readonly<Record<string, { readonly manner: Manner; readonly card: object | null }>> = {
  form: { manner: 'warm', card: null },
  foreign: { manner: 'warm', card: { data: { name: 'Ruth' } } },
  chosen: { manner: 'dry', card: { name: 'Ruth' } },
  ours: {
    manner: 'warm',
    card: { data: { extensions: { mates: { age: 52, tagline: aDraft.tagline, manner: 'warm' } } } },
  },
};

test('a stored mate of a card keeps only the age, tagline and manner that the card or its owner stated', async () => {
  const url = fresh?.url ?? null;
  const { database, close } = await openOldDatabase({ folder, url, before: '070' });
  await database
    .insertInto('creators')
    .values({ creator_id: 'c', name: 'Ada', created_at: 1, user_id: null })
    .execute();
  for (const [mateId, { manner, card }] of Object.entries(stored)) {
    const profile = JSON.stringify(toProfile({ ...aDraft, manner }, []));
    const row = { mate_id: mateId, creator_id: 'c', name: 'Ruth', hue: 1, profile, position: 1, chats: 0 };
    const times = { created_at: 1, updated_at: 1 };
    const rest = { visibility: 'private', rating: 'everyone', age_rules: 1 } as const;
    await database
      .insertInto('mates')
      .values({ ...row, ...times, ...rest, owner_id: null, client_mate_id: null })
      .execute();
    const original = { mate_id: mateId, card: JSON.stringify(card), hash: '' };
    if (card !== null) await database.insertInto('card_originals').values(original).execute();
  }
  await close();
  const migrated = await openDatabase({ dataDir: folder, databaseUrl: url });
  const rows = await migrated.database.selectFrom('mates').select(['mate_id', 'profile']).execute();
  const found = Object.fromEntries(
    rows.map((row) => [row.mate_id, { own: readProfile(row).own, voice: readProfile(row).voice }]),
  );
  const voice = aDraft.voice;
  expect(found).toMatchObject({
    form: { own: { manner: 'warm', voice }, voice: warm },
    foreign: { own: { manner: 'written', voice, assumed: ['age', 'tagline'] }, voice },
    chosen: { own: { manner: 'dry', voice, assumed: ['age', 'tagline'] } },
    ours: { own: { manner: 'warm', voice }, voice: warm },
  });
  expect(found['ours']?.own).not.toHaveProperty('assumed');
  await migrated.close();
});
