import type { ReplyCause, ReplyProblem } from '../../../contract/room.ts';
import {
  CompanionError,
  type Companion,
  type CompanionFailure,
  type CompanionRequest,
  type CompanionResult,
} from '../../companions/companion.ts';
import type { Embedder } from '../../model-host/embeddings.ts';
import type { Log } from '../../shared/log.ts';
import { toLanguage } from '../../shared/to-language.ts';
import type { Database, Dialect } from '../../store/database.ts';
import { retry } from '../../store/retry.ts';
import { isOutage } from '../../store/unavailable.ts';
import { embedQuestion } from '../memory/vectors/embed-question.ts';
import { recentOf } from '../memory/recall/recall.ts';
import { startIndexing, type Indexing } from '../memory/recall/start-indexing.ts';
import { asGreeted, toCompanionName, withNamesIn } from '../mates/named-mate.ts';
import { getRoomMate } from '../mates/room-mates.ts';
import { readLore } from '../lore/known-lore.ts';
import { readLastModel } from '../memory/prompt-records.ts';
import { loadMemory } from '../memory/load-memory.ts';
import { readPersonaInUse } from '../mates/known-persona.ts';
import { readHistoryFor, minHistoryLines, readOtherReplies } from '../transcript/history.ts';
import { choiceColumns, toReplyChoice } from '../rooms/reply-settings.ts';
import { isInAftercare, findSafeReply } from '../safety/aftercare.ts';
import { guidingTexts, toSurroundings } from '../safety/talk-with-minors.ts';
import { toNoteMark } from '../rooms/note-mark.ts';
import type { Ending, LiveReply } from './live-reply.ts';

export interface GenerateDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly companion: Companion;
  /** Null without a model that compares meanings. */
  readonly embedder: Embedder | null;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Runs the companion until the reply ends. For a message that asks for help, a safe reply is used instead of any
 * companion's. Never rejects: a failure becomes the reply's ending.
 */
export const generate = async (deps: GenerateDeps, reply: LiveReply): Promise<void> => {
  const indexing = startIndexing(deps, reply.opened.roomId);
  const ending = await writeToEnd(deps, reply, indexing);
  await indexing.stop();
  reply.end(ending);
};

const writeToEnd = async (deps: GenerateDeps, reply: LiveReply, indexing: Indexing): Promise<Ending> => {
  try {
    const canRetry = (error: unknown): boolean => isOutage(error) && !reply.companion.signal.aborted;
    const safe = await retry(() => findSafeReply(deps.database, reply.opened), canRetry);
    if (safe !== null) {
      reply.add(reply.shownText === '' ? safe : `\n\n${safe}`);
      return { kind: 'done', memory: null };
    }
    await indexing.advance();
    const request = await retry(async () => {
      const conversation = await readConversation(deps, reply);
      const knowledge = await readKnowledge(deps, reply.opened, conversation);
      reply.effects = knowledge.effects;
      return toRequest(deps, reply, conversation, knowledge);
    }, canRetry);
    return { kind: 'done', ...(await write(deps.companion, request, reply)) };
  } catch (error) {
    if (!reply.companion.signal.aborted) {
      logFailure(deps.log, reply.opened.replyId, error);
    }
    return { kind: 'cut', memory: null, problem: problems[kindOf(error)] };
  }
};

const kindOf = (error: unknown): CompanionFailure | 'unforeseen' =>
  error instanceof CompanionError ? error.kind : 'unforeseen';

/** Errors of a model or the database are expected; any other error is a bug. */
const logFailure = (log: Log, reply: string, error: unknown): void => {
  const [reason, host] = error instanceof CompanionError ? [error.message, error.host] : [];
  const details = {
    failure: kindOf(error),
    reason,
    status: host?.status,
    host: host?.words,
    reply,
    err: error,
  };
  const isForeseen = error instanceof CompanionError || isOutage(error);
  log[isForeseen ? 'warn' : 'error'](details, 'a companion failed');
};

/** The name of a companion's failure in the message. */
const problems: Readonly<Record<CompanionFailure | 'unforeseen', ReplyProblem | ReplyCause>> = {
  unreachable: 'unreachable',
  gone: 'gone',
  missing: 'missing',
  refused: 'refused',
  failed: 'failed',
  declined: 'declined',
  thoughts: 'thoughts',
  empty: 'empty',
  slow: 'slow',
  stalled: 'slow',
  truncated: 'broken',
  broken: 'broken',
  cancelled: 'stopped',
  unforeseen: 'unforeseen',
};

const write = async (
  companion: Companion,
  request: CompanionRequest,
  reply: LiveReply,
): Promise<CompanionResult> => {
  const pieces = companion.reply(request);
  for (;;) {
    const next = await pieces.next();
    if (next.done === true) {
      return next.value;
    }
    if (!reply.add(next.value)) {
      // The reply is full or ended: let the companion's generator clean up.
      await pieces.return({ memory: null });
      return { memory: null };
    }
  }
};

