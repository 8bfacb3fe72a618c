import type { Companion } from '../../companions/companion.ts';
import type { Embedder } from '../../model-host/embeddings.ts';
import { toLanguage } from '../../shared/to-language.ts';
import type { Database } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import type { UserRow } from '../../store/schema/accounts.ts';
import { readLore } from '../lore/known-lore.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { asGreeted, toCompanionName, withNamesIn } from '../mates/named-mate.ts';
import { getRoomMate } from '../mates/room-mates.ts';
import { loadMemory } from '../memory/load-memory.ts';
import { recentOf } from '../memory/recall/recall.ts';
import { embedQuestion } from '../memory/vectors/embed-question.ts';
import { isInAftercare } from '../safety/aftercare.ts';
import { readHistoryFor } from '../transcript/history.ts';
import { toNoteMark } from './note-mark.ts';
import { choiceColumns, toReplyChoice, type ChoiceRow } from './reply-settings.ts';

export interface ConversationDeps {
  readonly database: Database;
  readonly companion: Companion;
  /** Null without a model that compares meanings. */
  readonly embedder: Embedder | null;
}

/** What of a room and its user a conversation is read from. */
export const conversationColumns = [
  'rooms.room_id',
  'rooms.user_id',
  'rooms.mate_id',
  'rooms.card_id',
  'rooms.mature_at',
  'rooms.memory',
  'rooms.notes',
  'rooms.recent_from',
  'users.name',
  'users.language',
  ...choiceColumns,
] as const;

type ConversationRoom = ChoiceRow &
  Pick<
    RoomRow,
    'room_id' | 'user_id' | 'mate_id' | 'card_id' | 'mature_at' | 'memory' | 'notes' | 'recent_from'
  > &
  Pick<UserRow, 'name' | 'language'>;

interface ConversationSource {
  readonly room: ConversationRoom;
  /** Whether the user may see mature content. */
  readonly nfsw: boolean;
  /** The message to be answered; null where the last line is what counts. */
  readonly asked: { readonly messageId: string; readonly text: string } | null;
  /** What is read was said before this place. */
  readonly seq: number;
  /** The time of what is read, in milliseconds. */
  readonly now: number;
  readonly timeZone: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Reads what a companion needs to write in a room: who talks, what was said, what the mate remembers of it, and the entries of the
 * lorebooks that fire. Replies, suggestions and what a host reads ahead share it. The latter two give the place of the next message, so
 * they see the lore as that message would. Throws `matureOff` and `forbidden` as `getRoomMate`.
 */
export const readConversation = async (
  { database, companion, embedder }: ConversationDeps,
  source: ConversationSource,
) => {
  const { room, nfsw, asked, seq, now, timeZone, signal } = source;
  const roomId = room.room_id;
  const history = await readHistoryFor(database, { roomId, before: seq }, companion);
  const { before, lines } = recentOf(history, seq);
  const question =
    asked === null
      ? { message: lines.at(-1) ?? '', lines: lines.slice(0, -1) }
      : { message: asked.text, messageId: asked.messageId, lines };
  // Its host is asked while the rest is read.
  const meaning = embedQuestion(embedder, question.message, signal);
  const persona = await readPersonaInUse(database, roomId);
  const person = toCompanionName(persona, room.name);
  const found = await getRoomMate(database, { userId: room.user_id, nfsw }, room);
  const occasion = asked?.messageId ?? history.at(-1)?.messageId ?? '';
  const mate = asGreeted(withNamesIn(found, { person, place: roomId, occasion, now, timeZone }), history);
  const { lore, effects } = await readLore(database, {
    roomId,
    mate: found,
    person,
    lines: asked === null ? history : [...history, { role: 'user', text: asked.text }],
    seq,
  });
  const talk = {
    mate,
    history,
    recentFrom: room.recent_from,
    noteMark: toNoteMark(roomId),
    lore,
    ...(await loadMemory(database, {
      roomId,
      before,
      names: { user: person, mate: found.shortName },
      meaning: await meaning,
      ...question,
    })),
    memory: room.memory,
    userName: room.name,
    language: toLanguage(room.language),
    persona,
    notes: room.notes ?? '',
    choice: toReplyChoice(room, found),
    isCareful: await isInAftercare(database, { roomId, before: seq }),
  };
  return { talk, effects };
};
