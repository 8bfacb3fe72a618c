import * as v from 'valibot';
import { StoredPrompt, type RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { PromptRecord } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import type { PromptRecordRow } from '../../store/schema/memory.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';

/** How many records are stored; the oldest ones are deleted. */
export const promptsPerRoom = 100;
export const promptsPerUser = 2000;

/** A reply and what it was written from. */
interface WrittenReply {
  readonly opened: { readonly replyId: string; readonly roomId: string; readonly userId: string };
  readonly prompt: PromptRecord | null;
  /** The parts of it that were not shown. */
  readonly removed: readonly RemovedPart[];
}

/**
 * Stores what a reply was written from, in the transaction that stores its end. A continued reply has what it was continued
 * from.
 */
export const storePrompt = async (
  transaction: Database,
  { opened, prompt, removed }: WrittenReply,
  now: number,
): Promise<void> => {
  if (prompt === null) {
    return;
  }
  const { replyId: message_id, roomId: room_id, userId: user_id } = opened;
  const stored = { created_at: now, token_limit: prompt.limit, sections: toStored(prompt, removed) };
  await transaction
    .insertInto('prompt_records')
    .values({ message_id, room_id, user_id, ...stored })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(stored))
    .execute();
  await deleteOldest(transaction, { column: 'room_id', owner: room_id, max: promptsPerRoom });
  await deleteOldest(transaction, { column: 'user_id', owner: user_id, max: promptsPerUser });
};

/** Returns the ids of those messages that have a record. */
export const findRecorded = async (
  database: Database,
  messages: readonly Pick<MessageRow, 'message_id' | 'role'>[],
): Promise<ReadonlySet<string>> => {
  const ids = messages.filter(({ role }) => role === 'mate').map((message) => message.message_id);
  const rows =
    ids.length === 0
      ? []
      : await database
          .selectFrom('prompt_records')
          .select('message_id')
          .where('message_id', 'in', ids)
          .execute();
  return new Set(rows.map((row) => row.message_id));
};

/** Returns the model that wrote the newest reply of a room; null where that is not known. */
export const readLastModel = async (database: Database, roomId: string): Promise<string | null> => {
  const row = await database
    .selectFrom('prompt_records')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('created_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : (toStoredPrompt(row).model ?? null);
};

/** Reads the records of a room, oldest first. */
export const readStoredPrompts = async (database: Database, roomId: string): Promise<StoredPrompt[]> => {
  const rows = await database
    .selectFrom('prompt_records')
    .innerJoin('messages', 'messages.message_id', 'prompt_records.message_id')
    .selectAll('prompt_records')
    .where('prompt_records.room_id', '=', roomId)
    .orderBy('prompt_records.created_at')
    .orderBy('prompt_records.message_id')
    .execute();
  return rows.map(toStoredPrompt);
};

export const toStoredPrompt = (row: PromptRecordRow): StoredPrompt => ({
  messageId: row.message_id,
  createdAt: row.created_at,
  limit: row.token_limit,
  ...v.parse(Stored, row.sections),
});

/** Only the sections, as they were stored first, or with the model and what was removed. */
const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      StoredPrompt.entries.sections,
      v.transform((sections) => ({ sections })),
    ),
    v.pick(StoredPrompt, ['sections', 'model', 'removed']),
  ]),
);

const toStored = (prompt: PromptRecord, removed: readonly RemovedPart[]): string => {
  const { model } = prompt;
  return JSON.stringify({
    sections: toSections(prompt),
    model,
    ...(removed.length === 0 ? {} : { removed }),
  });
};

/** Without the words for which something was found, which are a person's: they are looked for again when the record is read. */
const toSections = ({ sections }: PromptRecord) =>
  sections.map(({ items, ...section }) => ({
    ...section,
    ...(items === undefined
      ? {}
      : { items: items.map(({ reason, ...item }) => ({ ...item, reason: reason.kind })) }),
  }));

const deleteOldest = async (
  transaction: Database,
  {
    column,
    owner,
    max,
  }: { readonly column: 'room_id' | 'user_id'; readonly owner: string; readonly max: number },
): Promise<void> => {
  await transaction
    .deleteFrom('prompt_records')
    .where('message_id', 'in', (query) =>
      query
        .selectFrom('prompt_records as stored')
        .select('stored.message_id')
        .where(`stored.${column}`, '=', owner)
        .orderBy('stored.created_at', 'desc')
        .orderBy('stored.message_id', 'desc')
        // SQLite takes no offset without a limit.
        .limit(deletedAtOnce)
        .offset(max),
    )
    .execute();
};

const deletedAtOnce = 100;
