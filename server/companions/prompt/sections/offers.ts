interface Sized {
  readonly tokens: number;
  /** A line that stands once above all offers with it, such as their day. */
  readonly heading?: { readonly key: string; readonly tokens: number } | undefined;
}

/** Something that a section could have, with what it costs in tokens, without its heading. */
export interface Offer<Item> extends Sized {
  readonly item: Item;
}

interface Space {
  readonly limit: number;
  readonly max: number;
  /** Whether the items belong together, as the lines of a conversation: none is left out between two of them. */
  readonly isUnbroken?: boolean;
}

/**
 * Offers items, the most relevant first, those of the first `max` that `limit` tokens can hold: shorter ones stay behind one that
 * does not fit.
 */
export const offerWithin = <Source, Offered extends Sized>(
  sources: readonly Source[],
  { limit, max, isUnbroken = false }: Space,
  toOffer: (source: Source) => Offered,
): Offered[] => {
  const offers: Offered[] = [];
  const costOf = createCount();
  let left = limit;
  for (const source of sources.slice(0, max)) {
    if (left <= 0) break;
    const offer = toOffer(source);
    const cost = costOf(offer, left);
    if (cost <= left) {
      offers.push(offer);
      left -= cost;
    } else if (isUnbroken) break;
  }
  return offers;
};

/** Returns what a section costs that has `frame` tokens around its items. */
export const sizeOfOffers = (offers: readonly Sized[], frame: number): number => {
  const costOf = createCount();
  return offers.length === 0 ? 0 : offers.reduce((sum, offer) => sum + costOf(offer), frame);
};

/** Returns a function that tells what the next offer costs, with its heading where no earlier one within its `limit` has it. */
const createCount = () => {
  const headings = new Set<string>();
  return ({ tokens, heading }: Sized, limit = Infinity): number => {
    const cost = tokens + (heading === undefined || headings.has(heading.key) ? 0 : heading.tokens);
    if (heading !== undefined && cost <= limit) headings.add(heading.key);
    return cost;
  };
};
