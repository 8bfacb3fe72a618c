import * as markdown from 'streaming-markdown';
import { readable } from '../../contract/markdown/escape-markup.ts';
import { MarkdownPreprocessor } from '../../contract/markdown/markdown-feed.ts';
import { withoutStrayMarks } from './normalize.ts';
import { remembering } from './remembered-texts.ts';

/**
 * Returns a text as people see it on the page, where Markdown is rendered: without marks, link addresses and invisible
 * characters. Every reader that judges a text must judge this one. Runs in linear time.
 */
export const asShown = (text: string): string =>
  withoutStrayMarks(renderAsText(text).replaceAll(invisible, ''));

/** Returns the text that the page shows for a message; only its blanks may differ. Uses the parser of the page. */
export const renderAsText = (text: string): string => (mayBeMarkup.test(text) ? render(text) : text);

const render = remembering((text) => {
  const shown = new ShownText();
  shown.write(text);
  shown.end();
  return shown.text;
});

/** Soft hyphens, joiners, direction marks, variation selectors and the like. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Text without any of these is shown as it is written. */
const mayBeMarkup = /[*_~`\\[\]#>|\n\ufdd0-\ufdef]|^\s*(?:[-+]|\d+[.)])/;

/** A link, picture or bracket that is still open. */
interface Bracket {
  readonly token: markdown.Token;
  /** The position behind its opening mark. */
  readonly openedAt: number;
  address: string | null;
  text: string;
  ends: number[];
}

/**
 * The shown form of a text that arrives in pieces, and where each of its characters ends in the source. The result does
 * not depend on how the text was split. Positions are in UTF-16 units.
 */
export class ShownText implements markdown.Renderer<undefined> {
  readonly data = undefined;
  /** The text that is shown, from the place of the last `forgetBefore`. A bracket appears once it is settled. */
  text = '';
  readonly #intake: MarkdownPreprocessor;
  readonly #open: markdown.Token[] = [];
  readonly #brackets: Bracket[] = [];
  readonly #counters: number[] = [];
  #ends: number[] = [];
  #startsAt = 0;
  /** The source from `#at` on, and where the shown text ends in it. */
  #source = '';
  #at = 0;
  /** How much of the source the parser has received. */
  #fed = 0;
  /** The end of `text` that the parser has not returned yet. */
  #ahead = '';

  constructor() {
    this.#intake = new MarkdownPreprocessor(this);
  }

  write(piece: string): void {
    this.#source += piece;
    // A link ends with its bracket, so its address is known to end there.
    for (const part of piece.split(/(?<=\))/)) {
      this.#fed += part.length;
      this.#intake.write(part);
    }
    this.#readAhead();
  }

  end(): void {
    this.#intake.end();
    while (this.#open.length > 0) {
      this.end_token();
    }
    this.#appendBlanks();
  }

  /** Returns where the shown text before `index` ends in the source. Marks belong to what follows them. */
  sourceOf(index: number): number {
    return index === 0 ? this.#startsAt : (this.#ends[index - 1] ?? this.#at);
  }

  /** Discards the text before `index`. */
  forgetBefore(index: number): void {
    this.#startsAt = this.sourceOf(index);
    this.text = this.text.slice(index);
    this.#ends = this.#ends.slice(index);
  }

  readonly add_token = (_: undefined, token: markdown.Token): void => {
    if (token === markdown.DOCUMENT) {
      return;
    }
    this.#open.push(token);
    if (token === markdown.LINE_BREAK) {
      this.#append('\n');
    } else if (token === markdown.TABLE_CELL) {
      this.#insert(' ');
    } else if (blocks.has(token)) {
      this.#startLine();
    }
    if (token === markdown.LIST_ORDERED) {
      this.#counters.push(1);
    } else if (token === markdown.LIST_ITEM) {
      this.#numberItem();
    } else if (brackets.has(token)) {
      const openedAt = this.#advance('[');
      this.#brackets.push({ token, openedAt, address: null, text: '', ends: [] });
    }
  };

  readonly end_token = (): void => {
    const token = this.#open.pop();
    if (token === markdown.LIST_ORDERED) {
      this.#counters.pop();
    } else if (token !== undefined && brackets.has(token)) {
      this.#settleBracket();
    }
  };

  readonly add_text = (_: undefined, text: string): void => {
    const token = this.#open.at(-1);
    this.#append(readable(text, token !== undefined && codes.has(token)));
  };

  readonly set_attr = (_: undefined, attribute: markdown.Attr, value: string): void => {
    const bracket = this.#brackets.at(-1);
    if (attribute === markdown.START) {
      this.#counters[this.#counters.length - 1] = Number(value);
    } else if (bracket !== undefined && this.#open.at(-1) === bracket.token) {
      bracket.address = readable(value, false);
    }
  };

  #numberItem(): void {
    const [marker = ''] = /^[\s>]*(?:[-+*]|\d+[.)])(?=\s)/.exec(this.#source) ?? [];
    this.#drop(this.#at + marker.length);
    if (this.#open.at(-2) === markdown.LIST_ORDERED) {
      const number = this.#counters.at(-1) ?? 1;
      this.#counters[this.#counters.length - 1] = number + 1;
      this.#insert(`${String(number)}. `);
    }
  }

  #settleBracket(): void {
    const isClosed = this.#intake.isBracketClosed();
    const bracket = this.#brackets.pop();
    if (bracket === undefined) {
      return;
    }
    const { token, address, openedAt, text, ends } = bracket;
    const written = (address ?? '').trim().split(/\s/)[0]?.replaceAll(/^<|>$/g, '') ?? '';
    if (address !== null && isAddress.test(written)) {
      this.#at = this.#drop(this.#fed);
      this.#add(text, ends);
      this.#insert(text === '' && (token === markdown.LINK || hasScheme.test(written)) ? written : '');
      return;
    }
    const opening = token === markdown.IMAGE ? '![' : '[';
    this.#add(
      opening,
      Array.from(opening, () => openedAt),
    );
    this.#add(text, ends);
    this.#append(address !== null ? `](${address})` : isClosed ? ']' : '');
  }

  /** The parser holds letters back that it cannot but return. */
  #readAhead(): void {
    const isAtStart = this.text === '' || this.text.endsWith('\n');
    const [plain = ''] = (isAtStart ? plainAtStart : plainInLine).exec(this.#source) ?? [];
    if (this.#brackets.length === 0) {
      this.#add(
        plain,
        plain.split('').map((unit) => this.#advance(unit)),
      );
      this.#ahead += plain;
    }
  }

  #startLine(): void {
    if (this.#ahead.trim() !== '') {
      return;
    }
    this.#appendBlanks();
    this.#ahead = '';
    const { text } = this.#brackets.at(-1) ?? this;
    if (text !== '' && !text.endsWith('\n')) {
      this.#insert('\n');
    }
  }

  /** Appends text of the source, and the blanks before it, of which the parser returns only one. */
  #append(text: string): void {
    for (const unit of text.split('')) {
      if (!this.#isAhead(unit)) {
        const skipped = this.#source.slice(0, Math.max(0, this.#source.indexOf(unit)));
        this.#insert(skipped.replaceAll(/[^ \t]+/g, ''));
        this.#add(unit, [this.#advance(unit)]);
      }
    }
  }

  #isAhead(unit: string): boolean {
    if (this.#ahead !== '' && !this.#ahead.startsWith(unit)) {
      this.#ahead = this.#ahead.trimStart();
    }
    const isAhead = this.#ahead.startsWith(unit);
    this.#ahead = isAhead ? this.#ahead.slice(1) : '';
    return isAhead;
  }

  #appendBlanks(): void {
    const [blanks = ''] = /^[ \t]+/.exec(this.#source) ?? [];
    this.#drop(this.#at + blanks.length);
    this.#insert(blanks);
  }

  /** Appends text that is not in the source. */
  #insert(text: string): void {
    this.#add(
      text,
      text.split('').map(() => this.#at),
    );
  }

  #add(text: string, ends: readonly number[]): void {
    const bracket = this.#brackets.at(-1);
    if (bracket === undefined) {
      this.text += text;
      ends.forEach((end) => this.#ends.push(end));
    } else {
      bracket.text += text;
      ends.forEach((end) => bracket.ends.push(end));
    }
  }

  /** Returns the position behind the unit's next occurrence in the source. */
  #advance(unit: string): number {
    const found = this.#source.startsWith(unit) ? 0 : this.#source.indexOf(unit);
    return found < 0 ? this.#at : this.#drop(this.#at + found + 1);
  }

  #drop(end: number): number {
    if (end > this.#at) {
      this.#source = this.#source.slice(end - this.#at);
      this.#at = end;
    }
    return this.#at;
  }
}

