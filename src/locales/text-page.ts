/** A page of text below its title, as data: each language has its texts, and one view renders them all. */
export interface TextPage {
  /** The subject of the page, in a sentence or two. */
  readonly intro: string;
  readonly sections: readonly TextSection[];
}

export interface TextSection {
  /** Names the section in the page, for the table of contents. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly TextBlock[];
}

/** A paragraph, a list, a table whose first cells name the rows, or ways to somewhere else. */
export type TextBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: TextTable }
  | { readonly links: readonly TextLink[] };

export interface TextTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** `to` is a path of this page, or an address with `https:` or `tel:`. */
export interface TextLink {
  readonly to: string;
  readonly label: string;
}

/** Builds a section from its id, its heading and its blocks. */
export const section = (id: string, heading: string, blocks: readonly TextBlock[]): TextSection => ({
  id,
  heading,
  blocks,
});

export const list = (items: readonly string[]): TextBlock => ({ list: items });

export const table = (content: TextTable): TextBlock => ({ table: content });

/** Builds links from their labels by target. */
export const links = (labels: Readonly<Record<string, string>>): TextBlock => ({
  links: Object.entries(labels).map(([to, label]) => ({ to, label })),
});
