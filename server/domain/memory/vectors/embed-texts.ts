import { cutText } from '../../../../contract/letters.ts';
import { mayBeOfText, type Embedder } from '../../../model-host/embeddings.ts';
import { seconds } from '../../../shared/clock.ts';
import { toVector, type Vector } from './vector.ts';

/** How much of a text is embedded, in UTF-16 units; half of it where the host fails for that, down to the shortest beginning. */
export const longestText = 2000;
const shortestText = 250;

/** The timeout of a request, in milliseconds. */
const answerTime = seconds(30);

/** A text that every host embeds that works. */
const plainText = 'Hello';

/**
 * Returns the vectors of texts; null for one that the host does not embed. Such a text must not keep others from theirs, so that a list
 * that fails is sent again in halves, whatever the host said, as long as it embeds a plain text. Throws `HostError` where it does not.
 */
export const embedTexts = async (
  embedder: Embedder,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly (Vector | null)[]> => {
  const request = async (list: readonly string[]): Promise<readonly Vector[]> => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(answerTime)]);
    return (await embedder.embed(list, limited)).map(toVector);
  };
  const worksNow = async (): Promise<boolean> => {
    try {
      await request([plainText]);
      return true;
    } catch {
      return false;
    }
  };
  /** Throws the error of a list if it is a fault of the host. */
  const assertWorks = async (error: unknown): Promise<void> => {
    if (!mayBeOfText(error) || !(await worksNow())) throw error;
  };
  const embed = async (list: readonly string[], isFirst: boolean): Promise<readonly (Vector | null)[]> => {
    try {
      return await request(list);
    } catch (error) {
      const isLast = list.length === 1 && (list[0] ?? '').length <= shortestText;
      if (isFirst || isLast || !mayBeOfText(error)) await assertWorks(error);
      if (isLast) return [null];
    }
    const [first = ''] = list;
    if (list.length === 1) {
      return embed([cutText(first, Math.max(shortestText, Math.floor(first.length / 2)))], false);
    }
    const half = Math.ceil(list.length / 2);
    return [...(await embed(list.slice(0, half), false)), ...(await embed(list.slice(half), false))];
  };
  return embed(
    texts.map((text) => cutText(text, longestText)),
    true,
  );
};
