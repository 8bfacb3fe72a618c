import type { PromptRecordSection } from '../../companion.ts';
import { countTokens } from '../tokens/count-tokens.ts';
import { offerWithin, sizeOfOffers, type Offer } from './offers.ts';
import { titled } from './quote.ts';

type RecordItems = NonNullable<PromptRecordSection['items']>;

/** An item with its text in the section. */
interface Written<Item> extends Offer<Item> {
  readonly text: string;
  readonly heading?: Heading & { readonly tokens: number };
}

/** A line above items that follow each other, such as their day. */
interface Heading {
  readonly key: string;
  readonly title: string;
}

/** A section of the first message that has as many items as fit. */
export interface ListSection<Item> {
  readonly title: string;
  readonly intro: string;
  /** Titles of its parts. */
  readonly headings?: readonly string[];
  /** The separator of two items; a line break by default. */
  readonly divider?: string;
  /** A prompt has no more items, so that its record stays small. */
  readonly max: number;
  /** Whether no item is left out between two others. */
  readonly isUnbroken?: boolean;
  /** Which items stand elsewhere in the prompt, and what each of them costs in addition, in tokens. */
  readonly apart?: { readonly has: (item: Item) => boolean; readonly cost: number };
  readonly toText: (item: Item) => string;
  readonly toHeading?: (item: Item) => Heading;
  /** Returns texts in the order of the section. The items are the chosen ones, the most relevant first. */
  readonly arrange: (items: ReadonlyArray<Written<Item>>) => readonly string[];
  readonly toRecord: (item: Item) => Omit<RecordItems[number], 'tokens'>;
}

/** The items that a section contains. */
interface Chosen<Item> {
  /** '' where nothing fits. */
  readonly text: string;
  /** The items that stand elsewhere, the most relevant first. */
  readonly apart: readonly Item[];
  /** How many do not fit. */
  readonly leftOut: number;
  readonly items: RecordItems;
}

/** The items that a section could have. */
export class OfferedList<Item> {
  readonly #section: ListSection<Item>;
  readonly #items: readonly Item[];
  readonly #offers: ReadonlyArray<Written<Item>>;
  /** The cost of the title and the gaps, in tokens. */
  readonly #frame: number;

  private constructor(
    section: ListSection<Item>,
    items: readonly Item[],
    offers: ReadonlyArray<Written<Item>>,
  ) {
    this.#section = section;
    this.#items = items;
    this.#offers = offers;
    this.#frame = frameOf(section);
  }

  /** Offers of the items, the most relevant first, those that `limit` tokens could hold. */
  static within<Item>(section: ListSection<Item>, items: readonly Item[], limit: number): OfferedList<Item> {
    const { divider = '\n', max, isUnbroken = false, apart, toText, toHeading } = section;
    const gap = countTokens(divider);
    const offers = offerWithin(items, { limit: limit - frameOf(section), max, isUnbroken }, (item) => {
      const text = toText(item);
      const more = apart?.has(item) === true ? apart.cost : 0;
      const offer = { item, text, tokens: countTokens(text) + gap + more };
      const heading = toHeading?.(item);
      return heading === undefined
        ? offer
        : { ...offer, heading: { ...heading, tokens: countTokens(heading.title) + gap } };
    });
    return new OfferedList(section, items, offers);
  }

  /** The cost of the section with all that is offered, in tokens. */
  get size(): number {
    return sizeOfOffers(this.#offers, this.#frame);
  }

  without(isExcluded: (item: Item) => boolean): OfferedList<Item> {
    return new OfferedList(
      this.#section,
      this.#items.filter((item) => !isExcluded(item)),
      this.#offers.filter(({ item }) => !isExcluded(item)),
    );
  }

  /** How many of `limit` tokens the section uses. */
  uses(limit: number): number {
    return sizeOfOffers(this.#choose(limit), this.#frame);
  }

  /** Writes the section with what fits into `limit` tokens. */
  write(limit: number): Chosen<Item> {
    const { title, intro, divider = '\n', apart, arrange, toRecord } = this.#section;
    const chosen = this.#choose(limit);
    const here = apart === undefined ? chosen : chosen.filter(({ item }) => !apart.has(item));
    return {
      text: here.length === 0 ? '' : titled(title, [intro, arrange(here).join(divider)]),
      apart: apart === undefined ? [] : chosen.map(({ item }) => item).filter((item) => apart.has(item)),
      leftOut: this.#items.length - chosen.length,
      items: chosen.map(({ item, tokens }) => ({ ...toRecord(item), tokens })),
    };
  }

  #choose(limit: number): ReadonlyArray<Written<Item>> {
    const { isUnbroken = false } = this.#section;
    const space = { limit: limit - this.#frame, max: this.#offers.length, isUnbroken };
    return offerWithin(this.#offers, space, (offer) => offer);
  }
}

/** Returns the texts of items in their order, each heading above the first of those that follow it. */
export const withHeadings = (items: ReadonlyArray<Written<unknown>>): string[] =>
  items.flatMap(({ text, heading }, index) =>
    heading === undefined || heading.key === items[index - 1]?.heading?.key ? [text] : [heading.title, text],
  );

const frameOf = ({ title, intro, headings = [] }: ListSection<never>): number =>
  countTokens(titled(title, [intro, ...headings])) + Math.max(1, headings.length);
