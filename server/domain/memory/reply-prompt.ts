import { code } from '../../../contract/envelope.ts';
import type { PromptItem, PromptReason, ReplyPrompt, StoredPrompt } from '../../../contract/memory.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema-rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { findOwnMessage } from '../rooms/messages.ts';
import { readOpenRoom } from '../rooms/rooms.ts';
import { toWords } from '../search/words.ts';
import { readOwnFacts } from './memory-access.ts';
import { toStoredPrompt } from './prompt-records.ts';

type StoredItem = NonNullable<StoredPrompt['sections'][number]['items']>[number];

/**
 * Returns what one of the viewer's replies was written from, with the texts as they are now: null for what was deleted since.
 * Throws `notFound` for any other message, for a reply without a record, and `matureOff` for one in a hidden room.
 */
export const readReplyPrompt = async (
  database: Database,
  { messageId, ...viewer }: Viewer & { readonly messageId: string },
): Promise<ReplyPrompt> => {
  const reply = await findOwnMessage(database, viewer.userId, messageId);
  const row = await database
    .selectFrom('prompt_records')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (reply === undefined || row === undefined) {
    throw new DomainError(code.notFound, 'messageNotFound');
  }
  const room = await readOpenRoom(database, viewer, reply.room_id);
  const prompt = toStoredPrompt(row);
  const items = prompt.sections.flatMap((section) => section.items ?? []);
  const texts = await readTexts(database, { viewer, mateId: room.mate.mateId, roomId: reply.room_id }, items);
  const asked = new Set(toWords((await readQuestion(database, reply)).join('\n')));
  return {
    ...prompt,
    sections: prompt.sections.map(({ items: stored, ...section }) => ({
      ...section,
      ...(stored === undefined
        ? {}
        : { items: stored.map((item) => toItem(item, textOf(item, texts), asked)) }),
    })),
  };
};

const toItem = (item: StoredItem, text: string | null, asked: ReadonlySet<string>): PromptItem => ({
  ...item,
  text,
  reason: toReason(item.reason, text ?? '', asked),
});

/** The words that a text shares with what was asked. */
const toReason = (kind: StoredItem['reason'], text: string, asked: ReadonlySet<string>): PromptReason =>
  kind === 'words'
    ? { kind, words: [...new Set(toWords(text))].filter((word) => word.length > 1 && asked.has(word)) }
    : { kind };

interface Texts {
  readonly facts: ReadonlyMap<string, string>;
  readonly messages: ReadonlyMap<string, string>;
}

interface Place {
  readonly viewer: Viewer;
  readonly mateId: string;
  readonly roomId: string;
}

const readTexts = async (
  database: Database,
  { viewer, mateId, roomId }: Place,
  items: readonly StoredItem[],
): Promise<Texts> => {
  const ids = items.flatMap(({ messageIds = [] }) => messageIds);
  const facts = items.some(({ factId }) => factId !== undefined)
    ? await readOwnFacts(database, viewer, mateId)
    : [];
  const messages =
    ids.length === 0
      ? []
      : await database
          .selectFrom('messages')
          .select(['message_id', 'text'])
          .where('message_id', 'in', ids)
          .where('room_id', '=', roomId)
          .execute();
  return {
    facts: new Map(facts.map((fact) => [fact.fact_id, fact.text])),
    messages: new Map(messages.map((message) => [message.message_id, message.text])),
  };
};

/** What is left of an item's texts; null for nothing. */
const textOf = ({ factId, messageIds = [] }: StoredItem, { facts, messages }: Texts): string | null => {
  if (factId !== undefined) {
    return facts.get(factId) ?? null;
  }
  const lines = messageIds.flatMap((id) => messages.get(id) ?? []);
  return lines.length === 0 ? null : lines.join('\n');
};

/** Returns the message that a reply answers, and the line before that. */
const readQuestion = async (database: Database, { parent_id: parentId }: MessageRow): Promise<string[]> => {
  const lines = await database
    .selectFrom('messages as asked')
    .leftJoin('messages as before', 'before.message_id', 'asked.parent_id')
    .select(['asked.text', 'before.text as previous'])
    .where('asked.message_id', '=', parentId ?? '')
    .execute();
  return lines.flatMap(({ text, previous }) => [text, previous ?? '']);
};
