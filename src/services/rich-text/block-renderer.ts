import * as markdown from 'streaming-markdown';
import { settleAnchor } from './links.ts';
import { hasParts, isAnchor, isCode, isEmphasis, isInline, openFrame } from './open-element.ts';
import type { Frame } from './open-element.ts';
import { readable } from '../../../contract/markdown/escape-markup.ts';
import { speechCloser, speechMark } from '../../../contract/markdown/quotes.ts';

interface RendererOptions {
  mediaOrigin: string | undefined;
  /** Whether the bracket that is being ended was closed in the text. */
  isBracketClosed: () => boolean;
  /** Called with each block, or part of a list or quotation, once it is complete. */
  onSettled: (block: HTMLElement) => void;
}

/** Turns the parser's calls into elements below `root`, text going into the open text node. */
export class BlockRenderer implements markdown.Renderer<undefined> {
  readonly data = undefined;
  readonly #options: RendererOptions;
  readonly #frames: Frame[];
  #top: Frame;
  #openText: Text | undefined;
  #undrawn = '';
  /** The last character drawn in this line. */
  #before = '';
  /** The mark that closes the current speech; empty outside speech. */
  #closer = '';
  /** The level of the last heading, 0 before the first one. */
  #heading = 0;

  constructor(root: HTMLElement, options: RendererOptions) {
    this.#options = options;
    this.#top = { token: markdown.DOCUMENT, node: root, outer: root };
    this.#frames = [this.#top];
  }

  readonly add_token = (_: undefined, token: markdown.Token): void => {
    if (token === markdown.DOCUMENT) return;
    if (!isInline(token)) this.#leaveSpeech();
    if (token === markdown.LINE_BREAK || !isInline(token)) this.#before = '';
    this.#open(this.#inOutline(token));
  };

