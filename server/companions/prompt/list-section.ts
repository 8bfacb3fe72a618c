import type { PromptRecordSection } from '../companion.ts';
import { countTokens } from './count-tokens.ts';
import { offerWithin, sizeOfOffers, type Offer } from './offers.ts';
import { titled } from './quote.ts';

type RecordItems = NonNullable<PromptRecordSection['items']>;

/** An item with its text in the section. */
interface Written<Item> extends Offer<Item> {
  readonly text: string;
}

/** A section of the first message that has as many items as fit. */
export interface ListSection<Item> {
  readonly title: string;
  readonly intro: string;
  /** Titles of its parts. */
  readonly headings?: readonly string[];
  /** What is between two items; a line break by default. */
  readonly divider?: string;
  /** A prompt has no more items, so that its record stays small. */
  readonly most: number;
  readonly toText: (item: Item) => string;
  /** Returns texts in the order of the section. The items are the chosen ones, the most relevant first. */
  readonly arrange: (items: ReadonlyArray<Written<Item>>) => readonly string[];
  readonly toRecord: (item: Item) => Omit<RecordItems[number], 'tokens'>;
}

/** What a section has of its items. */
interface Chosen {
  /** '' where nothing fits. */
  readonly text: string;
  /** How many do not fit. */
  readonly leftOut: number;
  readonly items: RecordItems;
}

/** The items that a section could have. */
export class OfferedList<Item> {
  readonly #section: ListSection<Item>;
  readonly #items: readonly Item[];
  readonly #offers: ReadonlyArray<Written<Item>>;
  /** What the title and the gaps cost, in tokens. */
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
    const { divider = '\n', most, toText } = section;
    const gap = countTokens(divider);
    const offers = offerWithin(items, { limit: limit - frameOf(section), most }, (item) => {
      const text = toText(item);
      return { item, text, tokens: countTokens(text) + gap };
    });
    return new OfferedList(section, items, offers);
  }

  /** What the section costs with all that is offered, in tokens. */
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

  /** Writes the section with the first items that fit into `limit` tokens. */
  write(limit: number): Chosen {
    const { title, intro, divider = '\n', arrange, toRecord } = this.#section;
    let left = limit - this.#frame;
    const end = this.#offers.findIndex(({ tokens }) => (left -= tokens) < 0);
    const chosen = end === -1 ? this.#offers : this.#offers.slice(0, end);
    return {
      text: chosen.length === 0 ? '' : titled(title, [intro, arrange(chosen).join(divider)]),
      leftOut: this.#items.length - chosen.length,
      items: chosen.map(({ item, tokens }) => ({ ...toRecord(item), tokens })),
    };
  }
}

const frameOf = ({ title, intro, headings = [] }: ListSection<never>): number =>
  countTokens(titled(title, [intro, ...headings])) + Math.max(1, headings.length);
