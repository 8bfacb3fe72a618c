import type { Log } from '../../log.ts';
import { isAway } from '../../store/unavailable.ts';
import { purgeRemovedRooms } from '../rooms/delete-room.ts';
import { purgeRemovals } from '../rooms/removals.ts';
import { trimFrames } from './frames.ts';
import type { OpenDeps } from './open-reply.ts';
import { reapReplies } from './reaper.ts';

/** The periodic work of a node: heartbeats, stop requests of other nodes, replies of dead nodes, and expired rows. */
export interface Maintenance {
  /** Ends the replies of dead processes and starts the timers. */
  readonly start: () => Promise<void>;
  close(): void;
}

export interface MaintenanceHooks {
  readonly openReplies: () => readonly string[];
  /** Another node accepted the request to stop this reply. */
  readonly onStopRequested: (replyId: string) => void;
}

/** The interval between two reads of stop requests that another node accepted, in milliseconds. */
const pollInterval = 250;
/** The interval of deleting the frames of ended replies. */
const trimInterval = 1000;
/** The interval of heartbeats. */
const heartbeatInterval = 5000;
/** A node without a heartbeat for this long counts as dead. */
const deathAfter = 15_000;

export const createMaintenance = (
  deps: OpenDeps & { readonly log: Log },
  hooks: MaintenanceHooks,
): Maintenance => {
  const timers: NodeJS.Timeout[] = [];
  /** After an outage the other nodes get the time for a heartbeat. */
  let reapsFrom = 0;

  const every = (milliseconds: number, work: () => Promise<unknown>): void => {
    let isBusy = false;
    const run = async (): Promise<void> => {
      if (isBusy) {
        return;
      }
      isBusy = true;
      await work().catch((error: unknown) => {
        reapsFrom = deps.now() + deathAfter;
        if (!isAway(error)) {
          deps.log.error({ err: error }, 'maintenance of replies failed');
        }
      });
      isBusy = false;
    };
    timers.push(setInterval(() => void run(), milliseconds).unref());
  };

  return {
    start: async () => {
      // Only one process at a time opens the embedded database: the process that wrote there before has ended.
      await reapReplies(deps, deps.dialect === 'sqlite' ? null : deps.now() - deathAfter);
      await trimFrames(deps.database, deps.dialect);
      every(trimInterval, () => trimFrames(deps.database, deps.dialect));
      every(pollInterval, async () => {
        if (hooks.openReplies().length > 0) {
          (await readStopRequests(deps)).forEach(hooks.onStopRequested);
        }
      });
      every(heartbeatInterval, async () => {
        await beat(deps, hooks.openReplies());
        if (deps.now() >= reapsFrom) {
          await reapReplies(deps, deps.now() - deathAfter, hooks.openReplies());
        }
        await purgeRemovedRooms(deps);
        await purgeRemovals(deps);
      });
    },
    close: () => timers.forEach((timer) => clearInterval(timer)),
  };
};

const readStopRequests = async (deps: OpenDeps): Promise<string[]> => {
  const rows = await deps.database
    .selectFrom('messages')
    .select('message_id')
    .where('status', '=', 'streaming')
    .where('node', '=', deps.node)
    .where('stop_asked_at', 'is not', null)
    .execute();
  return rows.map((row) => row.message_id);
};

const beat = async (deps: OpenDeps, openReplies: readonly string[]): Promise<void> => {
  if (openReplies.length === 0) {
    return;
  }
  await deps.database
    .updateTable('messages')
    .set({ heartbeat_at: deps.now() })
    .where('message_id', 'in', openReplies)
    .where('status', '=', 'streaming')
    .where('node', '=', deps.node)
    .execute();
};
