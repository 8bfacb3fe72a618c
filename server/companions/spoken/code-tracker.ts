/**
 * Tells whether the end of a growing Markdown text is in a code block or a code span, whose text is never a mark. Blocks may be in
 * quotes and lists, be fenced with backticks or tildes, or be indented.
 */
export class CodeTracker {
  /** The number of backticks or tildes that opened the block; 0 outside. */
  #fence = 0;
  #fenceSign = '';
  #span = 0;
  #run = 0;
  #runSign = '';
  /** Whether only blanks, or the marks of quotes and lists, precede on this line, so that a fence may open a block. */
  #isLineStart = true;
  #runAtLineStart = false;
  /** The blanks at the beginning of this line; null behind them. */
  #indent: number | null = 0;
  /** Whether an indented block may begin with this line: after a blank line, or a line of the block. */
  #mayIndent = false;
  #isIndented = false;

  get isInCode(): boolean {
    if (this.#run > 0) {
      // The signs before may open or close code.
      const after = this.#after();
      return after.fence > 0 || after.span > 0;
    }
    return this.#fence > 0 || this.#span > 0 || this.#isIndented || this.#isDeep();
  }

  /** Returns a tracker of the same text, to look ahead. */
  copy(): CodeTracker {
    const other = new CodeTracker();
    other.#fence = this.#fence;
    other.#fenceSign = this.#fenceSign;
    other.#span = this.#span;
    other.#run = this.#run;
    other.#runSign = this.#runSign;
    other.#isLineStart = this.#isLineStart;
    other.#runAtLineStart = this.#runAtLineStart;
    other.#indent = this.#indent;
    other.#mayIndent = this.#mayIndent;
    other.#isIndented = this.#isIndented;
    return other;
  }

  add(text: string): void {
    for (const letter of text) {
      this.#read(letter);
    }
  }

  #read(letter: string): void {
    if (letter !== this.#runSign) {
      this.#endRun();
    }
    if (letter === '`' || letter === '~') {
      this.#runAtLineStart = this.#run === 0 ? this.#isLineStart : this.#runAtLineStart;
      this.#runSign = letter;
      this.#run += 1;
    }
    this.#readIndent(letter);
    if (letter === '\n') {
      this.#isLineStart = true;
      this.#span = 0;
    } else if (!/[\s>*+\-\d.)]/.test(letter)) {
      this.#isLineStart = false;
    }
  }

  #readIndent(letter: string): void {
    if (letter === '\n') {
      this.#mayIndent = this.#indent !== null || this.#isIndented;
      this.#isIndented = false;
      this.#indent = 0;
    } else if (this.#indent !== null && letter === ' ') {
      this.#indent += 1;
    } else if (this.#indent !== null && letter === '\t') {
      this.#indent += 4;
    } else if (this.#indent !== null) {
      this.#isIndented = this.#isDeep();
      this.#indent = null;
    }
  }

  /** Whether the next letter begins a line of an indented block. */
  #isDeep(): boolean {
    return this.#mayIndent && (this.#indent ?? 0) >= 4;
  }

  #endRun(): void {
    if (this.#run > 0) {
      const { fence, span } = this.#after();
      this.#fenceSign = fence > 0 && this.#fence === 0 ? this.#runSign : this.#fenceSign;
      this.#fence = fence;
      this.#span = span;
      this.#run = 0;
      this.#runSign = '';
    }
  }

  #after(): { readonly fence: number; readonly span: number } {
    const isFence = this.#runAtLineStart && this.#run >= 3;
    if (this.#fence > 0) {
      const closes = isFence && this.#runSign === this.#fenceSign && this.#run >= this.#fence;
      return { fence: closes ? 0 : this.#fence, span: 0 };
    }
    if (isFence && this.#span === 0) {
      return { fence: this.#run, span: 0 };
    }
    if (this.#runSign === '~') {
      return { fence: 0, span: this.#span };
    }
    if (this.#span > 0) {
      return { fence: 0, span: this.#run === this.#span ? 0 : this.#span };
    }
    return { fence: 0, span: this.#run };
  }
}
