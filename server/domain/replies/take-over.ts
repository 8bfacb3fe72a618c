import { sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import { liveNodes } from './leases.ts';
import { readOpened, type OpenedReply, type OpenDeps } from './open-reply.ts';
import { endOrphan } from './reaper.ts';

/** How many replies a node takes over at once, so that several nodes share those of a node that died. */
const repliesAtOnce = 50;

/**
 * Takes over replies on PostgreSQL whose node has no lease: each by one node only. One that the user has asked to stop, or
 * that cannot be taken over again, is ended. `openReplies` are excluded: this node has lost those of them that it does not own,
 * and finds out when it stores something. Returns the replies that this node has to continue.
 */
export const takeOverReplies = async (
  deps: OpenDeps,
  openReplies: readonly string[],
): Promise<readonly OpenedReply[]> => {
  const opened: OpenedReply[] = [];
  for (const orphan of await claim(deps, openReplies)) {
    if (orphan.stop_asked_at === null && (orphan.takeovers_left ?? -1) >= 0) {
      opened.push(await readOpened(deps.database, orphan.message_id));
    } else {
      await endOrphan(deps, orphan);
    }
  }
  return opened;
};

/** A row that another node is claiming, or writing to, is skipped: no node waits for one that is suspended. */
const claim = ({ database, node, now }: OpenDeps, openReplies: readonly string[]) =>
  database
    .updateTable('messages')
    .from('rooms')
    .set({ node, heartbeat_at: now(), takeovers_left: sql<number>`takeovers_left - 1` })
    .whereRef('rooms.room_id', '=', 'messages.room_id')
    .where('message_id', 'in', (inner) =>
      inner
        .selectFrom('messages')
        .select('message_id')
        .where('status', '=', 'streaming')
        .where('node', '<>', node)
        .where('node', 'not in', liveNodes(database))
        .$if(openReplies.length > 0, (query) => query.where('message_id', 'not in', openReplies))
        .orderBy('message_id')
        .limit(repliesAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['message_id', 'reply_to', 'heartbeat_at', 'rooms.user_id', 'stop_asked_at', 'takeovers_left'])
    .execute();

/**
 * Adds a takeover to the open replies of a node that stops, since the next node uses one: only nodes that die count. Those that
 * cannot be taken over remain so.
 */
export const addTakeovers = async (transaction: Database, node: string): Promise<void> => {
  await transaction
    .updateTable('messages')
    .set({ takeovers_left: sql<number>`takeovers_left + 1` })
    .where('node', '=', node)
    .where('status', '=', 'streaming')
    .where('takeovers_left', '>', 0)
    .execute();
};
