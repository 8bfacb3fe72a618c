import * as markdown from 'streaming-markdown';
import { isBlank } from './characters.ts';
import { literal } from './escape-markup.ts';
import { isLineMark, isMark } from './delimiters.ts';
import { openParser } from './patched-parser.ts';

/**
 * Feeds the parser. Characters that are no markup in a chat reach it as literals, and a link with an incomplete address becomes
 * text at the end of its line. What it decides depends on the text alone, never on where the text was cut.
 */
export class MarkdownPreprocessor {
  readonly #parser: markdown.Parser;
  /** The end of the last piece, held back until the next character is known. */
  #held = '';
  /** The character before the next one. */
  #before = '';
  /** Whether this line has had nothing but blanks and markers so far. */
  #lineIsBare = true;
  /** `>` marks at the start of this line. */
  #quotes = 0;
  #abandoning = false;

  constructor(renderer: markdown.Any_Renderer) {
    this.#parser = openParser(renderer);
  }

  /** Whether the bracket that the parser is ending was closed in the text. */
  isBracketClosed(): boolean {
    return this.#parser.pending === ']' && !this.#abandoning;
  }

  write(piece: string): void {
    const text = this.#held + piece;
    const end = undecidedFrom(text);
    this.#held = text.slice(end);
    this.#take(text.slice(0, end), this.#held.charAt(0));
  }

  end(): void {
    this.#take(this.#held, '\n');
    this.#held = '';
    this.#leaveBracket();
    markdown.parser_end(this.#parser);
    this.#abandoning = false;
  }

  /** `after` is the character that follows the text. */
  #take(text: string, after: string): void {
    let done = 0;
    for (const { 0: found, index } of text.matchAll(special)) {
      const plain = text.slice(done, index);
      done = index + found.length;
      this.#feed(plain);
      this.#feedSpecial(found, text.charAt(done) || after);
    }
    this.#feed(text.slice(done));
  }

  #feedSpecial(found: string, after: string): void {
    switch (found.charAt(0)) {
      case '\n':
        this.#leaveBracket();
        this.#feed(found);
        this.#abandoning = false;
        this.#lineIsBare = true;
        this.#quotes = 0;
        return;
      case ' ':
      case '\t':
        // Behind the last bar of a row blanks would be one more cell.
        if (!this.#isBehindCell()) this.#feed(found);
        return;
      case '*':
      case '_':
      case '~':
        this.#feedRun(found, after);
        return;
      case '`':
        this.#feedAs(found, found.length > longestFence ? literal('`').repeat(found.length) : found);
        return;
      case '-':
        this.#feedAs(found, found.replaceAll('-', literal('-')));
        return;
      case '>':
        this.#feedQuote();
        return;
      case ')':
        this.#feedAs(found, this.#isInsideBrackets() ? literal(')') : found);
        return;
      default:
        this.#feedAs(found, substitutes[found] ?? (found.startsWith('\\') ? found : '\ufffd'));
    }
  }

  /** A run of asterisks, underscores or tildes: markup, or text. */
  #feedRun(run: string, after: string): void {
    const symbol = run.charAt(0);
    const open = this.#isOpen(symbol);
    const asMark =
      this.#lineIsBare && isBlank(after)
        ? isLineMark(run, after) && this.#parser.hr_chars + run.length < longestRule
        : isMark(run, this.#before, after, open) && this.#parser.len < deepestMark;
    if (asMark && this.#parser.token === markdown.RAW_URL) this.#endBareAddress(open);
    this.#feedAs(
      run,
      asMark ? run : literal(symbol === '*' || symbol === '_' ? symbol : '~').repeat(run.length),
    );
  }

