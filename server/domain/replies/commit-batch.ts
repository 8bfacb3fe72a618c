import type { StreamFrame } from '../../../contract/rooms/chat.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { announce } from '../../store/announce.ts';
import { forgiveChat, releaseChat, settleChat } from '../billing/allowance.ts';
import { readBenefits } from '../billing/wallets.ts';
import { storeEffects } from '../lore/lore-effects.ts';
import { storePrompt } from '../memory/prompt-records.ts';
import { delayReading } from '../memory/jobs/schedule.ts';
import { scheduleEmbedding } from '../memory/vectors/schedule-embedding.ts';
import { endFrame } from './end-frame.ts';
import { deleteFrames, insertFrames, noWriter, type Frame } from '../transcript/frames.ts';
import type { Ending, Work } from './live-reply.ts';
import type { OpenDeps } from './open-reply.ts';

export interface Committed {
  /** The last frame of each reply whose end was stored. */
  readonly ends: ReadonlyMap<string, StreamFrame>;
  /** Replies that this node no longer owns: deleted, or taken over by another node. Nothing of them was stored. */
  readonly lost: ReadonlySet<string>;
}

/**
 * Stores the pending text of all replies in one transaction, which waits for the disk once. Rows are always locked in the
 * same order (rooms, messages, wallets), so that transactions cannot deadlock.
 */
export const commitWork = (deps: OpenDeps, work: readonly Work[]): Promise<Committed> =>
  deps.database.transaction().execute(async (transaction) => {
    const ending = work.filter(isEnding);
    await touchRooms(transaction, deps, ending);
    const lost = new Set<string>();
    await storeThinking(transaction, deps, work, lost);
    await startReplies(transaction, deps, work, lost);
    await storeFrames(transaction, deps, work, lost);
    const ended = await storeEnds(transaction, deps, ending, lost);
    await announce(transaction, deps.dialect, 'replies');
    return { ends: await endFrames(transaction, ended), lost };
  });

type EndingWork = Work & { readonly ending: Ending };

const isEnding = (work: Work): work is EndingWork => work.ending !== null;

const idOf = (work: Work): string => work.reply.opened.replyId;

const touchRooms = async (
  transaction: Database,
  deps: OpenDeps,
  work: readonly EndingWork[],
): Promise<void> => {
  const rooms = new Map(work.map((item) => [item.reply.opened.roomId, item]));
  for (const [roomId, { reply, ending }] of [...rooms].toSorted(byKey)) {
    const { memory } = ending;
    const { recentFrom } = reply;
    await transaction
      .updateTable('rooms')
      .set({
        updated_at: deps.now(),
        ...(memory === null ? {} : { memory }),
        ...(recentFrom === undefined ? {} : { recent_from: recentFrom }),
      })
      .where('room_id', '=', roomId)
      .execute();
  }
};

/** Marks replies whose companion thinks, for readers on other nodes. */
const storeThinking = async (
  transaction: Database,
  deps: OpenDeps,
  work: readonly Work[],
  lost: Set<string>,
): Promise<void> => {
  const thinking = work.filter((item) => item.thinks);
  await updateOwn(transaction, deps, thinking, { thinking_at: deps.now() }, lost);
};

/** Charges a reply before its first text is shown. Its row is locked first, so that the chat is not refunded. */
const startReplies = async (
  transaction: Database,
  deps: OpenDeps,
  work: readonly Work[],
  lost: Set<string>,
): Promise<void> => {
  const starting = work.filter((item) => item.ending === null && item.frame?.seq === item.reply.firstSeq);
  await updateOwn(transaction, deps, starting, { heartbeat_at: deps.now(), thinking_at: null }, lost);
  for (const item of starting) {
    if (!lost.has(idOf(item)) && item.reply.opened.charge !== null) {
      await settleChat(transaction, item.reply.opened.charge, deps.now());
    }
  }
};

/** Updates open replies of this node. Those that are no longer its own are added to `lost`. */
const updateOwn = async (
  transaction: Database,
  deps: OpenDeps,
  work: readonly Work[],
  values: Partial<Pick<MessageRow, 'heartbeat_at' | 'thinking_at'>>,
  lost: Set<string>,
): Promise<void> => {
  if (work.length === 0) {
    return;
  }
  const taken = await transaction
    .updateTable('messages')
    .set(values)
    .where('message_id', 'in', work.map(idOf))
    .where('status', '=', 'streaming')
    .where('node', '=', deps.node)
    .returning('message_id')
    .execute();
  const own = new Set(taken.map((row) => row.message_id));
  for (const replyId of work.map(idOf).filter((id) => !own.has(id))) {
    lost.add(replyId);
  }
};

