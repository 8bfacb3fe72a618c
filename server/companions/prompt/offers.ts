interface Sized {
  readonly tokens: number;
}

/** Something that a section could have, with what it costs in tokens. */
export interface Offer<Item> extends Sized {
  readonly item: Item;
}

/** Offers items, the most relevant first, until `limit` tokens or `most` items are reached. */
export const offerWithin = <Source, Offered extends Sized>(
  sources: readonly Source[],
  { limit, most }: { readonly limit: number; readonly most: number },
  toOffer: (source: Source) => Offered,
): Offered[] => {
  const offers: Offered[] = [];
  let left = limit;
  for (const source of sources.slice(0, most)) {
    const offer = toOffer(source);
    if (offer.tokens > left) {
      break;
    }
    offers.push(offer);
    left -= offer.tokens;
  }
  return offers;
};

/** Returns what a section costs that has `frame` tokens around its items. */
export const sizeOfOffers = (offers: readonly Sized[], frame: number): number =>
  offers.length === 0 ? 0 : offers.reduce((sum, { tokens }) => sum + tokens, frame);