  readonly end_token = (): void => {
    if (this.#top.token === 'speech') this.#pop();
    const frame = this.#pop();
    // Below the deepest level a frame has no element of its own.
    if (isAnchor(frame.token) && frame.node !== this.#top.node) this.#settleAnchor(frame);
    else if (frame.token === markdown.CHECKBOX) this.#append(frame.ticked ? '☑' : '☐');
    else if (!isInline(frame.token)) this.#endBlock(frame);
  };

  readonly add_text = (_: undefined, text: string): void => {
    const { token } = this.#top;
    const isVerbatim = isCode(token) || token === markdown.RAW_URL || token === markdown.IMAGE;
    const isPlain = !notable.test(text);
    const written = isPlain ? text : readable(text, isCode(token));
    if (isVerbatim) this.#append(written);
    else if (isPlain) this.#appendSpoken(written);
    else this.#appendProse(written);
  };

  readonly set_attr = (_: undefined, attribute: markdown.Attr, value: string): void => {
    const frame = this.#top;
    if (attribute === markdown.HREF || attribute === markdown.SRC) frame.address = readable(value, false);
    else if (attribute === markdown.CHECKED) frame.ticked = true;
    else if (attribute === markdown.START) frame.node.setAttribute('start', value.slice(0, 9));
    else if (attribute === markdown.LANG) this.#nameLanguage(frame, readable(value, false));
  };

  /** Draws the buffered text: a text node is created or extended once a piece, not once a character. */
  flush(): void {
    const text = this.#undrawn;
    if (text === '') return;
    this.#undrawn = '';
    const { node } = this.#top;
    const last = this.#openText ?? node.lastChild;
    // A translator may have replaced the text node: what is appended to it then is not on the page.
    if (last instanceof Text && last.parentNode === node) {
      last.appendData(text);
      this.#openText = last;
      return;
    }
    this.#openText = node.ownerDocument.createTextNode(text);
    node.append(this.#openText);
  }

  /** Closes all open elements. */
  finish(): void {
    while (this.#frames.length > 1) this.end_token();
    this.flush();
  }

  /** Raises a heading that skips levels: the outline of a page goes down one level at a time. */
  #inOutline(token: markdown.Token): markdown.Token {
    const level = headings.indexOf(token) + 1;
    if (level === 0) return token;
    this.#heading = Math.min(level, this.#heading + 1);
    return headings[this.#heading - 1] ?? token;
  }

  #nameLanguage(frame: Frame, value: string): void {
    const [language] = /^[\w+#.-]{1,30}(?=\s|$)/.exec(value.trim()) ?? [];
    if (language !== undefined) frame.node.className = `language-${language.toLowerCase()}`;
  }

  #appendProse(text: string): void {
    let rest = text;
    for (let at = rest.search(speechMark); at >= 0; at = rest.search(speechMark)) {
      if (at > 0) this.#appendSpoken(rest.slice(0, at));
      this.#drawSpeechMark(rest.charAt(at));
      rest = rest.slice(at + 1);
    }
    if (rest !== '') this.#appendSpoken(rest);
  }

  #drawSpeechMark(mark: string): void {
    if (mark === this.#closer && this.#canLeaveSpeech()) {
      this.#appendSpoken(mark);
      this.#closeSpeech();
      return;
    }
    const closer = this.#closer === '' ? speechCloser(mark, this.#before) : undefined;
    if (closer !== undefined) this.#closer = closer;
    this.#appendSpoken(mark);
  }

  /** Speech outlives the emphasis it began in, so its element is opened at its next text. */
  #appendSpoken(text: string): void {
    if (this.#closer !== '' && !this.#frames.some(({ token }) => token === 'speech')) this.#open('speech');
    this.#append(text);
  }

  /** Speech that began outside a link cannot end inside it. */
  #canLeaveSpeech(): boolean {
    const start = this.#frames.findLastIndex(({ token }) => token === 'speech');
    return !this.#frames.slice(Math.max(start, 0)).some(({ token }) => isAnchor(token));
  }

  /** Closes the speech element; emphasis that was opened inside it continues after it. */
  #closeSpeech(): void {
    const resumed: Frame['token'][] = [];
    while (this.#top.token !== 'speech') resumed.unshift(this.#pop().token);
    this.#pop();
    this.#closer = '';
    for (const token of resumed) this.#open(token);
  }

  #leaveSpeech(): void {
    if (this.#top.token === 'speech') this.#pop();
    this.#closer = '';
  }

  #settleAnchor(frame: Frame): void {
    const nested = this.#frames.some(({ token }) => isAnchor(token));
    const behind = settleAnchor(frame, this.#options.isBracketClosed(), nested, this.#options.mediaOrigin);
    if (behind !== '') this.#appendProse(behind);
  }

  /**
   * Reports complete blocks: each block below the root, and each part of a list or quotation, the first one together with
   * its parent, so that a long list is not processed at once at its end.
   */
  #endBlock(frame: Frame): void {
    this.#closer = '';
    this.#before = '';
    const { length } = this.#frames;
    if (length === 1 && !(hasParts(frame.token) && frame.node.firstElementChild))
      this.#options.onSettled(frame.outer);
    if (length !== 2 || !hasParts(this.#top.token)) return;
    const isFirst = this.#top.node.firstElementChild === frame.outer;
    this.#options.onSettled(isFirst ? this.#top.outer : frame.outer);
  }

  #open(token: Frame['token']): void {
    this.flush();
    const frame = openFrame(token, this.#top.node, this.#frames.length);
    this.#frames.push(frame);
    this.#top = frame;
    this.#openText = undefined;
  }

  #pop(): Frame {
    this.flush();
    const frame = this.#frames.pop() ?? this.#top;
    this.#top = this.#frames.at(-1) ?? frame;
    this.#openText = undefined;
    if (isEmphasis(frame.token) && frame.node !== this.#top.node && !frame.node.hasChildNodes())
      frame.node.remove();
    return frame;
  }

  #append(text: string): void {
    this.#before = text.slice(-1);
    this.#undrawn += text;
  }
}

const headings: readonly markdown.Token[] = [
  markdown.HEADING_1,
  markdown.HEADING_2,
  markdown.HEADING_3,
  markdown.HEADING_4,
  markdown.HEADING_5,
  markdown.HEADING_6,
];

/** A character that may be a quotation mark or an escaped one. */
const notable = /["＂“”«»「」『』\ufdd0-\ufdef]/;
