import { cutText } from '../../../../contract/letters.ts';
import type { Embedder } from '../../../model-host/embeddings.ts';
import { longestText } from './embed-texts.ts';
import type { Meaning } from './find-near.ts';
import { toVector } from './vector.ts';

/** Returns what a message means; null without a model for it, or where its host does not answer in time. Never rejects. */
export const embedQuestion = async (
  embedder: Embedder | null,
  message: string,
  signal?: AbortSignal,
): Promise<Meaning | null> => {
  const vector = (await embedder?.embedSoon(cutText(message, longestText), signal)) ?? null;
  return embedder === null || vector === null ? null : { model: embedder.model, vector: toVector(vector) };
};
