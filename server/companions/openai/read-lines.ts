import { countTokens } from '../prompt/tokens/count-tokens.ts';
import { cutEnd } from '../prompt/tokens/cut.ts';
import type { Offer } from '../prompt/sections/offers.ts';

/** A line of a conversation that a model reads to learn from it. */
interface QuotedLine {
  /** The text before the quotation, with the line break. */
  readonly heading: string;
  readonly quotation: string;
}

/** Returns all lines in `limit` tokens: what short ones do not need is divided among the longer ones. */
export const offerLines = (lines: readonly QuotedLine[], limit: number): Offer<string>[] => {
  let left = limit;
  return lines
    .map((line, index) => ({ ...line, index }))
    .toSorted((one, other) => one.quotation.length - other.quotation.length)
    .map(({ index, heading, quotation }, place) => {
      const share = Math.floor(left / (lines.length - place)) - countTokens(heading) - 2;
      const offer = toOffer(`${heading}${cutEnd(quotation, share)}`);
      left -= offer.tokens;
      return { index, offer };
    })
    .toSorted((one, other) => one.index - other.index)
    .map(({ offer }) => offer);
};

export const toOffer = (text: string): Offer<string> => ({ item: text, tokens: countTokens(text) + 1 });

export const speakerOf = (role: 'user' | 'mate'): string => (role === 'user' ? 'the person:' : 'the mate:');
