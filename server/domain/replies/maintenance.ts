import { seconds } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import type { Signals } from '../../store/signals.ts';
import { isAway } from '../../store/unavailable.ts';
import { trimFrames } from '../transcript/frames.ts';
import { leaseGraceTime, purgeLeases, renewLease } from './leases.ts';
import type { OpenDeps, OpenedReply } from './open-reply.ts';
import { reapReplies, reapUnclaimed } from './reaper.ts';
import { takeOverReplies } from './take-over.ts';

/** The periodic work of a node: its lease, replies of dead nodes, and stop requests of other nodes. */
export interface Maintenance {
  /** Ends or takes over the replies of dead processes and starts the timers. */
  readonly start: () => Promise<void>;
  /** Takes over no further replies. */
  takeNothing(): void;
  close(): void;
}

export interface MaintenanceHooks {
  readonly openReplies: () => readonly string[];
  /** This node owns the reply of another one and has to continue it. */
  readonly onTakenOver: (opened: OpenedReply) => void;
  /** Other nodes may have taken over replies of this one. */
  readonly onLeaseLost: () => Promise<void>;
  /** Another node accepted the request to stop this reply. */
  readonly onStopRequested: (replyId: string) => void;
}

/** The interval between two reads of stop requests that another node accepted, in milliseconds. */
const stopPollInterval = 250;
/** The interval of deleting the frames of ended replies. */
const trimInterval = seconds(1);
/** The interval of renewing the lease, and of taking over the replies of nodes without one. */
const leaseInterval = 750;
/** The interval of deleting expired rows. */
const purgeInterval = seconds(5);

export const createMaintenance = (
  deps: OpenDeps & { readonly log: Log; readonly signals: Signals },
  hooks: MaintenanceHooks,
): Maintenance => {
  const timers: NodeJS.Timeout[] = [];
  let takesOver = true;
  /** After an outage the other nodes get the time to renew their leases. */
  let takesOverFrom = 0;

  /** Returns a function that does the work, unless it is being done already. */
  const guard = (work: () => Promise<unknown>): (() => Promise<void>) => {
    let isBusy = false;
    return async () => {
      if (isBusy) {
        return;
      }
      isBusy = true;
      await work().catch((error: unknown) => {
        if (!isAway(error)) {
          deps.log.error({ err: error }, 'maintenance of replies failed');
        }
      });
      isBusy = false;
    };
  };

  const every = (milliseconds: number, work: () => Promise<void>): void => {
    timers.push(setInterval(() => void work(), milliseconds).unref());
  };

  /** Returns whether the lease had not expired. */
  const renew = async (): Promise<boolean> => {
    if (await renewLease(deps.database, deps.node)) {
      return true;
    }
    takesOverFrom = performance.now() + leaseGraceTime;
    await hooks.onLeaseLost();
    return false;
  };

  const takeOver = async (): Promise<void> => {
    let taken: readonly OpenedReply[] = [];
    do {
      taken =
        takesOver && performance.now() >= takesOverFrom
          ? await takeOverReplies(deps, hooks.openReplies())
          : [];
      taken.forEach(hooks.onTakenOver);
    } while (taken.length > 0);
  };

  const startLease = async (): Promise<void> => {
    await renewLease(deps.database, deps.node);
    await takeOver();
    const taking = guard(takeOver);
    every(
      leaseInterval,
      guard(async () => {
        if (await renew()) {
          // Not awaited, because the lease has to be renewed meanwhile.
          void taking();
        }
      }),
    );
    every(
      purgeInterval,
      guard(() => purgeLeases(deps.database)),
    );
    deps.signals.on('handovers', () => void taking());
  };

  const readStops = guard(async () => {
    if (hooks.openReplies().length > 0) {
      (await readStopRequests(deps)).forEach(hooks.onStopRequested);
    }
  });

  return {
    start: async () => {
      await (deps.dialect === 'postgres' ? startLease() : reapReplies(deps));
      await trimFrames(deps.database, deps.dialect);
      every(
        trimInterval,
        guard(() => trimFrames(deps.database, deps.dialect)),
      );
      every(stopPollInterval, readStops);
      deps.signals.on('stops', () => void readStops());
      every(
        purgeInterval,
        guard(() => reapUnclaimed(deps, hooks.openReplies())),
      );
    },
    takeNothing: () => {
      takesOver = false;
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
