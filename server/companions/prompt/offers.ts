import type { PromptRecordSection } from '../companion.ts';

/** Something that a section could have, with what it costs in tokens. */
export interface Offer<Item> {
  readonly item: Item;
  readonly tokens: number;
}

/** The part of what was offered that a section has. */
export interface Chosen {
  /** '' where nothing fits. */
  readonly text: string;
  /** How many do not fit. */
  readonly leftOut: number;
  readonly items: NonNullable<PromptRecordSection['items']>;
}

/** Writes items, the most relevant first, until `limit` tokens or `most` items are reached. */
export const offerWithin = <Item>(
  items: readonly Item[],
  { limit, most }: { readonly limit: number; readonly most: number },
  write: (item: Item) => number,
): Offer<Item>[] => {
  const offers: Offer<Item>[] = [];
  let left = limit;
  for (const item of items.slice(0, most)) {
    const tokens = write(item);
    if (tokens > left) {
      break;
    }
    offers.push({ item, tokens });
    left -= tokens;
  }
  return offers;
};

/** Returns the first offers that cost at most `limit` together. */
export const takeWithin = <Item>(offers: readonly Offer<Item>[], limit: number): Offer<Item>[] => {
  let left = limit;
  const end = offers.findIndex(({ tokens }) => (left -= tokens) < 0);
  return end === -1 ? [...offers] : offers.slice(0, end);
};

/** Returns what a section costs that has `frame` tokens around its items. */
export const sizeOfOffers = (offers: readonly Offer<unknown>[], frame: number): number =>
  offers.length === 0 ? 0 : offers.reduce((sum, { tokens }) => sum + tokens, frame);
