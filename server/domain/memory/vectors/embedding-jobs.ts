import { minutes } from '../../../shared/clock.ts';
import { createPauses } from '../../../model-host/pauses.ts';
import type { Embedder } from '../../../model-host/embeddings.ts';
import { createWorker, type Worker, type WorkerDeps } from '../jobs/job-worker.ts';
import { embedRoom } from './embed-room.ts';

/** The pause after a failure of the host, in milliseconds; doubled with each further one. */
const pauseRange = { first: minutes(1), longest: minutes(60) } as const;

/** Gives messages their vectors. Null without a model for it. */
export const createEmbeddingJobs = (
  deps: WorkerDeps & { readonly embedder: Embedder | null },
): Worker | null => {
  const { embedder } = deps;
  if (embedder === null) {
    return null;
  }
  const pauses = createPauses(pauseRange, deps.now);
  return createWorker(deps, {
    table: 'embedding_jobs',
    run: (job, signal) => embedRoom({ ...deps, embedder, pauses }, job, signal),
    isPaused: pauses.isPaused,
  });
};
