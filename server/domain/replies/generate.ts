import type { ReplyCause, ReplyProblem } from '../../../contract/rooms/room.ts';
import {
  CompanionError,
  type Companion,
  type CompanionFailure,
  type CompanionRequest,
  type CompanionResult,
} from '../../companions/companion.ts';
import type { Embedder } from '../../model-host/embeddings.ts';
import type { Log } from '../../shared/log.ts';
import type { Database, Dialect } from '../../store/database.ts';
import { retry } from '../../store/retry.ts';
import { isOutage } from '../../store/unavailable.ts';
import { startIndexing, type Indexing } from '../memory/recall/start-indexing.ts';
import { readLastModel } from '../memory/prompt-records.ts';
import { minHistoryLines, readOtherReplies } from '../transcript/history.ts';
import { findSafeReply } from '../safety/aftercare.ts';
import { guidingTexts, toSurroundings } from '../safety/talk-with-minors.ts';
import type { Ending, LiveReply } from './live-reply.ts';
import { readConversation, conversationColumns } from '../rooms/read-conversation.ts';

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
    const request = await retry(async () => toRequest(deps, reply, await readAsked(deps, reply)), canRetry);
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

/** The message to be answered, what the companion needs for it, and the other replies to it. */
const readAsked = async (deps: GenerateDeps, reply: LiveReply) => {
  const { database } = deps;
  const { messageId, replyId, roomId, timeZone } = reply.opened;
  const asked = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .innerJoin('users', 'users.user_id', 'rooms.user_id')
    .select(['messages.text', 'messages.seq', 'messages.created_at', ...conversationColumns])
    .select('rooms.temporary_seen_at')
    .where('messages.message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { talk, effects } = await readConversation(deps, {
    room: asked,
    // Whether the user may see the reply was decided when it was requested.
    nfsw: true,
    asked: { messageId, text: asked.text },
    seq: asked.seq,
    now: asked.created_at,
    timeZone,
    signal: reply.companion.signal,
  });
  reply.effects = effects;
  const alternatives = await readOtherReplies(database, { messageId, replyId });
  return { asked, talk, alternatives, lastModel: await readLastModel(database, roomId) };
};

type Asked = Awaited<ReturnType<typeof readAsked>>;

const cutInSilence =
  "the model's host reads only the end of a prompt, without saying so; prompts are shorter from now on. Let the host load the model with a larger context";

const toRequest = (
  { log, now }: GenerateDeps,
  reply: LiveReply,
  { asked, talk, alternatives, lastModel }: Asked,
): CompanionRequest => {
  const { mate, history, lore, facts, chapters, passages } = talk;
  const { hint, roomId } = reply.opened;
  const isTemporary = asked.temporary_seen_at !== null;
  const recent = history.slice(-minHistoryLines);
  const surrounding = [
    ...[...recent, ...passages.flatMap((passage) => passage.lines)].map((line) => line.text),
    ...(hint?.kind === 'own' ? [hint.text] : []),
    ...[...lore, ...facts, ...chapters].map(({ text }) => text),
    ...guidingTexts(mate),
  ];
  return {
    ...talk,
    alternatives,
    message: asked.text,
    begun: reply.shownText,
    hint,
    surroundings: toSurroundings(talk, now(), surrounding),
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
