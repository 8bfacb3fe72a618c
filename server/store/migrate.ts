import { Migrator, PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';
import { newerDatabaseError, olderDatabaseError } from '../shared/startup-errors.ts';
import { up as firstRelease } from './migrations/001-first-release.ts';
import { up as describedSessions } from './migrations/029-described-sessions.ts';
import { up as emailChanges } from './migrations/030-email-changes.ts';
import { up as passkeys } from './migrations/031-passkeys.ts';
import { up as operatorActions } from './migrations/032-operator-actions.ts';
import { up as nodes } from './migrations/033-nodes.ts';
import { up as secondStep } from './migrations/034-second-step.ts';
import { up as doubtedAges } from './migrations/035-doubted-ages.ts';
import { up as thinkingReplies } from './migrations/037-thinking-replies.ts';
import { up as canonicalEmails } from './migrations/038-canonical-emails.ts';
import { up as disputesAndProblems } from './migrations/039-disputes-and-problems.ts';
import { up as boundedWork } from './migrations/040-bounded-work.ts';
import { up as restoredMessages } from './migrations/043-restored-messages.ts';
import { up as aiNotices } from './migrations/041-ai-notices.ts';
import { up as facts } from './migrations/044-facts.ts';
import { up as recall } from './migrations/045-recall.ts';
import { up as promptRecords } from './migrations/046-prompt-records.ts';
import { up as temporaryRooms } from './migrations/047-temporary-rooms.ts';
import { up as memoryJobs } from './migrations/048-memory-jobs.ts';
import { up as pendingRecoveryCodes } from './migrations/049-pending-recovery-codes.ts';
import { up as chapters } from './migrations/050-chapters.ts';
import { up as messageVectors } from './migrations/051-message-vectors.ts';
import { up as cardFiles } from './migrations/060-card-files.ts';
import { up as deletionsInParts } from './migrations/062-deletions-in-parts.ts';
import { up as tagsInOneSpelling } from './migrations/064-tags-in-one-spelling.ts';
import { up as importedMessages } from './migrations/066-imported-messages.ts';
import { up as ageStatements } from './migrations/068-age-statements.ts';
import { up as whatCardsSay } from './migrations/070-what-cards-say.ts';
import { up as stemsByLanguage } from './migrations/072-stems-by-language.ts';
import { up as recentMessages } from './migrations/074-recent-messages.ts';
import { up as home } from './migrations/075-home.ts';
import { up as vectorsOfWindows } from './migrations/076-vectors-of-windows.ts';
import { up as signingKeys } from './migrations/077-signing-keys.ts';
import { up as formerValues } from './migrations/078-former-values.ts';
import { up as heardReplies } from './migrations/079-heard-replies.ts';
import { up as timesInRecall } from './migrations/080-times-in-recall.ts';
import { up as mateIdentities } from './migrations/081-mate-identities.ts';
import { up as cardOriginals } from './migrations/052-card-originals.ts';
import { up as loreEffects } from './migrations/053-lore-effects.ts';
import { up as replySettings } from './migrations/054-reply-settings.ts';
import { up as ownLorebooks } from './migrations/055-own-lorebooks.ts';
import { up as pictures } from './migrations/056-pictures.ts';
import { up as imports } from './migrations/058-imports.ts';
import { up as livingCatalogue } from './migrations/057-living-catalogue.ts';
import type { Schema } from './schema/schema.ts';

/** The migrations of release 0.1.0 after its first one, which makes now what they made. Existing databases have recorded them. */
const ofFirstRelease = [
  '002-marks-and-reviews',
  '004-search',
  '005-personas',
  '006-purchases',
  '007-providers',
  '008-safety',
  '009-own-mates',
  '010-age',
  '011-room-care',
  '012-handled-reports',
  '013-age-rules',
  '014-mate-cards',
  '015-proven-passwords',
  '016-known-devices',
  '017-appended-frames',
  '018-branches',
  '020-message-search',
  '021-removed-messages',
  '022-whole-rooms',
  '023-pinned-messages',
  '024-continued-replies',
  '025-change-feed',
  '026-unread-replies',
  '027-shown-messages',
  '028-password-resets',
];

/** In order of execution. Imported rather than read from a folder, so that a bundle contains them. */
export const migrations: Record<string, Migration> = {
  '001-first-release': { up: firstRelease },
  ...Object.fromEntries(ofFirstRelease.map((name) => [name, { up: () => Promise.resolve() }])),
  '029-described-sessions': { up: describedSessions },
  '030-email-changes': { up: emailChanges },
  '031-passkeys': { up: passkeys },
  '032-operator-actions': { up: operatorActions },
  '033-nodes': { up: nodes },
  '034-second-step': { up: secondStep },
  '035-doubted-ages': { up: doubtedAges },
  '037-thinking-replies': { up: thinkingReplies },
  '038-canonical-emails': { up: canonicalEmails },
  '039-disputes-and-problems': { up: disputesAndProblems },
  '040-bounded-work': { up: boundedWork },
  '041-ai-notices': { up: aiNotices },
  '043-restored-messages': { up: restoredMessages },
  '044-facts': { up: facts },
  '045-recall': { up: recall },
  '046-prompt-records': { up: promptRecords },
  '047-temporary-rooms': { up: temporaryRooms },
  '048-memory-jobs': { up: memoryJobs },
  '049-pending-recovery-codes': { up: pendingRecoveryCodes },
  '050-chapters': { up: chapters },
  '051-message-vectors': { up: messageVectors },
  '052-card-originals': { up: cardOriginals },
  '053-lore-effects': { up: loreEffects },
  '054-reply-settings': { up: replySettings },
  '055-own-lorebooks': { up: ownLorebooks },
  '056-pictures': { up: pictures },
  '058-imports': { up: imports },
  '057-living-catalogue': { up: livingCatalogue },
  '060-card-files': { up: cardFiles },
  '062-deletions-in-parts': { up: deletionsInParts },
  '064-tags-in-one-spelling': { up: tagsInOneSpelling },
  '066-imported-messages': { up: importedMessages },
  '068-age-statements': { up: ageStatements },
  '070-what-cards-say': { up: whatCardsSay },
  '072-stems-by-language': { up: stemsByLanguage },
  '074-recent-messages': { up: recentMessages },
  '075-home': { up: home },
  '076-vectors-of-windows': { up: vectorsOfWindows },
  '077-signing-keys': { up: signingKeys },
  '078-former-values': { up: formerValues },
  '079-heard-replies': { up: heardReplies },
  '080-times-in-recall': { up: timesInRecall },
  '081-mate-identities': { up: mateIdentities },
};

/**
 * PostgreSQL alters no table with rows whose deferred constraints are yet to be checked, and all migrations are one transaction: a
 * migration that changed rows would fail one of its successors.
 */
const withCheckedRows = (migration: Migration): Migration => ({
  up: async (database) => {
    await migration.up(database);
    if (database.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`set constraints all immediate`.execute(database);
    }
  },
});
const checked = Object.fromEntries(
  Object.entries(migrations).map(([name, migration]) => [name, withCheckedRows(migration)]),
);

/** The names of all migrations that this version knows. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Migrates the tables to the latest version, in one transaction. Throws the first error, with the database as it was before,
 * and `StartupError` for a database of a newer version, or of one before release 0.1.0; `where` names the database in its message.
 */
export const migrateToLatest = async (database: Kysely<Schema>, where: string): Promise<void> => {
  const migrator = createMigrator(database);
  const executed = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt !== undefined);
  if (isBeforeFirstRelease(executed.map(({ name }) => name))) {
    throw olderDatabaseError(where);
  }
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const unknown = error instanceof Error ? unknownMigration.exec(error.message)?.[1] : undefined;
    throw unknown === undefined ? error : newerDatabaseError(where, unknown);
  }
};

/** Whether these migrations made a database that has not all tables of release 0.1.0. */
export const isBeforeFirstRelease = (executed: readonly string[]): boolean =>
  executed.length > 0 && ofFirstRelease.some((name) => !executed.includes(name));

/** Returns whether the tables have the latest version. Changes nothing. */
export const isMigrated = async (database: Kysely<Schema>): Promise<boolean> =>
  (await createMigrator(database).getMigrations()).every(({ executedAt }) => executedAt !== undefined);

const createMigrator = (database: Kysely<Schema>): Migrator =>
  new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(checked) },
    // Migrations are independent: one that is merged late may run after its successors.
    allowUnorderedMigrations: true,
  });

/** Kysely's message for a stored migration that is not among the given ones. */
const unknownMigration = /previously executed migration (\S+) is missing/;