/** Text that stands for itself wherever it is in a line, and at its start, where a number may begin a list. */
const plainInLine = /^[\p{L}\p{M}\p{N} .,;:?…'’"”。、，！？؟]+/u;
const plainAtStart = /^\p{L}[\p{L}\p{M}\p{N} .,;:?…'’"”。、，！？؟]*/u;

const brackets = new Set<markdown.Token>([markdown.LINK, markdown.IMAGE]);
const codes = new Set<markdown.Token>([markdown.CODE_INLINE, markdown.CODE_FENCE, markdown.CODE_BLOCK]);

/** The tokens that start a new line. */
const blocks = new Set<markdown.Token>([
  markdown.PARAGRAPH,
  markdown.RULE,
  markdown.BLOCKQUOTE,
  markdown.HEADING_1,
  markdown.HEADING_2,
  markdown.HEADING_3,
  markdown.HEADING_4,
  markdown.HEADING_5,
  markdown.HEADING_6,
  markdown.CODE_FENCE,
  markdown.CODE_BLOCK,
  markdown.LIST_ORDERED,
  markdown.LIST_UNORDERED,
  markdown.LIST_ITEM,
  markdown.TABLE,
  markdown.TABLE_ROW,
]);

/** A picture without a name is a link, unless it is one of ours. */
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Brackets in front of anything else are text. */
const isAddress = /^(?:[a-z][a-z0-9+.-]*:|[/.#?])/i;
