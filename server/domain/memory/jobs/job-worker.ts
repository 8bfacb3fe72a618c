import { minutes, seconds } from '../../../shared/clock.ts';
import type { Log } from '../../../shared/log.ts';
import { isOutage } from '../../../store/unavailable.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { claimJob, releaseJob, renewClaim, renewInterval, type ClaimedJob, type JobTable } from './claims.ts';

/** Does the jobs of one table, one at a time on each node. */
export interface Worker {
  readonly start: () => void;
  /** Stops the current job, which is done again later, and resolves when it has stopped. */
  readonly close: () => Promise<void>;
}

export interface WorkerDeps extends StoreDeps {
  readonly log: Log;
  /** Whether this node writes replies, which go first. */
  readonly isReplying: () => boolean;
}

/** The jobs of a table. */
export interface Work {
  readonly table: JobTable;
  /** Does a claimed job, and releases it. `signal` stops it: it may then reject, and the job is done again later. */
  readonly run: (job: ClaimedJob, signal: AbortSignal) => Promise<void>;
  /** Whether no job is to be done now. */
  readonly isPaused?: () => boolean;
}

/** The intervals of polling for a job, and for a reply that began during one, in milliseconds. */
const pollInterval = seconds(1);
const replyInterval = 250;

/** The delay before a job is tried again that was stopped, or whose room is busy, in milliseconds. */
export const busyPause = seconds(5);

/** The time after which a due job has precedence on a node that is never idle, in milliseconds. */
const longestWait = minutes(2);

export const createWorker = (deps: WorkerDeps, { table, run, isPaused = () => false }: Work): Worker => {
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
    while (!closing.signal.aborted && !isPaused() && !waits()) {
      const job = await claimJob(deps, table);
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
    const signal = AbortSignal.any([controller.signal, closing.signal]);
    try {
      await run(job, signal);
    } catch (error) {
      if (isOutage(error) || !signal.aborted) throw error;
      await releaseJob(deps, job, deps.now() + busyPause);
    } finally {
      clearInterval(renewals);
      clearInterval(watch);
    }
  };

  const report = (error: unknown): void => {
    if (!isOutage(error)) {
      deps.log.error({ err: error, table }, 'a job failed');
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
      timer = setInterval(look, pollInterval).unref();
    },
    close: async () => {
      clearInterval(timer ?? undefined);
      closing.abort();
      await running;
    },
  };
};
