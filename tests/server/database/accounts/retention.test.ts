import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { days } from '../../../../server/shared/clock.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { createRetention, retentionLock } from '../../../../server/domain/retention/retention.ts';
import { retentionRules } from '../../../../server/domain/retention/rules.ts';
import { newId } from '../../../../server/shared/ids.ts';
import { createLog } from '../../../../server/shared/log.ts';
import { createOutbox } from '../../../../server/mail/outbox.ts';
import type { OpenedDatabase } from '../../../../server/store/database.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { runAlone } from '../../../../server/store/run-alone.ts';
import { fillEveryTable } from '../../support/store/every-table.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { retentionTable } from '../../support/store/retention-table.ts';
import { dataRoot } from '../../../support/data-root.ts';

/** The beginning of a day, so that rules that count days have their limit there too. */
const start = days(20_600);
const config = readConfig({});

let folder: string;
let outbox: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
let opened: OpenedDatabase;
let lines: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(dataRoot, 'mates-retention-'));
  outbox = join(folder, 'outbox');
  lines = [];
  fresh = await createFreshDatabase();
  opened = await openDatabase({ dataDir: folder, databaseUrl: fresh?.url ?? null });
  await fillEveryTable(opened.database, opened.dialect);
});
afterEach(async () => {
  await opened.close();
  await fresh?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that a node needs to apply the rules at this time. */
const depsAt = (time: number) => ({
  ...opened,
  config,
  now: () => time,
  log: createLog('error', { write: (line) => void lines.push(line) }),
  mailer: createOutbox(
    outbox,
    { name: 'Mates', address: 'mates@example.com', operator: [] },
    {
      now: () => time,
      onMail: () => undefined,
    },
  ),
});

const change = async (statement: string): Promise<void> => {
  await sql.raw(statement).execute(opened.database);
};
const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(from)}`.execute(
    opened.database,
  );
  return Number(rows[0]?.count);
};

/** For each rule: makes one item of `start`, and counts it. All others of its table are younger. */
const items: Readonly<Record<string, { make: () => unknown; count: () => number | Promise<number> }>> = {
  'unconfirmed sign-ups and their links': {
    make: () => change(`update registrations set expires_at = ${String(start)}`),
    count: async () => (await count('registrations')) * (await count('registration_codes')),
  },
  'links for a new password': {
    make: () => change(`update password_resets set expires_at = ${String(start)} where user_id is null`),
    count: () => count('password_resets where user_id is null'),
  },
  'links that sign in, of a server at home': {
    make: () => change(`update sign_in_links set expires_at = ${String(start)} where user_id is null`),
    count: () => count('sign_in_links where user_id is null'),
  },
  'requested changes of an address': {
    make: () => change(`update email_changes set expires_at = ${String(start)}`),
    count: () => count('email_changes'),
  },
  'challenges for passkeys': {
    make: () => change(`update passkey_challenges set expires_at = ${String(start)}`),
    count: () => count('passkey_challenges'),
  },
  'recovery codes that were not confirmed': {
    make: () => change(`update pending_recovery_codes set expires_at = ${String(start)}`),
    count: () => count('pending_recovery_codes'),
  },
  'sign-ins that wait for their second step': {
    make: () => change(`update second_steps set expires_at = ${String(start)}`),
    count: () => count('second_steps'),
  },
  sessions: {
    make: () => change(`update sessions set expires_at = ${String(start)}`),
    count: () => count('sessions'),
  },
  'unused sessions': {
    make: () => change(`update sessions set last_seen_at = ${String(start)}`),
    count: () => count('sessions'),
  },
  'known devices': {
    make: () => change(`update known_devices set used_at = ${String(start)}`),
    count: () => count('known_devices'),
  },
  'used credentials of Google and Discord': {
    make: () => change(`update used_credentials set expires_at = ${String(start)}`),
    count: () => count('used_credentials'),
  },
  'refusals of the age check': {
    make: () => change(`insert into ages (user_id, refused_until) values ('bo', ${String(start)})`),
    count: async () => (await count('ages')) - 1,
  },
  'counts of searched words': {
    make: () => change(`update search_counts set day = ${String(start / days(1))}`),
    count: () => count('search_counts'),
  },
  'deleted messages': {
    make: () => change(`update removals set removed_at = ${String(start)}`),
    count: async () => (await count('removals')) * (await count('removed_messages')),
  },
  'forgotten memories': {
    make: () => change(`update facts set forgotten_at = ${String(start)} where fact_id = 'fact'`),
    count: () => count(`facts where fact_id = 'fact' and text <> ''`),
  },
  'forgotten chapters': {
    make: () => change(`update chapters set forgotten_at = ${String(start)}`),
    count: () => count(`chapters where text <> ''`),
  },
  'deleted lorebooks': {
    make: () => change(`update lorebooks set deleted_at = ${String(start)}`),
    count: () => count('lorebooks'),
  },
  'deleted entries of lorebooks': {
    make: () => change(`update lore_entries set deleted_at = ${String(start)}`),
    count: () => count('lore_entries'),
  },
  'deleted conversations': {
    make: () => change(`update rooms set removed_at = ${String(start)} where room_id = 'room'`),
    count: async () => (await count('rooms')) - 1,
  },
  'temporary conversations': {
    make: () =>
      change(`update rooms set temporary_seen_at = ${String(start)}, updated_at = 1 where room_id = 'room'`),
    count: async () => (await count('rooms')) - 1,
  },
  'deleted mates that no conversation shows': {
    make: () => change(`insert into mates ${mateLike('unused', start)}`),
    count: async () => (await count('mates')) - 1,
  },
  'cards of mates that no conversation shows': {
    make: () => change(`insert into mate_cards ${cardLike('unused', start)}`),
    count: async () => (await count('mate_cards')) - 1,
  },
  'pictures of accounts that no mate of theirs has': {
    make: () => change(`update picture_owners set used_at = ${String(start)}`),
    count: () => count('picture_owners'),
  },
  'pictures that no account, card or open report refers to': {
    make: () =>
      change(`insert into pictures (picture_id, bytes, used_at) values ('unused', 4, ${String(start)})`),
    count: () => count(`pictures where picture_id = 'unused'`),
  },
  'data of deleted accounts': {
    make: () => change(`update account_deletions set requested_at = ${String(start)}`),
    count: async () => (await count('account_deletions')) * (await count(`users where user_id = 'bo'`)),
  },
  'mails in `DATA_DIR/outbox`': {
    make: () => {
      mkdirSync(outbox);
      writeFileSync(join(outbox, `${newId(start)}.eml`), '');
      writeFileSync(join(outbox, `${newId(start + days(300))}.eml`), '');
      writeFileSync(join(outbox, 'notes.txt'), '');
    },
    count: () => readdirSync(outbox).length - 2,
  },
};

const mateLike = (id: string, time: number): string =>
  `(mate_id, creator_id, name, hue, profile, position, created_at, updated_at, closed_at)
   select '${id}', creator_id, name, hue, profile, position, created_at, updated_at, ${String(time)} from mates`;
const cardLike = (id: string, time: number): string =>
  `(card_id, mate_id, name, hue, profile, rating, creator_id, creator_name, used_at)
   select '${id}', mate_id, name, hue, profile, rating, creator_id, creator_name, ${String(time)} from mate_cards`;

test.each(retentionRules.map((rule) => [rule.subject, rule] as const))(
  '[retention] %s are deleted when they have reached their age, and nothing else is',
  async (subject, rule) => {
    const item = items[subject];
    if (item === undefined) throw new Error(`no item for ${subject}`);
    await item.make();
    const age = rule.age(config);
    // Two rules wait for more than their age.
    const due = start + age + (/no conversation shows/.test(subject) ? 1 : 0);

    await rule.purge(depsAt(due - 1), due - 1 - age);
    expect(await item.count()).toBe(1);
    await rule.purge(depsAt(due), due - age);
    expect(await item.count()).toBe(0);
  },
);

test('a mate or a card that a conversation shows remains, however old it is', async () => {
  await change(`update mates set closed_at = 1`);
  await change(`update mate_cards set used_at = 1`);
  await createRetention(depsAt(start)).run();
  expect([await count('mates'), await count('mate_cards')]).toEqual([1, 1]);
});

test('a rule that fails is logged, and the others are applied', async () => {
  await change(`update used_credentials set expires_at = 1`);
  await change('drop table search_counts');
  await createRetention(depsAt(start)).run();
  expect(await count('used_credentials')).toBe(0);
  expect(lines.join('')).toMatch(/expired data was not deleted/);
  expect(lines).toHaveLength(1);
});

test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  'only one node applies the rules at a time',
  async () => {
    await change(`update used_credentials set expires_at = 1`);
    await runAlone(opened.database, opened.dialect, retentionLock, async () => {
      await createRetention(depsAt(start)).run();
      expect(await count('used_credentials')).toBe(1);
    });
    await createRetention(depsAt(start)).run();
    expect(await count('used_credentials')).toBe(0);
  },
);

test('docs/operations.md lists the rules', async () => {
  const page = new URL('../../../../docs/operations.md', import.meta.url);
  const current = readFileSync(page, 'utf8');
  const table = /\| what \| table \|[^]*?(?=\n\n)/;
  expect(current).toMatch(table);
  await expect(current.replace(table, () => retentionTable())).toMatchFileSnapshot(page.pathname);
});
