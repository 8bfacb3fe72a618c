import { minutes, seconds } from '../../../shared/clock.ts';
import { isOutage } from '../../../store/unavailable.ts';
import { claimJob, renewClaim, renewInterval, type ClaimedJob } from './claims.ts';
import { readRoom, type ReadingDeps } from './read-room.ts';

/** Lets the model read conversations for facts, one at a time on each node. */
export interface MemoryJobs {
  readonly start: () => void;
  /** Stops the current reading, which is done again later, and resolves when it has stopped. */
  readonly close: () => Promise<void>;
}

export interface MemoryJobsDeps extends ReadingDeps {
  /** Whether this node writes replies, which go first. */
  readonly isReplying: () => boolean;
}

/** The interval of looking for a job, and of looking whether a reply began meanwhile, in milliseconds. */
const pollInterval = seconds(1);
const replyInterval = 250;

/** On a node that is never idle a job goes first when it has been due for so long, in milliseconds. */
const longestWait = minutes(2);

export const createMemoryJobs = (deps: MemoryJobsDeps): MemoryJobs => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  const closing = new AbortController();
  /** Since when jobs wait for replies. */
  let waitingSince: number | null = null;

  /** Returns whether replies go first now. */
  const waits = (): boolean => {
    if (!deps.isReplying()) {
      waitingSince = null;
      return false;
    }
    waitingSince ??= performance.now();
    return performance.now() - waitingSince < longestWait;
  };

  const work = async (): Promise<void> => {
    while (!closing.signal.aborted && !waits()) {
      const job = await claimJob(deps);
      if (job === undefined) {
        return;
      }
      await attempt(job);
    }
  };

  const attempt = async (job: ClaimedJob): Promise<void> => {
    const controller = new AbortController();
    const renewals = setInterval(() => {
      void renewClaim(deps, job).then(
        (isOwn) => (isOwn ? undefined : controller.abort()),
        (error: unknown) => report(error),
      );
    }, renewInterval);
    const watch = setInterval(() => (waits() ? controller.abort() : undefined), replyInterval);
    try {
      await readRoom(deps, job, AbortSignal.any([controller.signal, closing.signal]));
    } finally {
      clearInterval(renewals);
      clearInterval(watch);
    }
  };

  const report = (error: unknown): void => {
    if (!isOutage(error)) {
      deps.log.error({ err: error }, 'a conversation was not read for facts');
    }
  };

  const look = (): void => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = null;
      });
  };

  return {
    start: () => {
      if (deps.companion.readFacts !== undefined) {
        timer = setInterval(look, pollInterval).unref();
      }
    },
    close: async () => {
      clearInterval(timer ?? undefined);
      closing.abort();
      await running;
    },
  };
};
