import type { Site } from '../../contract/site.ts';

/** A page of text below its title, which one view renders. */
export interface TextPage<Block = TextBlock> {
  /** The subject of the page, in a sentence or two. */
  readonly intro: string;
  /** By the names of the sections in the page, for the table of contents. */
  readonly sections: Readonly<Record<string, TextSection<Block>>>;
}

export interface TextSection<Block = TextBlock> {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A paragraph, a list, a table whose first cells name the rows, or ways to somewhere else. */
export type TextBlock =
  | string
  | { readonly list: Items<string> }
  | { readonly table: TextTable }
  | { readonly links: TextLinks };

/** Named where a test compares them with something. */
type Items<Item> = readonly Item[] | Readonly<Record<string, Item>>;

export interface TextTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: Items<readonly string[]>;
}

/** The labels by a path of this page, or by an address with `https:` or `tel:`. */
export type TextLinks = Readonly<Record<string, string>>;

/** Writes a page for a server. */
export type WritePage<Block = TextBlock> = (site: Pick<Site, 'mail' | 'product'>) => TextPage<Block>;
