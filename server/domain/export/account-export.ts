import type { AccountExport } from '../../../contract/account/account.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database } from '../../store/database.ts';
import { exportChapters } from '../memory/chapters/chapters.ts';
import { readStoredPrompts } from '../memory/prompt-records.ts';
import { toVisibleCard, viewMates } from '../mates/room-mates.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { readAskedSentence } from '../accounts/own-words.ts';
import { hasNoAddress } from '../accounts/address-of-nobody.ts';
import { readAiNotice } from '../accounts/ai-notice.ts';
import { exportBooks } from '../lore/own/export-book.ts';
import { exportFacts } from '../memory/export-facts.ts';
import { readInParts, toHeardTo, toMessage } from '../rooms/messages.ts';
import { listImports } from '../imported-items.ts';
import { readCardFileSizes } from '../mates/own/card-files.ts';
import { readCardOriginals } from '../mates/card-originals.ts';
import { exportPictures } from '../pictures/pictures.ts';
import { exportMateChanges } from '../mates/mate-changes.ts';
import { listOwnMates } from '../mates/own/user-mates.ts';
import { toExportedReplies } from '../rooms/reply-settings.ts';
import { listPersonas } from '../rooms/personas.ts';
import { getDefaultHue } from '../accounts/profile.ts';
import { readClient } from '../accounts/session-list.ts';
import { readSocial, readPurchases } from './account-export-favorites.ts';
import { exportPasskeys } from '../sign-in/passkeys.ts';
import { exportSecondStep } from '../sign-in/second-step-setting.ts';
import { readProviderLinks } from '../sign-in/providers-accounts.ts';
import { readSafety } from '../social/reports.ts';
import { readBenefits } from '../billing/wallets.ts';

/**
 * Exports all stored data about the user that is meaningful to a person. For a mature mate hidden from the user, the
 * export contains the user's own texts but neither the mate's card nor its replies.
 */
export const exportAccount = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  viewer: Viewer,
): Promise<AccountExport> => {
  const { database } = deps;
  const { userId } = viewer;
  return {
    exportedAt: deps.now(),
    account: await readAccount(database, userId),
    age: await readStoredAge(database, userId),
    benefits: await readBenefits(database, userId),
    ...(await listPersonas(database, userId)),
    mates: (await listOwnMates(database, userId)).mates,
    cards: await readCardOriginals(database, userId),
    pictures: await exportPictures(database, userId),
    ...(await listImports(database, userId)),
    lorebooks: await exportBooks(database, userId),
    mateChanges: await exportMateChanges(database, userId),
    cardFiles: await readCardFileSizes(database, userId),
    rooms: await readRooms(database, viewer),
    facts: await exportFacts(database, viewer),
    ledger: await readLedger(database, userId),
    ...(await readProviderLinks(database, userId)),
    ...(await exportPasskeys(database, userId)),
    ...(await exportSecondStep(database, userId)),
    ...(await readSocial(database, userId)),
    ...(await readPurchases(database, userId)),
    safety: await readSafety(database, viewer),
    sessions: await readSessions(database, userId),
  };
};

const readAccount = async (database: Database, userId: string): Promise<AccountExport['account']> => {
  const user = await database
    .selectFrom('users')
    .leftJoin('email_changes as changes', 'changes.user_id', 'users.user_id')
    .select([
      'users.user_id',
      'users.email',
      'name',
      'hue',
      'language',
      'created_at',
      'changes.email as newEmail',
    ])
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    uuid: user.user_id,
    email: hasNoAddress(user.email) ? '' : user.email,
    name: user.name ?? '',
    hue: user.hue ?? getDefaultHue(user.user_id),
    language: user.language,
    createdAt: user.created_at,
    ...(user.newEmail === null ? {} : { newEmail: user.newEmail }),
    ...(await readAiNotice(database, userId)),
  };
};

const readStoredAge = async (database: Database, userId: string): Promise<AccountExport['age']> => {
  const row = await database
    .selectFrom('users')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .select(['users.nfsw', 'ages.birth_date', 'ages.confirmed_at', 'ages.refused_until', 'ages.doubted_at'])
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const sentence = row.doubted_at === null ? undefined : await readAskedSentence(database, userId);
  return {
    birthDate: row.birth_date,
    confirmedAt: row.confirmed_at,
    refusedUntil: row.refused_until,
    doubtedAt: row.doubted_at,
    ...(sentence === undefined ? {} : { doubtedSentence: sentence }),
    nfsw: row.nfsw === 1,
  };
};

const readRooms = async (database: Database, viewer: Viewer): Promise<AccountExport['rooms']> => {
  const rows = await database
    .selectFrom('rooms')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .where('temporary_seen_at', 'is', null)
    .orderBy('created_at')
    .orderBy('room_id')
    .execute();
  const exported: AccountExport['rooms'] = [];
  for (const { row, view } of await viewMates(database, viewer, rows)) {
    const { mateId, name, hidden } = toVisibleCard(view);
    exported.push({
      roomId: row.room_id,
      mate: { mateId, name, ...(hidden === undefined ? {} : { hidden }) },
      persona: row.persona_id,
      memory: row.memory,
      notes: row.notes ?? '',
      ...(row.remembers === 1 ? {} : { remembers: false as const }),
      ...toExportedReplies(row, view.mate ?? {}),
      ...(row.title === null ? {} : { title: row.title }),
      ...(row.archived_at === null ? {} : { archivedAt: row.archived_at }),
      ...(row.origin_room_id === null
        ? {}
        : { origin: { roomId: row.origin_room_id, messageId: row.origin_message_id } }),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      messages: await readMessages(database, row.room_id, { hasMateTexts: hidden === undefined }),
      prompts: await readStoredPrompts(database, row.room_id),
      chapters: await exportChapters(database, row.room_id, { hasMateTexts: hidden === undefined }),
    });
  }
  return exported;
};

const readMessages = (
  database: Database,
  roomId: string,
  { hasMateTexts }: { readonly hasMateTexts: boolean },
): Promise<AccountExport['rooms'][number]['messages']> =>
  readInParts(database, { roomId, isShown: false }, (rows) =>
    rows.map((row) => {
      const { messageId, seq, role, status, replyTo, createdAt, liked, pinned, help, ...message } =
        toMessage(row);
      const text = hasMateTexts || role === 'user' ? row.text : '';
      const marks = {
        ...(liked === undefined ? {} : { liked }),
        ...(pinned === undefined ? {} : { pinned }),
        ...(help === undefined ? {} : { help }),
        ...(message.problem === undefined ? {} : { problem: message.problem }),
        ...toHeardTo(row),
        ...(message.edited === undefined ? {} : { edited: message.edited }),
        ...(message.aiGenerated === undefined ? {} : { aiGenerated: message.aiGenerated }),
      };
      return { messageId, seq, role, text, status, replyTo, createdAt, ...marks };
    }),
  );

const readLedger = async (database: Database, userId: string): Promise<AccountExport['ledger']> => {
  const rows = await database
    .selectFrom('ledger')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('entry_id')
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    kind: row.kind,
    chats: row.chats,
    goldCoins: row.gold_coins,
    reference: row.reference,
    createdAt: row.created_at,
  }));
};

const readSessions = async (database: Database, userId: string): Promise<AccountExport['sessions']> => {
  const rows = await database
    .selectFrom('sessions')
    .select(['client', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...readClient(row.client),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  }));
};