/** An ended reply is stored as its complete text, without a last frame. */
const storeFrames = async (
  transaction: Database,
  deps: OpenDeps,
  work: readonly Work[],
  lost: Set<string>,
): Promise<void> => {
  const frames = work
    .filter((item) => item.ending === null && !lost.has(idOf(item)))
    .map((item) => item.frame)
    .filter((frame) => frame !== null);
  if (frames.length === 0) {
    return;
  }
  const stored = await insertFrames(transaction, deps.dialect, deps.node, frames);
  if (stored < frames.length) {
    for (const replyId of await missingOf(transaction, deps, frames)) {
      lost.add(replyId);
    }
  }
};

const missingOf = async (
  transaction: Database,
  deps: OpenDeps,
  frames: readonly Frame[],
): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('messages')
    .select('message_id')
    .where('status', '=', 'streaming')
    .where('node', '=', deps.node)
    .execute();
  const own = new Set(rows.map((row) => row.message_id));
  return frames.map((frame) => frame.replyId).filter((replyId) => !own.has(replyId));
};

interface Ended {
  readonly work: EndingWork;
  readonly row: MessageRow;
}

const storeEnds = async (
  transaction: Database,
  deps: OpenDeps,
  work: readonly EndingWork[],
  lost: Set<string>,
): Promise<Ended[]> => {
  const ended: Ended[] = [];
  for (const item of work) {
    const row = await storeEnd(transaction, deps, item);
    if (row === undefined) {
      lost.add(idOf(item));
    } else {
      ended.push({ work: item, row });
    }
  }
  await bookEnds(transaction, deps, ended);
  return ended;
};

const storeEnd = async (
  transaction: Database,
  deps: OpenDeps,
  item: EndingWork,
): Promise<MessageRow | undefined> => {
  const row = await transaction
    .updateTable('messages')
    .set({
      text: item.text,
      ...endState(item.ending, item.text),
      ...noWriter,
      finished_at: deps.now(),
      unread_at: item.reply.hasReaders || item.ending.kind === 'stopped' ? null : deps.now(),
    })
    .where('message_id', '=', idOf(item))
    .where('status', '=', 'streaming')
    .where('node', '=', deps.node)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) {
    await deleteFrames(transaction, deps.dialect, idOf(item));
    await storePrompt(transaction, item.reply, deps.now());
    await storeEffects(transaction, item.reply);
    await delayReading(transaction, row.room_id, deps.now());
    if (deps.embedder !== null) {
      await scheduleEmbedding(transaction, row.room_id, deps.now());
    }
  }
  return row;
};

/** An empty reply counts as failed. */
const endStatus = (kind: Ending['kind'], text: string): MessageRow['status'] => {
  if (kind === 'stopped') {
    return 'stopped';
  }
  if (text === '') {
    return 'failed';
  }
  return kind === 'done' ? 'done' : 'interrupted';
};

/** The columns that say how a reply ended. */
export const endState = (
  { kind, problem = 'empty', isContinuable = false }: Pick<Ending, 'kind' | 'problem' | 'isContinuable'>,
  text: string,
): Pick<MessageRow, 'status' | 'problem'> => {
  const status = endStatus(kind, text);
  if (status === 'done') {
    return { status, problem: isContinuable ? 'length' : null };
  }
  return { status, problem: status === 'stopped' ? null : problem };
};

const bookEnds = async (transaction: Database, deps: OpenDeps, ended: readonly Ended[]): Promise<void> => {
  const byUser = ended.toSorted((a, b) => byKey([a.work.reply.opened.userId], [b.work.reply.opened.userId]));
  for (const { work } of byUser) {
    const { charge, begun } = work.reply.opened;
    if (charge !== null && work.text === begun) {
      await releaseChat(transaction, charge, deps.now());
    } else if (charge !== null && work.frame?.seq === work.reply.firstSeq) {
      await settleChat(transaction, charge, deps.now());
    }
    if (charge !== null && work.ending.isMisunderstood === true && work.text !== begun) {
      await forgiveChat(transaction, charge, deps.now());
    }
  }
};

const endFrames = async (
  transaction: Database,
  ended: readonly Ended[],
): Promise<Map<string, StreamFrame>> => {
  const frames = new Map<string, StreamFrame>();
  for (const { work, row } of ended) {
    const benefits = await readBenefits(transaction, work.reply.opened.userId);
    frames.set(row.message_id, await endFrame(transaction, row, benefits));
  }
  return frames;
};

const byKey = ([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number =>
  a < b ? -1 : 1;
