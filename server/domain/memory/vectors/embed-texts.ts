import { cutText } from '../../../../contract/letters.ts';
import { isRefusedText, type Embedder } from '../../../model-host/embeddings.ts';
import { toVector, type Vector } from './vector.ts';

/** How much of a text is embedded, in UTF-16 units, and how much where the host refuses that as too long. */
export const longestText = 2000;
const shortText = 300;

/**
 * Returns the vectors of texts; null for one that the host refuses. One that is refused must not keep others from theirs, so that
 * a refused list is sent again in halves. Throws `HostError` for any other failure.
 */
export const embedTexts = async (
  embedder: Embedder,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly (Vector | null)[]> => {
  try {
    const cut = texts.map((text) => cutText(text, longestText));
    return (await embedder.embed(cut, signal)).map(toVector);
  } catch (error) {
    if (!isRefusedText(error)) {
      throw error;
    }
  }
  const [first = ''] = texts;
  if (texts.length === 1) {
    return first.length <= shortText ? [null] : embedTexts(embedder, [cutText(first, shortText)], signal);
  }
  const half = Math.ceil(texts.length / 2);
  return [
    ...(await embedTexts(embedder, texts.slice(0, half), signal)),
    ...(await embedTexts(embedder, texts.slice(half), signal)),
  ];
};
