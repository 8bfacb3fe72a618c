/** A file that is no card that can be read here. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly reason: 'large' | 'unreadable';

  constructor(reason: 'large' | 'unreadable') {
    super(`The card is ${reason}.`);
    this.reason = reason;
  }
}

/** The largest file that is read, in bytes, and the most that its texts may become, in UTF-16 units. */
export const largestCard = 1_000_000;

/** Cards of version 3 with a lore book are nested eight deep. */
const deepest = 64;

/** Throws `CardError` for a text that is too large, or nested too deep, to be worth reading. */
export function refuseHugeCard(text: string): void {
  if (text.length > largestCard) throw new CardError('large');
  if (isDeeperThan(text, deepest)) throw new CardError('unreadable');
}

/** Throws `CardError` where the texts would become too large with the names in them. Nothing is built to find out. */
export function refuseFlood(texts: readonly string[], name: string): void {
  let length = 0;
  for (const text of texts) {
    length += text.length + Array.from(text.matchAll(placeholder)).length * name.length;
    if (length > largestCard) throw new CardError('large');
  }
}

/** The text with the names in it. No more is built than is needed to see that it is longer than `longest`. */
export function withNames(text: string, name: string, longest: number): string {
  // A placeholder becomes one character at least, so this much always fills the field.
  const enough = text.slice(0, longestPlaceholder * (longest + 1));
  return enough.replaceAll(placeholder, (found) => (/user/i.test(found) ? 'you' : name));
}

/** What cards write for the two who will talk. */
const placeholder = /\{\{(?:char|user)\}\}|<(?:BOT|USER)>/gi;
const longestPlaceholder = '{{char}}'.length;

/** Brackets within strings do not count. */
function isDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
