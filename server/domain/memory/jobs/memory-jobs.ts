import type { ReadingDeps } from './finish-reading.ts';
import { runExtractionJob } from './extraction-job.ts';
import { createWorker, type Worker, type WorkerDeps } from './job-worker.ts';

/** Lets the model read conversations for facts and chapters. Null for a companion that cannot. */
export const createMemoryJobs = (deps: ReadingDeps & WorkerDeps): Worker | null =>
  deps.companion.readFacts === undefined
    ? null
    : createWorker(deps, { table: 'memory_jobs', run: (job, signal) => runExtractionJob(deps, job, signal) });
