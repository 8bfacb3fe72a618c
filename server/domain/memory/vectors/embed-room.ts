import type { Log } from '../../../shared/log.ts';
import { HostError } from '../../../model-host/host-error.ts';
import type { Embedder } from '../../../model-host/embeddings.ts';
import type { Pauses } from '../../../model-host/pauses.ts';
import { isOutage } from '../../../store/unavailable.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { countRuns, nextDay, oneRun, releaseJob, type ClaimedJob } from '../jobs/claims.ts';
import { busyPause } from '../jobs/job-worker.ts';
import { embedTexts } from './embed-texts.ts';
import { storeVectors } from './store-vectors.ts';
import { selectUnembedded } from './unembedded.ts';
import type { VectorOwner } from './vector-limits.ts';

export interface EmbeddingDeps extends StoreDeps {
  readonly embedder: Embedder;
  /** When the host is not asked. */
  readonly pauses: Pauses;
  readonly log: Log;
}

/** How many messages one job embeds, and how many such parts a user has in a day (UTC). */
export const messagesPerRun = 16;
export const embeddingsPerDay = 1000;

/** Embeds the next messages of a claimed room. Rejects only for the database, and when `signal` stops it. */
export const embedRoom = async (deps: EmbeddingDeps, job: ClaimedJob, signal: AbortSignal): Promise<void> => {
  const { database, embedder, now } = deps;
  const room = await database
    .selectFrom('rooms')
    .select(['user_id', 'removed_at'])
    .where('room_id', '=', job.room_id)
    .executeTakeFirst();
  if (room === undefined) {
    return;
  }
  if (room.removed_at !== null) {
    await releaseJob(deps, job, now() + busyPause);
    return;
  }
  const owner: VectorOwner = { roomId: job.room_id, userId: room.user_id, model: embedder.model };
  const messages = await selectUnembedded(database, owner)
    .select(['messages.message_id', 'messages.seq', 'text'])
    .limit(messagesPerRun)
    .execute();
  if (messages.length === 0) {
    await storeVectors(deps, job, { owner, messages, vectors: [] });
  } else if ((await countRuns(deps, job.table, room.user_id)) >= embeddingsPerDay) {
    await releaseJob(deps, job, nextDay(now()));
  } else {
    await embed(deps, { job, owner, messages, signal });
  }
};

interface Part {
  readonly job: ClaimedJob;
  readonly owner: VectorOwner;
  readonly messages: readonly { readonly message_id: string; readonly seq: number; readonly text: string }[];
  readonly signal: AbortSignal;
}

const embed = async (deps: EmbeddingDeps, { job, owner, messages, signal }: Part): Promise<void> => {
  const { embedder, pauses, log, now } = deps;
  try {
    const vectors = await embedTexts(
      embedder,
      messages.map(({ text }) => text),
      signal,
    );
    pauses.end();
    const { outdated } = await storeVectors(deps, job, { owner, messages, vectors });
    if (outdated > 0) {
      log.info(
        { room: owner.roomId, messages: outdated },
        'the embedding model has another size; messages are embedded again',
      );
    }
  } catch (error) {
    if (isOutage(error) || signal.aborted) throw error;
    const failure = error instanceof HostError ? error.kind : 'broken';
    log.warn({ failure, err: error }, 'messages were not embedded; trying again later');
    // Other rooms go first: the cause may be this one.
    await releaseJob(deps, job, pauses.begin() + busyPause, { ...oneRun(now()), failures: job.failures + 1 });
  }
};
