import type { Log } from '../../log.ts';
import { isAway } from '../../store/unavailable.ts';
import { purgeRemovedRooms } from '../rooms/delete-room.ts';
import { trimFrames } from './frames.ts';
import type { OpenDeps } from './open-reply.ts';
import { reapReplies } from './reaper.ts';

/** What a node does periodically: reports that it is alive, reads stop requests, ends what dead nodes left, and clears away. */
export interface Rounds {
  /** Ends what is left of dead processes and begins the rounds. */
  readonly start: () => Promise<void>;
  close(): void;
}

export interface RoundsHooks {
  readonly openReplies: () => readonly string[];
  /** Another node was asked to stop this reply. */
  readonly onStopAsked: (replyId: string) => void;
}

/** The interval between two reads of stop requests that another node accepted, in milliseconds. */
const lookInterval = 250;
/** How often the frames of replies that have ended are cleared away. */
const trimInterval = 1000;
/** How often a node says that it lives. */
const beatInterval = 5000;
/** A node that was silent for so long is dead. */
const deathAfter = 15_000;

export const createRounds = (deps: OpenDeps & { readonly log: Log }, hooks: RoundsHooks): Rounds => {
  const timers: NodeJS.Timeout[] = [];
  /** After an outage the other nodes get the time to say that they live. */
  let reapsFrom = 0;

  const every = (milliseconds: number, work: () => Promise<unknown>): void => {
    let isBusy = false;
    const round = async (): Promise<void> => {
      if (isBusy) {
        return;
      }
      isBusy = true;
      await work().catch((error: unknown) => {
        reapsFrom = deps.now() + deathAfter;
        if (!isAway(error)) {
          deps.log.error({ err: error }, 'a round of replies failed');
        }
      });
      isBusy = false;
    };
    timers.push(setInterval(() => void round(), milliseconds).unref());
  };

  return {
    start: async () => {
      // Only one process at a time opens the embedded database: the process that wrote there before has ended.
      await reapReplies(deps, deps.dialect === 'sqlite' ? null : deps.now() - deathAfter);
      await trimFrames(deps.database, deps.dialect);
      every(trimInterval, () => trimFrames(deps.database, deps.dialect));
      every(lookInterval, async () => {
        if (hooks.openReplies().length > 0) {
          (await stopsAsked(deps)).forEach(hooks.onStopAsked);
        }
      });
      every(beatInterval, async () => {
        await beat(deps, hooks.openReplies());
        if (deps.now() >= reapsFrom) {
          await reapReplies(deps, deps.now() - deathAfter, hooks.openReplies());
        }
        await purgeRemovedRooms(deps);
      });
    },
    close: () => timers.forEach((timer) => clearInterval(timer)),
  };
};

const stopsAsked = async (deps: OpenDeps): Promise<string[]> => {
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
