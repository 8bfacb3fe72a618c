/** Something that a section could have, with what it costs in tokens. */
export interface Offer<Item> {
  readonly item: Item;
  readonly tokens: number;
}

/** Offers items, the most relevant first, until `limit` tokens or `most` items are reached. */
export const offerWithin = <Source, Item>(
  sources: readonly Source[],
  { limit, most }: { readonly limit: number; readonly most: number },
  toOffer: (source: Source) => Offer<Item>,
): Offer<Item>[] => {
  const offers: Offer<Item>[] = [];
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
export const sizeOfOffers = (offers: readonly Offer<unknown>[], frame: number): number =>
  offers.length === 0 ? 0 : offers.reduce((sum, { tokens }) => sum + tokens, frame);