  #feedQuote(): void {
    this.#quotes += 1;
    this.#feedAs('>', this.#lineIsBare && this.#quotes > deepestQuote ? literal('>') : '>');
  }

  /** Whether a closing bracket belongs to a pair inside a link's address. */
  #isInsideBrackets(): boolean {
    const { pending } = this.#parser;
    if (!pending.startsWith('](') || pending.length > longestAddress) return false;
    return pending.split('(').length > pending.split(literal(')')).length + 1;
  }

  #feed(text: string): void {
    this.#feedAs(text, text);
  }

  /** Passes `given` to the parser instead of the message's `text`. */
  #feedAs(text: string, given: string): void {
    if (text === '') return;
    if (this.#leavesTable(given)) markdown.parser_write(this.#parser, '\n');
    this.#write(given);
    this.#before = text.slice(-1);
    this.#lineIsBare &&= /^[\s>*_+-]*$/.test(given);
  }

  /** The parser copies an address for each character of it, so what belongs to one is appended at once. */
  #write(given: string): void {
    if (/[)\n]/.test(given)) {
      markdown.parser_write(this.#parser, given);
      return;
    }
    let from = 0;
    while (from < given.length && !this.#parser.pending.startsWith('](')) {
      const opening = given.indexOf('](', from);
      const to = opening === -1 ? given.length : opening + 2;
      markdown.parser_write(this.#parser, given.slice(from, to));
      from = to;
    }
    this.#parser.pending += given.slice(from);
  }

  /** A line below a table that is no row of it ends the table; the parser waits for an empty line. */
  #leavesTable(given: string): boolean {
    const { token, pending, table_state } = this.#parser;
    const isAtLineStart =
      (token === markdown.TABLE_ROW && pending === '\n' && table_state > 0) ||
      (token === markdown.TABLE && pending === '' && table_state > 1);
    return isAtLineStart && !/^[|\n]/.test(given);
  }

  #isBehindCell(): boolean {
    const { token, pending } = this.#parser;
    return token === markdown.TABLE_ROW || (token === markdown.TABLE_CELL && pending === '|');
  }

  #isOpen(symbol: string): boolean {
    const kinds = openers[symbol] ?? [];
    const { tokens, len } = this.#parser;
    for (let level = 1; level <= len; level += 1) if (kinds.includes(tokens[level] ?? 0)) return true;
    return false;
  }

  /** The parser ends an address only at a blank or a backslash; a mark that closes ends it too. */
  #endBareAddress(closes: boolean): void {
    if (!closes) return;
    markdown.parser_write(this.#parser, '\\');
    this.#parser.pending = '';
  }

  /** A link or picture that is not complete at the end of its line is text; the parser would swallow the lines that follow. */
  #leaveBracket(): void {
    const { token, pending } = this.#parser;
    if (token !== markdown.LINK && token !== markdown.IMAGE) return;
    if (pending.startsWith('](')) {
      this.#parser.pending = ']';
      // No bracket within the address can be complete either.
      markdown.parser_write(this.#parser, pending.slice(1).replaceAll(/(?<=^|\])\(/g, literal('(')));
    } else if (token === markdown.IMAGE && pending !== ']') {
      this.#abandoning = true;
      markdown.parser_write(this.#parser, ']');
    }
  }
}

const deepestMark = 32;
const deepestQuote = 12;
const longestAddress = 2048;
/** In marks. A longer rule is text, as `special` has it for dashes. */
const longestRule = 200;
/** In backticks. More are text. */
const longestFence = 32;

/** The characters that the parser must not see as they are. `\` before anything but a line end is taken with it. */
const special =
  /[$<>)\n\ufdd0-\ufdef]|(?<![ \t])[ \t]+(?=\n)|\*+|_+|~+|`+|(?:-[ \t]*){200,}|\\(?:[\ud800-\udbff][\udc00-\udfff]|[^\n])/g;

/** Where the end of `text` begins whose meaning depends on what follows: marks, blanks, backslashes, half a character. */
function undecidedFrom(text: string): number {
  let from = text.length;
  if (/[\ud800-\udbff]/.test(text.charAt(from - 1))) from -= 1;
  else while (/[*_~` \t-]/.test(text.charAt(from - 1))) from -= 1;
  if (text.charAt(from - 1) !== '\\') return from;
  while (text.charAt(from - 1) === '\\') from -= 1;
  return from;
}

const substitutes: Readonly<Record<string, string>> = {
  $: literal('$'),
  '<': literal('<'),
  '\\(': literal('\\('),
  '\\[': literal('\\['),
};

const openers: Readonly<Record<string, readonly number[]>> = {
  '*': [markdown.ITALIC_AST, markdown.STRONG_AST],
  _: [markdown.ITALIC_UND, markdown.STRONG_UND],
  '~': [markdown.STRIKE],
};
