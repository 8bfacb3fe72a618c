import { code } from '../../../contract/envelope.ts';
import type {
  PromptItem,
  PromptReason,
  ReplyPrompt,
  StoredPrompt,
} from '../../../contract/replies/reply-prompt.ts';
import type { Line } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { readShownLore, type ShownLore } from '../lore/shown-lore.ts';
import { toCompanionName } from '../mates/named-mate.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { toHeard } from '../transcript/heard-text.ts';
import { findOwnMessage, readHistory } from '../transcript/history.ts';
import { readOpenRoom } from '../transcript/room-access.ts';
import { selectShownChapters } from '../memory/chapters/chapters.ts';
import { readOwnFacts } from '../memory/memory-access.ts';
import { toStoredPrompt } from '../memory/prompt-records.ts';
import { toQuestionStems, type Question, type QuestionStem } from '../memory/recall/question.ts';
import { askedLines } from '../memory/recall/recall.ts';
import { toTimeStems } from '../memory/recall/message-times.ts';
import { toContentStems } from '../memory/recall/question-words.ts';
import { toTextStems } from '../memory/recall/text-stems.ts';

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
  const answered = await readAnswered(database, reply);
  const stems = toQuestionStems(toQuestion(answered));
  const asked = stems.filter(({ isFunction }) => !isFunction);
  const lore = await readShownLore(
    database,
    items.flatMap(({ loreId }) => loreId ?? []),
    {
      roomId: reply.room_id,
      mate: room.mate,
      person: await readPersonName(database, reply.room_id),
      lines: answered,
    },
  );
  return {
    ...prompt,
    sections: prompt.sections.map(({ items: stored, ...section }) => ({
      ...section,
      ...(stored === undefined ? {} : { items: toItems(stored, texts, { asked, lore }) }),
    })),
  };
};

interface Sources {
  readonly asked: readonly QuestionStem[];
  readonly lore: ReadonlyMap<string, ShownLore>;
}

const toItems = (stored: readonly StoredItem[], texts: Texts, { asked, lore }: Sources): PromptItem[] => {
  const found = stored.map((item) => {
    const text = textOf(item, texts);
    const stems = toContentStems(text ?? '');
    const hashes = new Set([...toTextStems(text ?? '').map(({ hash }) => hash), ...timesOf(item, texts)]);
    return { item, text, stems, words: asked.filter(({ hash }) => hashes.has(hash)).map(({ word }) => word) };
  });
  const linking = new Set(
    found.filter(({ words }) => words.length > 0).flatMap(({ stems }) => stems.map(({ hash }) => hash)),
  );
  return found.map(({ item, text, stems, words }) => {
    const links = stems.filter(({ hash }) => linking.has(hash)).map(({ word }) => word);
    return item.loreId === undefined
      ? { ...item, text, reason: toReason(item.reason, [...new Set(words.length > 0 ? words : links)]) }
      : toLoreItem(item, lore.get(item.loreId));
  });
};

/** The words of what was asked that a text has in some form, or those that it shares with a text that has such. */
const toReason = (kind: StoredItem['reason'], words: string[]): PromptReason => {
  if (kind === 'words') return { kind, words };
  return kind === 'key' ? { kind, key: '' } : { kind };
};

/** An entry of a lorebook with its name instead of its text, which would tell the story before it happens. */
const toLoreItem = (item: StoredItem, entry: ShownLore | undefined): PromptItem => ({
  ...item,
  text: entry?.name ?? null,
  ...(entry === undefined || entry.book === '' ? {} : { book: entry.book }),
  reason: item.reason === 'key' ? { kind: 'key', key: entry?.key ?? '' } : toReason(item.reason, []),
});

interface Texts {
  readonly facts: ReadonlyMap<string, string>;
  readonly chapters: ReadonlyMap<string, string>;
  readonly messages: ReadonlyMap<string, { readonly text: string; readonly at: number }>;
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
  const chapters = items.some(({ chapterId }) => chapterId !== undefined)
    ? await selectShownChapters(database, roomId).execute()
    : [];
  const messages =
    ids.length === 0
      ? []
      : await database
          .selectFrom('messages')
          .select(['message_id', 'text', 'heard_to', 'created_at'])
          .where('message_id', 'in', ids)
          .where('room_id', '=', roomId)
          .execute();
  return {
    facts: new Map(facts.map((fact) => [fact.fact_id, fact.text])),
    chapters: new Map(chapters.map((chapter) => [chapter.chapter_id, chapter.text])),
    messages: new Map(
      toHeard(messages).map(({ message_id: id, text, created_at: at }) => [id, { text, at }]),
    ),
  };
};

/** Returns the remaining text of an item; null for none. */
const textOf = (
  { factId, chapterId, messageIds = [] }: StoredItem,
  { facts, chapters, messages }: Texts,
): string | null => {
  if (chapterId !== undefined) {
    return chapters.get(chapterId) ?? null;
  }
  if (factId !== undefined) {
    return facts.get(factId) ?? null;
  }
  const lines = messageIds.flatMap((id) => messages.get(id)?.text ?? []);
  return lines.length === 0 ? null : lines.join('\n');
};

/** The stems of when the messages of an item were said. */
const timesOf = ({ messageIds = [] }: StoredItem, { messages }: Texts): number[] =>
  messageIds.flatMap((id) => {
    const message = messages.get(id);
    return message === undefined ? [] : toTimeStems(message.at);
  });

/** How many of the latest lines are searched for keys of a lorebook. */
const maxLines = 60;

/** Returns what a reply answers: its message, and the lines before it, oldest first. */
const readAnswered = async (database: Database, reply: MessageRow): Promise<Line[]> => {
  const { parent_id: parentId, room_id: roomId } = reply;
  const asked = await database
    .selectFrom('messages')
    .select(['text', 'seq', 'role'])
    .where('message_id', '=', parentId ?? '')
    .executeTakeFirst();
  return asked === undefined
    ? []
    : [...(await readHistory(database, { roomId, before: asked.seq }, maxLines)), asked];
};

const toQuestion = (answered: readonly Line[]): Question => ({
  message: answered.at(-1)?.text ?? '',
  lines: answered.slice(-1 - askedLines, -1).map(({ text }) => text),
});

/** Returns what the mate's texts call the person of a room. */
const readPersonName = async (database: Database, roomId: string): Promise<string> => {
  const user = await database
    .selectFrom('rooms')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select('users.name')
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return toCompanionName(await readPersonaInUse(database, roomId), user.name);
};
