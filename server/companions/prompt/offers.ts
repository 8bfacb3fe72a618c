interface Sized {
  readonly tokens: number;
}

/** Something that a section could have, with what it costs in tokens. */
export interface Offer<Item> extends Sized {
  readonly item: Item;
}

interface Space {
  readonly limit: number;
  readonly most: number;
  /** Whether the items belong together, as the lines of a conversation: none is left out between two of them. */
  readonly isUnbroken?: boolean;
}

/**
 * Offers items, the most relevant first, those of the first `most` that `limit` tokens can hold: shorter ones stay behind one that
 * does not fit.
 */
export const offerWithin = <Source, Offered extends Sized>(
  sources: readonly Source[],
  { limit, most, isUnbroken = false }: Space,
  toOffer: (source: Source) => Offered,
): Offered[] => {
  const offers: Offered[] = [];
  let left = limit;
  for (const source of sources.slice(0, most)) {
    if (left <= 0) break;
    const offer = toOffer(source);
    if (offer.tokens <= left) {
      offers.push(offer);
      left -= offer.tokens;
    } else if (isUnbroken) break;
  }
  return offers;
};

/** Returns what a section costs that has `frame` tokens around its items. */
export const sizeOfOffers = (offers: readonly Sized[], frame: number): number =>
  offers.length === 0 ? 0 : offers.reduce((sum, { tokens }) => sum + tokens, frame);
