import type { ReadingDeps } from './finish-reading.ts';
import { runExtractionJob } from './extraction-job.ts';
import { createWorker, type Worker, type WorkerDeps } from './job-worker.ts';

interface MemoryJobDeps extends ReadingDeps, WorkerDeps {
  /** Called after each job: the model's host may have forgotten what it read of the room's last prompt. */
  readonly onRead: (roomId: string) => Promise<void>;
}

/** Lets the model read conversations for facts and chapters. Null for a companion that cannot. */
export const createMemoryJobs = (deps: MemoryJobDeps): Worker | null =>
  deps.companion.readFacts === undefined
    ? null
    : createWorker(deps, {
        table: 'memory_jobs',
        run: async (job, signal) => {
          await runExtractionJob(deps, job, signal);
          if (!signal.aborted) await deps.onRead(job.room_id);
        },
      });
