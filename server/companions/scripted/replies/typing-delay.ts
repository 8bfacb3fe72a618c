import { setTimeout as wait } from 'node:timers/promises';
import { CompanionError } from '../../companion.ts';

/** A word, or two letters where no spaces separate words. */
const piece =
  /(?<!\s)\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}[、。，！？」]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)/gu;

/** Hands a text out word by word, with a pause in milliseconds before each. Ends with CompanionError 'cancelled' on abort. */
export async function* wordByWord(
  text: string,
  delay: () => number,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  for (const word of text.match(piece) ?? []) {
    await pause(delay(), signal);
    yield word;
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    signal.throwIfAborted();
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal });
  } catch (cause) {
    throw new CompanionError('cancelled', 'The reply was stopped.', { cause });
  }
}
