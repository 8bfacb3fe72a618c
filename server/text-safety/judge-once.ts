import { createHash } from 'node:crypto';

/** Results by a hash of the question, least recently used first. */
const cache = new Map<string, boolean>();
const maxCacheSize = 5000;

/**
 * Returns the answer to a question about texts of a conversation, which are the same for every message of it. The answer may
 * depend on the question and the year alone. `now` is in milliseconds since 1970. Stores no text.
 */
export const judgeOnce = (
  question: readonly [name: string, ...texts: ReadonlyArray<readonly string[] | string>],
  now: number,
  judge: () => boolean,
): boolean => {
  const key = createHash('sha256')
    .update(JSON.stringify([new Date(now).getUTCFullYear(), question]))
    .digest('base64');
  const answer = cache.get(key) ?? judge();
  cache.delete(key);
  cache.set(key, answer);
  if (cache.size > maxCacheSize) {
    const [oldest = ''] = cache.keys();
    cache.delete(oldest);
  }
  return answer;
};
