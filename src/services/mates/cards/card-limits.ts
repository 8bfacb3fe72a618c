import { isDeeperThan } from '../../../../contract/json-depth.ts';
import { maxCardLength } from '../../../../contract/mates/own-mate.ts';
import { lengthWithNames, type Names } from '../../../../contract/macros/placeholders.ts';
import { ExpectedError } from '../../shared/expected-error.ts';

/**
 * Why a file is no card that can be read here. `encoding`: it is text, but not Unicode. `damaged`: bytes are missing or wrong.
 * `several`: one was expected.
 */
export type CardProblem = 'large' | 'unreadable' | 'encoding' | 'damaged' | 'several';

/** A file that is no card that can be read here. */
export class CardError extends ExpectedError {
  override readonly name = 'CardError';
  readonly reason: CardProblem;

  constructor(reason: CardProblem) {
    super(`The card cannot be read: ${reason}.`);
    this.reason = reason;
  }
}

/** The largest card that is read, and the most that its texts may become, in UTF-16 units. */
export const largestCard = maxCardLength;

/** More bytes than a card of the largest size takes, in any encoding of its text. */
export const largestText = 4 * largestCard;

/** Cards of version 3 with a lorebook are nested eight deep. */
const deepest = 64;

/** Throws `CardError` for a text that is too large, or nested too deep, to be worth reading. */
export function refuseHugeCard(text: string): void {
  if (text.length > largestCard) throw new CardError('large');
  if (isDeeperThan(text, deepest)) throw new CardError('unreadable');
}

/** Throws `CardError` where the texts would become too large with the names in them. Nothing is built to find out. */
export function refuseFlood(texts: readonly string[], names: Names): void {
  const length = texts.reduce((sum, text) => sum + lengthWithNames(text, names), 0);
  if (length > largestCard) throw new CardError('large');
}
