import type { Log } from '../../../shared/log.ts';
import { HostError } from '../../../model-host/host-error.ts';
import type { Embedder } from '../../../model-host/embeddings.ts';
import type { Pauses } from '../../../model-host/pauses.ts';
import { isOutage } from '../../../store/unavailable.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { countRuns, nextDay, oneRun, releaseJob, type ClaimedJob } from '../jobs/claims.ts';
import { busyPause } from '../jobs/job-worker.ts';
import { readSpeakerNames } from '../speakers.ts';
import { embedTexts } from './embed-texts.ts';
import { storeVectors } from './store-vectors.ts';
import { selectUnembedded, toText, type MessageWindow } from './message-windows.ts';
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
    .select(['room_id', 'user_id', 'mate_id', 'card_id', 'removed_at'])
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
  const windows = await selectUnembedded(database, owner).limit(messagesPerRun).execute();
  if (windows.length === 0) {
    await storeVectors(deps, job, { owner, windows, vectors: [] });
  } else if ((await countRuns(deps, job.table, room.user_id)) >= embeddingsPerDay) {
    await releaseJob(deps, job, nextDay(now()));
  } else {
    const names = await readSpeakerNames(database, room);
    const texts = windows.map((window) => toText(window, names));
    await embed(deps, { job, owner, windows, texts, signal });
  }
};

interface Part {
  readonly job: ClaimedJob;
  readonly owner: VectorOwner;
  readonly windows: readonly MessageWindow[];
  readonly texts: readonly string[];
  readonly signal: AbortSignal;
}

const embed = async (deps: EmbeddingDeps, { job, owner, windows, texts, signal }: Part): Promise<void> => {
  const { embedder, pauses, log, now } = deps;
  try {
    const vectors = await embedTexts(embedder, texts, signal);
    pauses.end();
    const { outdated } = await storeVectors(deps, job, { owner, windows, vectors });
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
