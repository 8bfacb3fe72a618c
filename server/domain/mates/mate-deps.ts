import type { Companion } from '../../companions/companion.ts';
import type { Embedder } from '../../model-host/embeddings.ts';
import type { Log } from '../../shared/log.ts';
import type { Moderation } from '../../moderation/moderation.ts';
import type { StoreDeps } from '../store-deps.ts';

/** The dependencies of user-made mates, and of suggestions that a companion writes. */
export interface MateDeps extends StoreDeps {
  readonly companion: Companion;
  /** Null without a model that compares meanings. */
  readonly embedder: Embedder | null;
  /** Null when no model is configured, or its moderation is turned off. */
  readonly moderation: Moderation | null;
  readonly log: Log;
}