/** The message to be answered with what was said before it, and the mate as the person reads it. */
const readConversation = async ({ database, companion, embedder }: GenerateDeps, reply: LiveReply) => {
  const { roomId, messageId, replyId, timeZone } = reply.opened;
  const asked = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select([
      'messages.text',
      'messages.seq',
      'messages.created_at',
      'rooms.memory',
      'rooms.notes',
      'users.name',
      'users.language',
      ...choiceColumns,
    ])
    .select([
      'rooms.recent_from',
      'rooms.user_id',
      'rooms.mate_id',
      'rooms.card_id',
      'rooms.mature_at',
      'rooms.temporary_seen_at',
    ])
    .where('messages.message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  // Its host is asked while the rest is read.
  const meaning = embedQuestion(embedder, asked.text, reply.companion.signal);
  // Whether the user may see the reply was decided when it was requested.
  const mate = await getRoomMate(database, { userId: asked.user_id, nfsw: true }, asked);
  const persona = await readPersonaInUse(database, roomId);
  const person = toCompanionName(persona, asked.name);
  const history = await readHistoryFor(database, { roomId, before: asked.seq }, companion);
  const reading = { person, place: roomId, occasion: messageId, now: asked.created_at, timeZone };
  const partners = {
    mate: asGreeted(withNamesIn(mate, reading), history),
    persona,
    notes: asked.notes ?? '',
  };
  const alternatives = await readOtherReplies(database, { messageId, replyId });
  const isCareful = await isInAftercare(database, { roomId, before: asked.seq });
  return { asked, meaning, mate, person, partners, history, alternatives, isCareful };
};

type Conversation = Awaited<ReturnType<typeof readConversation>>;

/** Reads the memory of the mate for the answer, and the entries of the lorebooks that fire. */
const readKnowledge = async (
  { database }: GenerateDeps,
  { roomId, messageId }: LiveReply['opened'],
  { asked, meaning, mate, person, history }: Conversation,
) => {
  const question = { message: asked.text, ...recentOf(history, asked.seq) };
  const memory = await loadMemory(database, { roomId, messageId, meaning: await meaning, ...question });
  const { lore, effects } = await readLore(database, {
    roomId,
    mate,
    person,
    lines: [...history, { role: 'user', text: asked.text }],
    seq: asked.seq,
  });
  return { ...memory, lore, effects, lastModel: await readLastModel(database, roomId) };
};

const cutInSilence =
  "the model's host reads only the end of a prompt, without saying so; prompts are shorter from now on. Let the host load the model with a larger context";

type Knowledge = Awaited<ReturnType<typeof readKnowledge>>;

const toRequest = (
  { log, now }: GenerateDeps,
  reply: LiveReply,
  { asked, partners, history, alternatives, isCareful }: Conversation,
  { facts, chapters, passages, lore, lastModel }: Knowledge,
): CompanionRequest => {
  const { hint, roomId } = reply.opened;
  const isTemporary = asked.temporary_seen_at !== null;
  const recent = history.slice(-minHistoryLines);
  const surrounding = [
    ...[...recent, ...passages.flatMap((passage) => passage.lines)].map((line) => line.text),
    ...(hint?.kind === 'own' ? [hint.text] : []),
    ...[...lore, ...facts, ...chapters].map(({ text }) => text),
    ...guidingTexts(partners.mate),
  ];
  return {
    ...partners,
    facts,
    chapters,
    passages,
    history,
    recentFrom: asked.recent_from,
    noteMark: toNoteMark(roomId),
    lore,
    alternatives,
    message: asked.text,
    choice: toReplyChoice(asked, partners.mate),
    begun: reply.shownText,
    hint,
    memory: asked.memory,
    userName: asked.name,
    language: toLanguage(asked.language),
    isCareful,
    surroundings: toSurroundings(partners, now(), surrounding),
    signal: reply.companion.signal,
    onPrompt: (prompt) => {
      reply.recentFrom = prompt.recentFrom === asked.recent_from ? undefined : prompt.recentFrom;
      if (isTemporary) return;
      reply.prompt = prompt;
      if (prompt.model !== undefined && lastModel !== null && lastModel !== prompt.model) {
        reply.tell({ state: 'swapped', name: prompt.model });
      }
    },
    ...(isTemporary ? {} : { onRemoved: (removed) => void (reply.removed = removed) }),
    talk: roomId,
    onModel: (doing) => reply.tell(doing),
    onCut: ({ name, read, sent }) => {
      reply.tell({ state: 'cut', name, tokens: read });
      log.warn({ model: name, sent, read }, cutInSilence);
    },
    onThinking: () => reply.think(),
    onRestart: () => reply.restart(),
  };
};
